export const sheets = {
  sheets: {
    faults: {
      vazio: 'O arquivo está vazio.',
      aspas: 'Há aspas sem fechar ou fora do lugar: dali em diante o arquivo não pode ser lido.',
      'celulas-demais': 'A linha tem mais células do que o cabeçalho.',
      'coluna-falta': 'Falta a coluna “{{column}}” na primeira linha.',
      'linhas-demais': 'O arquivo tem linhas demais: divida-o em partes.',
      'campo-vazio': 'Falta preencher “{{column, clause}}”.',
      'texto-longo': 'O texto de “{{column}}” é longo demais.',
      'email-invalido': 'Há um endereço de e-mail malformado em “{{column}}”: “{{value, clause}}”.',
      'biblioteca-desconhecida':
        'Nenhuma biblioteca tem a sigla “{{value}}”, dada em “{{column, clause}}”.',
      'categoria-desconhecida':
        'Nenhuma categoria tem a sigla “{{value}}”, dada em “{{column, clause}}”.',
      'data-invalida':
        'A data “{{value}}”, em “{{column}}”, não existe: escreva 31/12/2026 ou 2026-12-31.',
      'papel-desconhecido':
        'Em “{{column}}” cabe “leitor” ou “professor”, e não “{{value, clause}}”.',
      'curso-desconhecido': 'Nenhum curso tem o código dado em “{{column}}”: “{{value, clause}}”.',
      'disciplina-desconhecida':
        'Nenhuma disciplina tem o código dado em “{{column}}”: “{{value, clause}}”.',
      'professor-desconhecido':
        'Nenhum professor tem o código dado em “{{column}}”: “{{value, clause}}”.',
      'professor-de-outra-pessoa': 'O código em “{{column}}” já é de outra pessoa.',
      'usuario-repetido': 'O usuário “{{value}}” já apareceu numa linha anterior.',
      'usuario-da-equipe': 'O usuário “{{value}}” é da equipe, que não se altera por arquivo.',
      'usuario-de-outra-unidade':
        'O usuário “{{value}}” é de outra unidade: só administradores o alteram por arquivo.',
      'biblioteca-de-outra-unidade':
        'Em “{{column}}” só cabe a sua própria unidade: as demais são importadas por administradores.',
      'vinculo-encerrado': 'O vínculo do usuário “{{value}}” foi encerrado.',
      'usuario-desconhecido': 'Não há leitor com o usuário “{{value, clause}}”.',
      'exemplar-desconhecido': 'Não há exemplar com o código de barras “{{value, clause}}”.',
      'exemplar-ambiguo':
        'Vários exemplares têm o código de barras “{{value}}”: diga a biblioteca.',
      'exemplar-emprestado':
        'O exemplar “{{value}}” está emprestado a outra pessoa, ou desde outro dia.',
      'exemplar-fora':
        'O exemplar “{{value}}” não pode estar emprestado: está perdido, reservado ou em trânsito.',
      'datas-invertidas': 'A data “{{value}}”, em “{{column}}”, vem antes do empréstimo.',
      'data-futura': 'A data “{{value}}”, em “{{column}}”, ainda não chegou.',
      'numero-invalido': 'Em “{{column}}” cabe um número de 0 a 99, e não “{{value, clause}}”.',
      'sem-regra': 'Nenhuma regra empresta este exemplar à categoria deste leitor.',
      'endereco-invalido':
        'Em “{{column}}” cabe um endereço que comece por https://, e não “{{value, clause}}”.',
      'opcao-desconhecida': '“{{value}}” não é uma das opções de “{{column, clause}}”.',
      'numero-fora': 'O número “{{value}}” não cabe em “{{column, clause}}”.',
      'referencia-desconhecida': 'Nada tem o código “{{value}}”, dado em “{{column, clause}}”.',
      repetido: 'Já há uma entrada com “{{value}}” em “{{column, clause}}”.',
      'leitura-invalida': 'Em “{{column}}”, esta linha não é uma leitura: “{{value, clause}}”.',
      'acervo-desconhecido':
        'Nenhum título tem o número “{{value}}”, dado em “{{column, clause}}”.',
      'nao-se-acrescenta': 'Não há “{{value}}” nesta lista, e nela não se acrescenta.',
      'fim-antes-do-inicio': 'O último dia, {{value, day}}, vem antes do primeiro.',
    },
    file: 'Arquivo CSV',
    fileHint:
      'Em UTF-8 ou Latin-1, separado por vírgulas ou por ponto e vírgula, de até 6 MB. A primeira linha nomeia as colunas.',
    tooLarge: 'O arquivo tem mais de 6 MB: divida-o em partes.',
    check: 'Conferir sem salvar',
    import: 'Importar',
    checked: 'Conferido, nada foi salvo',
    imported: 'Importado',
    importedSome: 'Importado, menos as linhas recusadas',
    importedNone: 'Nada foi importado',
    sum: 'Linhas lidas: {{read, number}}. Novas: {{added, number}}. Alteradas: {{changed, number}}. Sem alteração: {{unchanged, number}}. Recusadas: {{refused, number}}.',
    errors: 'Linhas recusadas',
    moreErrors: 'Só os primeiros erros aparecem aqui.',
    line: 'Linha',
    column: 'Coluna',
    problem: 'O que há de errado',
    patrons: {
      title: 'Leitores',
      text: 'Colunas: usuario, nome, unidade (sigla da biblioteca), emails (separados por ponto e vírgula ou espaço), categoria (sigla), validade, papel (leitor ou professor), cursos e disciplinas (códigos do que estuda, separados por vírgulas), professor (código com que ensina). Só as três primeiras são obrigatórias; um campo vazio deixa como está, e um traço esvazia cursos, disciplinas ou professor. Quem é novo define a senha pela recuperação por e-mail.',
    },
    loans: {
      title: 'Empréstimos',
      text: 'Colunas: codigo_barras, usuario, emprestado_em, vence_em, renovacoes, devolvido_em, biblioteca. As quatro primeiras são obrigatórias. Nada se cobra pelo que já foi devolvido.',
    },
  },
};
