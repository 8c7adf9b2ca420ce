# A bancada do tradutor.
bench-title = Bancada do tradutor
bench-file = { $file } · { $ruleset }
bench-coverage = Cobertura
bench-all-strings = Textos
bench-in-english = inglês
bench-never-read = Ainda não foi possível ler nada do arquivo.
bench-findings = Achados
bench-strings = Textos
bench-tour = Passeio
bench-detail = Detalhes
bench-counted = ✗ { $errors }  ! { $warnings }  · { $notes }
bench-nothing = Nada de errado.
bench-nothing-about = Todos os textos foram vistos.
bench-no-strings = Nenhum texto desta parte.
bench-no-problem = Nenhum problema nesta lista.
bench-broken = O arquivo não pode ser usado assim; vê-se o que ele era antes.
bench-read-again = O arquivo foi lido de novo.
bench-no-ruleset = Não há regras ao lado de { $path }. Ponha-o na pasta locales das regras, ou diga as regras na linha de comando.
bench-place = { $file }, linha { $line }, coluna { $column }
bench-fix = Correção: { $help }
bench-english = Inglês: { $text }
bench-untranslated = Sem tradução: aparece o inglês.
bench-translation = { $tag }: { $text }
bench-section = { $section ->
    [top] Nome
    [resolution] Dificuldades
    [sheet] Ficha
    [live] Em jogo
    [rests] Descansos
    [catalogs] Catálogos
    [creatures] Criaturas
    [items] Itens
    [combat] Lutas
   *[layers] Variantes
 }
home-bench = Bancada do tradutor
home-bench-about = Um arquivo de tradução acompanhado enquanto você o escreve: quanto está coberto, o que está errado, cada texto como o leitor o vê.
input-bench-file = Arquivo de tradução, como minhas-regras/locales/pt-BR.json
action-open-bench = bancada
action-bench-list = lista
action-bench-list-back = lista anterior
action-bench-section = parte
action-next-problem = próximo
action-previous-problem = anterior
