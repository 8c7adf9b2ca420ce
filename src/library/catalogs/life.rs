//! The life of what comes from a catalog: installing, updating, switching languages (3a, "Lifecycle"; 3c).
//!
//! Everything is fetched and checked first; then one change of the library stores it, or nothing.

use crate::library::Library;
use crate::library::catalogs::{CatalogAddress, CatalogDocument, CatalogFault, Net, Offer, get};
use crate::library::import::Refusal;
use crate::library::manage::{Deed, Did, Fault, install_catalog, installed, is_older, keep_fetched};
use crate::library::store::{InstalledRuleset, Kept, LibraryId, Namespace, StoreFault};
use crate::locale::{Chain, Tag};

impl Library {
    /// What a catalog offers.
    ///
    /// # Errors
    /// A catalog whose document cannot be had, or is none.
    pub fn browse(&self, address: &CatalogAddress, net: &mut Net<'_>) -> Result<CatalogDocument, CatalogFault> {
        get::document(address, net)
    }

    /// Installs a package of a catalog, with the language packs of the language. A pack that cannot be had costs itself only.
    ///
    /// # Errors
    /// A catalog that cannot be used or does not list the package; everything that refuses the package; stopped.
    pub fn install_from(
        &self,
        package: &str,
        address: &CatalogAddress,
        chain: &Chain,
        net: &mut Net<'_>,
    ) -> Result<Vec<Did>, Fault> {
        let catalog = get::document(address, net).map_err(|fault| fault.refusal(address).about(package))?;
        let offer = offered(&catalog, package)?;
        self.take(offer, address, chain, net)
    }

    /// Updates what came from catalogs: one ruleset, or all of them. What is not newer stays, and its language packs are
    /// looked after.
    ///
    /// # Errors
    /// `not-installed`, `not-from-catalog` for the one that is asked for; a library that cannot be read. What keeps one of
    /// them from being updated is a line of the answer and touches no other.
    pub fn update(
        &self,
        asked: Option<&str>,
        other: Option<&CatalogAddress>,
        chain: &Chain,
        net: &mut Net<'_>,
    ) -> Result<Vec<Did>, Fault> {
        let index = self.store()?.read()?;
        let rows: Vec<InstalledRuleset> = match asked {
            Some(asked) => {
                let row = installed(&index, asked)?;
                if row.id.namespace() == Namespace::Local {
                    let detail = "it was imported; install its new version from its file";
                    return Err(Refusal::new("not-from-catalog", detail).about(&row.id.to_string()).into());
                }
                vec![row.clone()]
            }
            None => index.rulesets().filter(|row| row.id.namespace() == Namespace::Catalog).cloned().collect(),
        };
        let mut shelf = Shelf::default();
        let mut did = Vec::new();
        for row in rows {
            let updated = self.update_one(&row, other, &mut shelf, chain, net);
            match updated {
                Ok(lines) => did.extend(lines),
                Err(Fault::Refused(refusal)) if refusal.code == "stopped" => return Err(Fault::Refused(refusal)),
                Err(Fault::Refused(refusal)) => did.push(Did::refused(&refusal, &row.id.to_string())),
                Err(fault) => return Err(fault),
            }
        }
        Ok(did)
    }

    fn update_one(
        &self,
        row: &InstalledRuleset,
        other: Option<&CatalogAddress>,
        shelf: &mut Shelf,
        chain: &Chain,
        net: &mut Net<'_>,
    ) -> Result<Vec<Did>, Fault> {
        let address = address_of(row, other)?;
        let catalog = shelf.catalog(&address, net)?;
        let unchanged = |detail: String| vec![Did::new(&row.id, Deed::Unchanged, detail)];
        let Some(offer) = catalog.offer(row.id.name()) else { return Ok(unchanged(row.current.clone())) };
        if is_older(&row.current, offer.entry.version()) {
            return self.take(offer, &address, chain, net);
        }
        let mut did = unchanged(row.current.clone());
        did.extend(self.look_after(row, offer, &address, chain, net)?);
        Ok(did)
    }

    /// Makes a language the one that translations are kept for: of every ruleset from a catalog that lists packs of its
    /// version, those of the language are fetched and those of others let go. A catalog that cannot be had costs its own
    /// rulesets only; what is kept of those stays.
    ///
    /// # Errors
    /// A library that cannot be read or written; stopped.
    pub fn speak(&self, language: &Tag, net: &mut Net<'_>) -> Result<Vec<Did>, Fault> {
        self.choose_language(language)?;
        self.fetch_packs(&Chain::of(language), net)
    }

    /// Writes down which language translations are kept for; whether anything is installed that a catalog may have packs for.
    ///
    /// # Errors
    /// A library that cannot be read or written.
    pub fn choose_language(&self, language: &Tag) -> Result<bool, StoreFault> {
        self.store()?.change(|draft| {
            draft.index.language = Some(language.to_string());
            Ok(draft.index.rulesets().any(|row| row.id.namespace() == Namespace::Catalog))
        })
    }

    /// The language that translations are kept for, where one was chosen.
    pub fn language(&self) -> Option<Tag> {
        Tag::parse(self.store().ok()?.read().ok()?.language.as_deref()?)
    }

    /// Looks after the language packs of everything that came from a catalog, as [`Library::speak`] does.
    ///
    /// # Errors
    /// As there.
    pub fn fetch_packs(&self, chain: &Chain, net: &mut Net<'_>) -> Result<Vec<Did>, Fault> {
        let index = self.store()?.read()?;
        let rows: Vec<InstalledRuleset> =
            index.rulesets().filter(|row| row.id.namespace() == Namespace::Catalog).cloned().collect();
        let mut shelf = Shelf::default();
        let mut did = Vec::new();
        for row in rows {
            let Ok(address) = address_of(&row, None) else { continue };
            let catalog = match shelf.catalog(&address, net) {
                Ok(catalog) => catalog,
                Err(refusal) if refusal.code == "stopped" => return Err(refusal.into()),
                Err(refusal) => {
                    // What is kept already needs no catalog.
                    let speaks = |tag: &Tag| {
                        let kept = row.current().map(|version| version.kept.as_slice()).unwrap_or_default();
                        kept.iter().any(|pack| Tag::parse(&pack.language).as_ref() == Some(tag))
                    };
                    if chain.translating().next().is_some() && !chain.translating().any(speaks) {
                        did.push(Did::failed(&row.id, Deed::PackFailed, &refusal.code, refusal.detail));
                    }
                    continue;
                }
            };
            match catalog.offer(row.id.name()) {
                Some(offer) => did.extend(self.look_after(&row, offer, &address, chain, net)?),
                None => did.extend(self.let_go(&row, chain)?),
            }
        }
        Ok(did)
    }

    /// Fetches a package with its packs, then stores both at once.
    fn take(
        &self,
        offer: &Offer,
        address: &CatalogAddress,
        chain: &Chain,
        net: &mut Net<'_>,
    ) -> Result<Vec<Did>, Fault> {
        get::before_fetching(offer)?;
        let store = self.store()?;
        let (id, version) = (offer.entry.id(), offer.entry.version());
        let index = store.read()?;
        let row = LibraryId::catalog(id).and_then(|id| index.ruleset(&id));
        if let Some(newer) = row.map(|row| row.current.as_str()).filter(|current| is_older(version, current)) {
            let detail = format!("{newer} is installed, which is newer than {version}");
            return Err(Refusal::new("older-version", detail).about(id).into());
        }
        let kept: Vec<Kept> = row.and_then(|row| row.version(version)).map(|old| old.kept.clone()).unwrap_or_default();
        let candidate = get::package(offer, address, net)?;
        let packs = get::packs(offer, chain, &kept, address, net).map_err(|refusal| refusal.about(id))?;
        store.change(|draft| {
            let mut did = install_catalog(draft, &candidate, &address.to_string())?;
            did.extend(keep_fetched(draft, &candidate.id, version, &packs.fetched, chain)?);
            did.extend(failures(&candidate.id, &packs));
            Ok(did)
        })
    }

    /// Fetches the packs of the version that is in use, where the catalog still lists that one.
    fn look_after(
        &self,
        row: &InstalledRuleset,
        offer: &Offer,
        address: &CatalogAddress,
        chain: &Chain,
        net: &mut Net<'_>,
    ) -> Result<Vec<Did>, Fault> {
        if offer.entry.version() != row.current {
            return self.let_go(row, chain);
        }
        let kept = row.current().map(|version| version.kept.clone()).unwrap_or_default();
        let packs = get::packs(offer, chain, &kept, address, net)?;
        self.store()?.change(|draft| {
            let mut did = keep_fetched(draft, &row.id, &row.current, &packs.fetched, chain)?;
            did.extend(failures(&row.id, &packs));
            Ok(did)
        })
    }

    /// Lets go of the packs of other languages.
    fn let_go(&self, row: &InstalledRuleset, chain: &Chain) -> Result<Vec<Did>, Fault> {
        self.store()?.change(|draft| Ok(keep_fetched(draft, &row.id, &row.current, &[], chain)?))
    }
}

fn failures(id: &LibraryId, packs: &get::Packs) -> Vec<Did> {
    let failed = packs.failed.iter();
    failed.map(|(_, code, cause)| Did::failed(id, Deed::PackFailed, code, cause.clone())).collect()
}

fn offered<'c>(catalog: &'c CatalogDocument, package: &str) -> Result<&'c Offer, Refusal> {
    if let Some(offer) = catalog.offer(package) {
        return Ok(offer);
    }
    if let Some(dropped) = catalog.dropped.iter().find(|dropped| dropped.id == package) {
        let first = dropped.diagnostics.first();
        let code = first.map_or("refused", |found| found.code.as_str());
        let message = first.map(|found| format!("{}: {}", found.pointer, found.message)).unwrap_or_default();
        return Err(Refusal::new(code, format!("the catalog's entry cannot be used: {message}")).about(package));
    }
    let near = crate::source::nearest(package, catalog.offers.iter().map(|offer| offer.entry.id()));
    let near = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
    Err(Refusal::new("not-in-catalog", format!("the catalog has no package `{package}`{near}")).about(package))
}

fn address_of(row: &InstalledRuleset, other: Option<&CatalogAddress>) -> Result<CatalogAddress, Refusal> {
    if let Some(other) = other {
        return Ok(other.clone());
    }
    let known = row.catalog.as_deref().ok_or_else(|| "nobody knows its catalog; name one".to_owned());
    let address = known.and_then(CatalogAddress::parse);
    address.map_err(|cause| Refusal::new("bad-address", cause).about(&row.id.to_string()))
}

/// Catalogs that were read already, each once.
#[derive(Default)]
struct Shelf {
    read: Vec<(CatalogAddress, Result<CatalogDocument, CatalogFault>)>,
}

impl Shelf {
    fn catalog(&mut self, address: &CatalogAddress, net: &mut Net<'_>) -> Result<&CatalogDocument, Refusal> {
        let at = match self.read.iter().position(|(known, _)| known == address) {
            Some(at) => at,
            None => {
                self.read.push((address.clone(), get::document(address, net)));
                self.read.len() - 1
            }
        };
        let Some((_, read)) = self.read.get(at) else { return Err(Refusal::new("unreachable", address.to_string())) };
        read.as_ref().map_err(|fault| fault.refusal(address))
    }
}
