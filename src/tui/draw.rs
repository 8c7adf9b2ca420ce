//! Draws a screen's plain data. Nothing here knows which screen it is; drawing changes nothing and fits any size.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line as TextLine, Span};
use ratatui::widgets::{Block, Clear, Paragraph};
use unicode_linebreak::linebreaks;

use crate::text::{SafeText, cell_width, truncate, visual_order};
use crate::tui::theme::Palette;
use crate::view::model::{KeyHint, Line, Overflow, Pane, Piece, Popup, ROOMY, Role, Screen, Scroll, Share, Strip};

/// Smallest terminal that screens are laid out for.
pub const CELLS_MIN: (u16, u16) = (80, 24);

/// Whether screens can be drawn in so much room.
pub fn fits(area: Rect) -> bool {
    area.width >= CELLS_MIN.0 && area.height >= CELLS_MIN.1
}

/// Draws one clear sentence, where there is too little room for anything else.
pub fn draw_sentence(frame: &mut Frame<'_>, text: &SafeText) {
    let area = frame.area();
    frame.render_widget(Paragraph::new(truncate(text.as_str(), usize::from(area.width))), area);
}

/// Draws everything; nothing at all below the smallest size, for which the program has a sentence of its own.
pub fn draw(frame: &mut Frame<'_>, screen: &Screen, palette: Palette) {
    let area = frame.area();
    if !fits(area) {
        return;
    }
    let strip_height = u16::from(screen.strip.is_some());
    let [title, strip, body, status, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(strip_height),
        Constraint::Min(0),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(area);
    draw_title(frame, title, screen, palette);
    if let Some(pieces) = &screen.strip {
        frame.render_widget(
            Paragraph::new(strip_line(pieces, usize::from(strip.width), palette, Direction::of(screen))),
            strip,
        );
    }
    let is_roomy = area.width >= ROOMY.0 && area.height >= ROOMY.1;
    let laid_out = screen.roomy.as_ref().filter(|_| is_roomy).unwrap_or(&screen.columns);
    let widths = laid_out.iter().map(|column| constraint(column.width));
    let columns = Layout::horizontal(widths).split(body);
    for (column, area) in laid_out.iter().zip(columns.iter()) {
        let heights = column.panes.iter().map(|(share, _)| constraint(*share));
        let panes = Layout::vertical(heights).split(*area);
        for ((_, pane), area) in column.panes.iter().zip(panes.iter()) {
            draw_pane(frame, *area, pane, palette, Direction::of(screen));
        }
    }
    let status_text = truncate(screen.status.as_str(), usize::from(status.width).saturating_sub(1));
    let said =
        Span::styled(format!(" {}", Direction::of(screen).laid(&status_text)), palette.style(screen.status_role));
    frame.render_widget(Paragraph::new(said), status);
    draw_keys(frame, keys, screen, palette);
    if let Some(popup) = &screen.popup {
        draw_popup(frame, body, popup, palette, Direction::of(screen));
    }
}

/// Which way lines run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Direction {
    LeftToRight,
    RightToLeft,
}

impl Direction {
    fn of(screen: &Screen) -> Self {
        if screen.right_to_left { Self::RightToLeft } else { Self::LeftToRight }
    }

    /// A text of one piece as it is read.
    fn laid(self, text: &str) -> String {
        visual_order(text, self == Self::RightToLeft)
    }
}

fn constraint(share: Share) -> Constraint {
    match share {
        Share::Fixed(cells) => Constraint::Length(cells),
        Share::Part(parts) => Constraint::Fill(parts),
    }
}

fn draw_title(frame: &mut Frame<'_>, area: Rect, screen: &Screen, palette: Palette) {
    let (width, direction) = (usize::from(area.width), Direction::of(screen));
    let (title, end) = title_that_fits(screen, width.saturating_sub(3));
    // Where one is matters more than the rest of the line, but never takes more than it needs.
    let least = cell_width(title).min(width / 6);
    let end = truncate(end, width.saturating_sub(least + 3));
    let room = width.saturating_sub(cell_width(&end) + 3);
    let title = truncate(title, room);
    let gap = " ".repeat(room.saturating_sub(cell_width(&title)) + 1);
    let line = TextLine::from(vec![
        Span::styled(format!(" {}", direction.laid(&title)), palette.style(Role::Strong)),
        Span::raw(gap),
        Span::styled(direction.laid(&end), palette.style(Role::Faint)),
    ]);
    frame.render_widget(Paragraph::new(line), area);
}

/// The title and its end as long as both fit: first the title is said in fewer words, then its end.
fn title_that_fits(screen: &Screen, room: usize) -> (&str, &str) {
    let (title, end) = (screen.title.as_str(), screen.title_end.as_str());
    let title_short = Some(screen.title_short.as_str()).filter(|short| !short.is_empty()).unwrap_or(title);
    let end_short = Some(screen.title_end_short.as_str()).filter(|short| !short.is_empty()).unwrap_or(end);
    let fits = |title: &str, end: &str| cell_width(title) + cell_width(end) <= room;
    let ways = [(title, end), (title_short, end), (title, end_short), (title_short, end_short)];
    ways.into_iter().find(|(title, end)| fits(title, end)).unwrap_or((title_short, end_short))
}

/// As many pieces of a strip as there is room for, around the one that must be seen.
fn strip_line<'t>(strip: &Strip, width: usize, palette: Palette, direction: Direction) -> TextLine<'t> {
    let mut spans = Vec::new();
    let mut room = width.saturating_sub(1);
    if !strip.lead.as_str().is_empty() {
        let lead = truncate(strip.lead.as_str(), width / 2);
        room = room.saturating_sub(cell_width(&lead) + 3);
        spans.push(Span::styled(format!(" {}  ", direction.laid(&lead)), palette.style(Role::Strong)));
    } else {
        spans.push(Span::raw(" "));
    }
    let widths: Vec<usize> = strip.pieces.iter().map(|piece| cell_width(piece.text.as_str()) + 2).collect();
    let range = seen(&widths, strip.kept.unwrap_or(0), room);
    if range.start > 0 {
        spans.push(Span::styled("… ".to_owned(), palette.style(Role::Faint)));
    }
    let goes_on = range.end < widths.len();
    for piece in strip.pieces.iter().skip(range.start).take(range.len()) {
        let text = truncate(piece.text.as_str(), room.saturating_sub(4).max(4));
        spans.push(Span::styled(direction.laid(&text), palette.style(piece.role)));
        spans.push(Span::raw("  "));
    }
    if goes_on {
        spans.push(Span::styled("…".to_owned(), palette.style(Role::Faint)));
    }
    TextLine::from(spans)
}

/// Which of these widths fit into the room together with the one that must be seen: those after it first, for they come
/// next, then those before it. A mark of two cells is kept free at an end that goes on.
fn seen(widths: &[usize], kept: usize, room: usize) -> std::ops::Range<usize> {
    let total: usize = widths.iter().sum();
    if total <= room {
        return 0..widths.len();
    }
    let room = room.saturating_sub(4);
    let kept = kept.min(widths.len().saturating_sub(1));
    let (mut start, mut end) = (kept, (kept + 1).min(widths.len()));
    let mut used = widths.get(kept).copied().unwrap_or(0);
    while let Some(width) = widths.get(end).filter(|width| used + **width <= room) {
        used += width;
        end += 1;
    }
    while let Some(width) = start.checked_sub(1).and_then(|at| widths.get(at)).filter(|width| used + **width <= room) {
        used += width;
        start -= 1;
    }
    start..end
}

fn draw_keys(frame: &mut Frame<'_>, area: Rect, screen: &Screen, palette: Palette) {
    let direction = Direction::of(screen);
    let mut spans = Vec::new();
    let width = |hint: &KeyHint| cell_width(hint.key.as_str()) + cell_width(hint.label.as_str()) + 3;
    // What must stay has its room first; of the others the first ones, as many as fit.
    let mut room = usize::from(area.width);
    room = room.saturating_sub(screen.keys.iter().filter(|hint| hint.vital).map(width).sum());
    let mut is_full = false;
    for hint in &screen.keys {
        is_full |= !hint.vital && width(hint) > room;
        if !hint.vital {
            if is_full {
                continue;
            }
            room -= width(hint);
        }
        spans.push(Span::styled(format!(" {}", hint.key), palette.style(Role::Key)));
        spans.push(Span::raw(format!(" {} ", direction.laid(hint.label.as_str()))));
    }
    frame.render_widget(Paragraph::new(TextLine::from(spans)), area);
}

fn draw_popup(frame: &mut Frame<'_>, body: Rect, popup: &Popup, palette: Palette, direction: Direction) {
    let width = popup.width.min(body.width);
    let height = popup.height.min(body.height);
    let area = Rect { x: body.x + (body.width - width) / 2, y: body.y + (body.height - height) / 2, width, height };
    frame.render_widget(Clear, area);
    // A wide character that reached under the border would swallow it.
    if let Some(beside) = area.x.checked_sub(1) {
        for row in area.top()..area.bottom() {
            if let Some(cell) = frame.buffer_mut().cell_mut((beside, row))
                && cell_width(cell.symbol()) > 1
            {
                cell.set_symbol(" ");
            }
        }
    }
    draw_pane(frame, area, &popup.pane, palette, direction);
}

fn draw_pane(frame: &mut Frame<'_>, area: Rect, pane: &Pane, palette: Palette, direction: Direction) {
    let mut block = Block::bordered().border_style(palette.border(pane.focused));
    let room = usize::from(area.width.saturating_sub(4));
    // The end may have what the title does not need, and at least half.
    let title_width = cell_width(pane.title.as_str());
    let for_end = room.saturating_sub(if title_width > 0 { title_width + 2 } else { 0 }).max(room / 2);
    let end = truncate(pane.title_end.as_str(), for_end);
    if !pane.title.as_str().is_empty() {
        let title = truncate(pane.title.as_str(), room.saturating_sub(cell_width(&end) + 2));
        let title = TextLine::styled(format!(" {} ", direction.laid(&title)), palette.style(Role::Strong));
        block = block.title(if direction == Direction::RightToLeft { title.right_aligned() } else { title });
    }
    if !end.is_empty() {
        let end = TextLine::from(format!(" {} ", direction.laid(&end)));
        block = block.title(if direction == Direction::RightToLeft { end } else { end.right_aligned() });
    }
    let inner = block.inner(area);
    let width = usize::from(inner.width);
    let height = usize::from(inner.height);
    let mut drawn: Vec<TextLine<'_>> = Vec::new();
    let mut selected_rows = None;
    for (at, line) in pane.lines.iter().enumerate() {
        let chosen = pane.selected == Some(at);
        let overflow = if line.wraps { Overflow::Wrap } else { pane.overflow };
        let rows = lay_out(line, width, overflow, palette, direction);
        if chosen {
            selected_rows = Some((drawn.len(), drawn.len() + rows.len()));
        } else if let (Some(selected), Some((_, end))) = (pane.selected, &mut selected_rows)
            && at <= selected + pane.reveal
        {
            *end += rows.len();
        }
        drawn.extend(
            rows.into_iter().map(|row| if chosen { highlighted(row, width, pane.focused, palette) } else { row }),
        );
    }
    let top = window(pane.scroll, drawn.len(), height, selected_rows);
    if let Some(mark) = more_mark(top, drawn.len(), height) {
        block = block.title_bottom(TextLine::from(Span::styled(mark, palette.style(Role::Faint))).right_aligned());
    }
    frame.render_widget(block, area);
    let rows: Vec<TextLine<'_>> = drawn.into_iter().skip(top).take(height).collect();
    frame.render_widget(Paragraph::new(rows), inner);
}

/// How many rows go on above and below what is seen: ` ↑3 ↓12 `; nothing where all are seen.
fn more_mark(top: usize, count: usize, height: usize) -> Option<String> {
    let below = count.saturating_sub(top + height);
    match (top, below) {
        (0, 0) => None,
        (0, below) => Some(format!(" ↓{below} ")),
        (above, 0) => Some(format!(" ↑{above} ")),
        (above, below) => Some(format!(" ↑{above} ↓{below} ")),
    }
}

/// First row to show: where the pane wants to stand, moved so that the chosen line is inside.
fn window(scroll: Scroll, count: usize, height: usize, selected: Option<(usize, usize)>) -> usize {
    let last = count.saturating_sub(height);
    let wanted = match scroll {
        Scroll::Selected(down) => return selected.map_or(0, |(start, _)| start + down).min(last),
        Scroll::Top => 0,
        Scroll::Down(lines) => lines.min(last),
        Scroll::End(up) => last.saturating_sub(up),
    };
    match selected {
        Some((start, end)) if end > wanted + height => end.saturating_sub(height).min(start),
        Some((start, _)) if start < wanted => start,
        _ => wanted,
    }
}

fn highlighted<'t>(row: TextLine<'t>, width: usize, focused: bool, palette: Palette) -> TextLine<'t> {
    let used: usize = row.spans.iter().map(|span| cell_width(&span.content)).sum();
    let mut row = row;
    row.spans.push(Span::raw(" ".repeat(width.saturating_sub(used))));
    // A chosen line of a pane without the keys is marked, but not as loudly.
    let style = if focused { palette.selected() } else { palette.style(Role::Strong) };
    row.patch_style(style)
}

/// One line as rows of at most `width` cells.
fn lay_out<'t>(
    line: &Line,
    width: usize,
    overflow: Overflow,
    palette: Palette,
    direction: Direction,
) -> Vec<TextLine<'t>> {
    let indent = usize::from(line.indent).min(width);
    let room = width - indent;
    let body_width: usize = line.pieces.iter().map(|piece| cell_width(piece.text.as_str())).sum();
    // An end that is too long is cut, so that what it belongs to is still read.
    let end = cut(&line.end, room.saturating_sub(body_width.min(room / 2) + 1));
    let end_width: usize = end.iter().map(|(text, _)| cell_width(text)).sum();
    let body_room = room.saturating_sub(if end_width > 0 { end_width + 1 } else { 0 });
    let rows = match overflow {
        Overflow::Cut => vec![cut(&line.pieces, body_room)],
        Overflow::Wrap => wrap(&line.pieces, body_room.max(8)),
    };
    let count = rows.len();
    rows.into_iter()
        .enumerate()
        .map(|(at, row)| {
            let mut spans = vec![Span::raw(" ".repeat(indent))];
            let used: usize = row.iter().map(|(text, _)| cell_width(text)).sum();
            spans.extend(row.into_iter().map(|(text, role)| Span::styled(text, palette.style(role))));
            if at + 1 == count && end_width > 0 {
                spans.push(Span::raw(" ".repeat(room.saturating_sub(used + end_width))));
                spans.extend(end.iter().map(|(text, role)| Span::styled(text.clone(), palette.style(*role))));
            }
            turned(TextLine::from(spans), width, direction)
        })
        .collect()
}

/// In a right-to-left language a row is laid out from the right border: its pieces from right to left, each in visual order.
fn turned(row: TextLine<'_>, width: usize, direction: Direction) -> TextLine<'_> {
    if direction == Direction::LeftToRight {
        return row;
    }
    let mut spans: Vec<Span<'_>> = row.spans;
    while spans.last().is_some_and(|span| span.content.trim().is_empty()) {
        spans.pop();
    }
    let used: usize = spans.iter().map(|span| cell_width(&span.content)).sum();
    let pad = Span::raw(" ".repeat(width.saturating_sub(used)));
    let laid = spans.into_iter().rev().map(|span| Span::styled(visual_order(&span.content, true), span.style));
    TextLine::from(std::iter::once(pad).chain(laid).collect::<Vec<_>>())
}

fn cut(pieces: &[Piece], room: usize) -> Vec<(String, Role)> {
    let mut row = Vec::new();
    let mut left = room;
    for piece in pieces {
        let text = piece.text.as_str();
        let width = cell_width(text);
        if width <= left {
            row.push((text.to_owned(), piece.role));
            left -= width;
        } else if left > 0 {
            row.push((truncate(text, left), piece.role));
            break;
        } else {
            // What is left out whole is marked too.
            if let Some((last, _)) = row.last_mut() {
                let shorter = cell_width(last).saturating_sub(1);
                *last = format!("{}…", last_cut(last, shorter));
            }
            break;
        }
    }
    row
}

/// The first cells of a text, without a mark.
fn last_cut(text: &str, cells: usize) -> &str {
    if cells == 0 { "" } else { split_at_width(text, cells).0 }
}

/// Breaks where the text may be broken (UAX #14): after spaces, between ideographs but not before what closes; between graphemes
/// where there is no such place.
fn wrap(pieces: &[Piece], room: usize) -> Vec<Vec<(String, Role)>> {
    let mut rows = vec![Vec::new()];
    let mut used = 0;
    for piece in pieces {
        let text = piece.text.as_str();
        let mut from = 0;
        for (to, _) in linebreaks(text) {
            let mut word = text.get(from..to).unwrap_or_default();
            from = to;
            while !word.is_empty() {
                let width = cell_width(word.trim_end());
                if used + width <= room {
                    push(&mut rows, word, piece.role);
                    used += cell_width(word);
                    word = "";
                } else if used > 0 {
                    rows.push(Vec::new());
                    used = 0;
                } else {
                    let (head, tail) = split_at_width(word, room);
                    push(&mut rows, head, piece.role);
                    rows.push(Vec::new());
                    word = tail;
                }
            }
        }
    }
    rows
}

fn push(rows: &mut [Vec<(String, Role)>], text: &str, role: Role) {
    let Some(row) = rows.last_mut() else { return };
    match row.last_mut() {
        Some((last, last_role)) if *last_role == role => last.push_str(text),
        _ => row.push((text.to_owned(), role)),
    }
}

fn split_at_width(word: &str, room: usize) -> (&str, &str) {
    use unicode_segmentation::UnicodeSegmentation;
    let mut used = 0;
    for (at, cluster) in word.grapheme_indices(true) {
        let width = cell_width(cluster);
        if used + width > room && at > 0 {
            return word.split_at_checked(at).unwrap_or((word, ""));
        }
        used += width;
    }
    (word, "")
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;
    use crate::text::safe;
    use crate::view::model::Column;

    fn screen() -> Screen {
        let lines = (0..40).map(|at| Line::of(safe(&format!("line {at} 石碑守夜人"))).at_end(safe("end"), Role::Good));
        let pane =
            Pane { title: safe("A title that is long"), lines: lines.collect(), selected: Some(30), ..Pane::default() };
        let wrapped =
            Pane { overflow: Overflow::Wrap, lines: vec![Line::of(safe(&"word ".repeat(60)))], ..Pane::default() };
        let columns = vec![
            Column { width: Share::Part(1), panes: vec![(Share::Part(1), pane.clone())] },
            Column { width: Share::Part(2), panes: vec![(Share::Fixed(5), wrapped), (Share::Part(1), pane.clone())] },
        ];
        Screen { columns, popup: Some(Popup { pane, width: 200, height: 90 }), ..Screen::default() }
    }

    #[test]
    fn every_size_is_drawn_without_panic() {
        for width in (0..=200).step_by(23) {
            for height in (0..=60).step_by(11) {
                let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("terminal");
                for right_to_left in [false, true] {
                    let screen = Screen { right_to_left, ..screen() };
                    terminal.draw(|frame| draw(frame, &screen, Palette::Colours)).expect("drawn");
                }
            }
        }
    }

    #[test]
    fn a_strip_keeps_the_one_that_must_be_seen() {
        let widths = [10; 9];
        assert_eq!(seen(&widths, 0, 200), 0..9);
        assert_eq!(seen(&widths, 0, 40), 0..3);
        assert_eq!(seen(&widths, 4, 40), 4..7);
        assert_eq!(seen(&widths, 8, 40), 6..9);
        assert_eq!(seen(&widths, 3, 5), 3..4);
        assert_eq!(seen(&[], 0, 5), 0..0);
    }

    #[test]
    fn the_way_back_stays_where_keys_do_not_fit() {
        let hint = |key: &str, vital: bool| KeyHint { key: safe(key), label: safe("a label of many letters"), vital };
        let keys = vec![hint("a", false), hint("b", false), hint("c", false), hint("d", false), hint("?", true)];
        let screen = Screen { keys, ..Screen::default() };
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("terminal");
        terminal.draw(|frame| draw(frame, &screen, Palette::Plain)).expect("drawn");
        let last: String = (0..80).map(|at| terminal.backend().buffer()[(at, 23)].symbol().to_owned()).collect();
        assert!(last.contains(" a a label") && last.contains(" ? a label") && !last.contains(" d "), "{last}");
    }

    #[test]
    fn what_is_left_out_is_marked() {
        let pieces =
            [Piece { text: safe("four"), role: Role::Plain }, Piece { text: safe(" more"), role: Role::Plain }];
        assert_eq!(cut(&pieces, 4), vec![("fou…".to_owned(), Role::Plain)]);
        assert_eq!(more_mark(3, 40, 10).as_deref(), Some(" ↑3 ↓27 "));
        assert_eq!(more_mark(0, 10, 10), None);
    }

    #[test]
    fn the_chosen_line_is_always_inside() {
        assert_eq!(window(Scroll::Top, 40, 10, Some((30, 31))), 21);
        assert_eq!(window(Scroll::End(0), 40, 10, None), 30);
        assert_eq!(window(Scroll::Down(35), 40, 10, Some((2, 3))), 2);
        assert_eq!(window(Scroll::Selected(3), 40, 10, Some((5, 6))), 8);
        assert_eq!(window(Scroll::Selected(0), 40, 10, Some((38, 39))), 30);
    }

    fn rows(line: &Line, width: usize, direction: Direction) -> Vec<String> {
        let rows = lay_out(line, width, Overflow::Wrap, Palette::from_environment(None), direction);
        rows.iter().map(|row| row.spans.iter().map(|span| span.content.as_ref()).collect()).collect()
    }

    #[test]
    fn chinese_breaks_between_ideographs_and_never_before_what_closes() {
        let line = Line::of(safe("迷雾猎犬用尖牙攻击玛拉（掷出七、九），未能命中。"));
        for width in 8..60 {
            for row in rows(&line, width, Direction::LeftToRight) {
                assert!(!row.starts_with(['）', '，', '。', '、']), "{width}: {row}");
                assert!(cell_width(&row) <= width, "{width}: {row}");
            }
        }
        // No row is given up at a space while ideographs would still fit.
        let mixed = Line::of(safe("掷 颗骰七以上计成功个成功个成功"));
        assert!(rows(&mixed, 20, Direction::LeftToRight)[0].len() > "掷 ".len());
    }

    #[test]
    fn rows_of_a_right_to_left_language_begin_at_the_right_border_piece_by_piece() {
        let line = Line::of(safe("זריזות")).at_end(safe("+3"), Role::Good);
        assert_eq!(rows(&line, 14, Direction::RightToLeft), ["+3      תוזירז"]);
        let english = Line::of(safe("Lantern out (2)")).at_end(safe("0/5"), Role::Good);
        assert_eq!(rows(&english, 24, Direction::RightToLeft), ["0/5      Lantern out (2)"]);
        let marked = Line::of(safe("ש\u{5c1}ד e\u{301} 👩\u{200d}🚀"));
        for row in rows(&marked, 12, Direction::RightToLeft) {
            assert_eq!(cell_width(&row), 12, "{row}");
        }
    }

    #[test]
    fn an_end_that_is_too_long_leaves_room_for_what_it_belongs_to() {
        let line = Line::of(safe("Eel")).at_end(safe("a very long name of a tier indeed"), Role::Faint);
        assert_eq!(rows(&line, 20, Direction::LeftToRight), ["Eel a very long nam…"]);
    }
}
