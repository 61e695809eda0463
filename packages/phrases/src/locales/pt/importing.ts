/** Phrases of `npm run import` in the terminal. */
export const importing = {
  importing: {
    help: `Uso: npm run import -- [--library SIGLA] [--library CODIGO=SIGLA]… [--new-libraries]
                       [--code LISTA:CODIGO=ENTRADA]… [--source CODIGO] [--charset NOME]
                       [--items SISTEMA] [--isis TABELA] [--dry-run] ARQUIVO…
     npm run import -- covers [--source CODIGO] [--dry-run] PASTA
     npm run import -- --undo NUMERO [--dry-run]

Traz registros MARC 21 para o catálogo: títulos, autoridades, registros de coleção e exemplares. Conhece ISO 2709, MARCXML,
MARC-in-JSON, MARC mnemônico (.mrk), Aleph sequencial e CDS/ISIS, e estes em gzip ou zip; o relatório diz o que foi
reconhecido. Importar um arquivo outra vez só muda o que mudou nele.

Com 'covers' traz as imagens de uma pasta (JPEG, PNG, WebP, até 10 MiB), cada uma com o nome do ISBN ou do número de
controle do seu título: 9788535910667.jpg. (Um arquivo chamado 'covers' é ./covers.)

  --library SIGLA biblioteca dos exemplares cujo registro não diz nenhuma, ou diz uma que não existe aqui
  --library CODIGO=SIGLA
                  o que os registros chamam de CODIGO é aqui a biblioteca SIGLA; fica valendo para as próximas
                  importações, e os exemplares que foram separados por CODIGO entram
  --code LISTA:CODIGO=ENTRADA
                  o que os registros chamam de CODIGO é aqui a entrada de código ENTRADA; LISTA é tipo_emprestimo,
                  colecao ou localizacao. Fica valendo para as próximas importações, como dito na página delas
  --new-libraries faz bibliotecas dos códigos que não são conhecidos aqui: a primeira importação dos registros da
                  própria rede; sem isso esses exemplares ficam separados, com os registros a que pertencem
  --source CODIGO de onde vêm os registros; sem isso cada registro o diz (campo 003);
                  das capas, de quem são os números de controle que lhes dão nome
  --charset NOME  o conjunto de caracteres de todos os registros, em vez de um estimado pelo arquivo inteiro:
                  {{charsets}}
  --items SISTEMA em campos de que sistema estão os itens, em vez do que o arquivo mostra: {{items}},
                  none; ou um arquivo de regras, uma por linha ('949 codigo_barras a'): o campo da primeira tem os
                  itens, um em cada. Depois do campo vem {{columns}}
  --isis TABELA   como campos de CDS/ISIS viram MARC 21: 'lilacs', 'marc', ou um arquivo de regras, uma por
                  linha ('18 245 10 a'); sem isso um campo 245 indica marc, e a sua falta, lilacs
  --undo NUMERO   desfaz uma importação, pelo número que o relatório dela traz: os títulos que ela mudou voltam a ser
                  como eram, e os que trouxe são retirados com os seus exemplares. O que desde então mudou ou foi
                  emprestado fica, e é dito. As importações são guardadas por 90 dias
  --dry-run       diz o que a importação faria, mostra dez títulos e dez exemplares de cada arquivo, e não faz nada
  --help          mostra isto

Funciona com a aplicação em execução, e sem ela. DATA_DIR e DATABASE_URL dizem onde está o catálogo, como dizem à
aplicação.

Códigos de saída: 0 feito; 1 falhou; 2 um arquivo não pôde ser lido, ou o comando está errado; 130 interrompido.`,
    wrong: {
      noFile: 'Indique ao menos um arquivo.',
      charset: 'Não há o conjunto de caracteres {{name, clause}}.',
      items: 'Não há o perfil de itens {{name, clause}}, nem esse arquivo.',
      itemsLine: "A linha {{line, number}} de {{file}} não é uma regra como '949 codigo_barras a'.",
      itemsEmpty:
        '{{file}} não diz de nenhum campo que tem o código de barras ou a biblioteca de um exemplar.',
      covers: 'Indique uma pasta de capas, e nenhuma biblioteca.',
      libraries: 'Indique uma biblioteca, e quantos CODIGO=SIGLA quiser.',
      code: '--code {{code, clause}}: diga LISTA:CODIGO=ENTRADA; a lista é uma destas: {{lists, clause}}.',
      codeTwice: '--code {{code, clause}}: este código já foi dito de outra entrada da lista.',
      undo: 'Indique o número de uma importação, e nenhum arquivo.',
      isisLine: "A linha {{line, number}} de {{file}} não é uma regra como '18 245 10 a'.",
      isisFile: '{{file}} não pode ser lido como tabela de CDS/ISIS.',
    },
    noFolder: '{{folder}} não é uma pasta que se possa ler.',
    noLibrary: 'Não há a biblioteca {{code, clause}}.',
    knownLibraries: 'Existem estas: {{codes, clause}}.',
    noneKnown: 'Ainda não há nenhuma.',
    noEntry: '--code {{code, clause}}: não há a entrada {{entry, clause}} nessa lista.',
    entryCode:
      '--code {{code, clause}}: uma entrada da lista já tem o código {{own, clause}}, e é ela que ele quer dizer.',
    libraryCode:
      '--library {{code, clause}}: uma biblioteca já tem a sigla {{own, clause}}, e é ela que o código quer dizer.',
    knownEntries: 'Existem estas: {{codes, clause}}.',
    noEntries: 'A lista está vazia.',
    bar: 'Importando [{bar}] {percentage}% | {records} registros | faltam {eta_formatted}',
    step: '{{part, number}}%: {{records}} registros',
    files: {
      ENOENT: 'não existe esse arquivo',
      EISDIR: 'é uma pasta',
      EACCES: 'não há permissão para lê-lo',
      empty: 'está vazio',
      'not-marc': 'não está em nenhum formato de MARC conhecido',
    },
    unreadable: 'a leitura falhou ({{reason}})',
    interruptedAfter:
      '{{file}}: interrompido depois de {{records, number}} registros, que entraram; execute de novo para os demais.',
    warnings: {
      length: 'o tamanho do registro no líder está errado',
      'base-address': 'o endereço de base no líder está errado',
      leader: 'o líder está danificado',
      directory: 'o diretório está errado; os campos foram achados pelos seus fins',
      'fields-lost': 'alguns campos não puderam ser lidos',
      tag: 'campos sem etiqueta válida ficaram de fora',
      indicators: 'os indicadores estão errados',
      subfields: 'campos sem subcampos, ou texto antes deles',
      'subfield-code': 'códigos de subcampo estão errados',
      'control-characters': 'caracteres de controle no texto',
      encoding: 'bytes errados no conjunto de caracteres',
      'guessed-charset': 'o conjunto de caracteres é uma estimativa: outro seria possível',
      'no-terminator': 'falta o fim do registro',
      junk: 'bytes entre registros',
      xml: 'o XML está malformado',
      'unknown-library':
        'exemplares e registros de coleção de uma biblioteca que não se conhece, dados à que foi escolhida',
      renumbered: 'o número era de outro título antes: entra como título novo',
      'shared-barcode': 'código de barras de exemplares de dois títulos',
      'written-by-staff': 'exemplares em que a equipe escreveu outra coisa na tela: isso ficou',
    },
    unknownState: 'situação de exemplar que não se conhece, lida como disponível: {{state}}',
    readAs: 'lido como {{formats}}',
    inCharset: '{{records, number}} em {{charset}}',
    itemsAs: 'itens como os tem {{system}}',
    itemsByTable: 'itens pela tabela indicada',
    firstCopies: 'Primeiros exemplares:',
    charsets: {
      cp850: 'página de código 850',
      declared: 'o conjunto que o arquivo declara',
    },
    records: '{{records, number}} registros',
    fates: {
      read: 'lidos',
      new: 'novos',
      changed: 'mudados',
      unchanged: 'iguais',
      joined: 'reunidos',
      withdrawn: 'retirados',
      setAside: 'separados',
    },
    kinds: {
      bibliographic: 'bibliográficos',
      authority: 'autoridades',
      holdings: 'registros de coleção',
      unreadable: 'ilegíveis',
    },
    copies:
      'Exemplares: {{added, number}} novos, {{changed, number}} mudados, {{withdrawn, number}} retirados.',
    overwrote: 'Registros que substituíram outro: {{total, number}}, por',
    joinedBy: 'Registros reunidos a um título: {{total, number}}, por',
    moreReasons: 'e por mais {{left, number}} motivos',
    wasImport: 'Esta foi a importação {{id}}; npm run import -- --undo {{id}} a desfaz.',
    withWarnings: 'Registros com avisos:',
    madeLibraries: 'Bibliotecas que não eram conhecidas e foram feitas: {{codes, clause}}.',
    placed: 'Exemplares separados antes e colocados agora: {{placed, number}}.',
    unplaced:
      'Exemplares e registros de coleção separados, pois nenhuma biblioteca daqui tem o código:',
    newCodes: {
      loan_type: 'Tipos de empréstimo que não havia aqui, com os exemplares de cada um:',
      collection: 'Coleções que não havia aqui:',
      location: 'Localizações que não havia aqui:',
    },
    newTypes: `Os exemplares desses tipos circulam pelas regras de qualquer tipo até que eles tenham as suas. Antes de importar, um código
pode ser dito de uma entrada que já existe, com --code LISTA:CODIGO=ENTRADA ou na página das importações, no atendimento.`,
    moreCodes: 'e mais {{left, number}} códigos',
    sayCodes: `Diga o que um código quer dizer com --library CODIGO=SIGLA ou na página das bibliotecas, no
atendimento, ou faça deles bibliotecas com --new-libraries.`,
    lists: {
      setAside: 'Os registros separados estão em {{file}}',
      overwritten: 'O que foi substituído, e por quê, está em {{file}}',
      joined: 'O que se reuniu a que título está em {{file}}',
      renumbered: 'Títulos novos com o número de outro estão em {{file}}',
      barcodes: 'Códigos de barras de dois títulos estão em {{file}}',
      guessed:
        'Registros cujo conjunto de caracteres é uma estimativa (--charset o diz) estão em {{file}}',
    },
    dryRun: 'Ensaio: nada foi escrito no catálogo.',
    covers: {
      step: '{{part, number}}%: {{read}} arquivos',
      counts:
        '{{read}} arquivos lidos, {{added}} capas novas, {{changed}} mudadas, {{unchanged}} iguais, {{setAside}} separadas.',
      setAside: 'Separadas, com os motivos: {{file}}',
      interrupted: 'Interrompido: execute de novo para as demais.',
    },
    coverReasons: {
      'wrong-name': 'o nome não é um ISBN ou número de controle com .jpg, .jpeg, .png ou .webp',
      empty: 'está vazio',
      'too-large': 'tem mais de 10 MiB',
      'no-picture': 'não é um JPEG, PNG ou WebP inteiro, diga o nome o que disser',
      'too-many-pixels': 'tem mais de 40 milhões de pixels',
      'too-small': 'um lado tem menos de 60 pixels',
      'no-title': 'nenhum título tem esse ISBN ou número de controle',
      ambiguous: 'títulos de várias origens têm esse número de controle: indique uma com --source',
    },
    undo: {
      unknown: 'Não há a importação {{id}}, ou já faz tempo demais para desfazê-la.',
      restored: 'Importação {{id}}: {{restored, number}} registros estão como antes dela,',
      withdrawn:
        '{{withdrawn, number}} títulos que ela trouxe e {{separated, number}} registros que se reuniram a outros foram retirados.',
      left: 'Ficam como estão: {{left, number}} registros.',
      entries: {
        loan_type: 'Saem dos tipos de empréstimo: {{codes, clause}}.',
        collection: 'Saem das coleções: {{codes, clause}}.',
        location: 'Saem das localizações: {{codes, clause}}.',
      },
      more: 'e mais {{left, number}}',
      interrupted: 'Interrompido; execute de novo para o resto.',
      titleId: 'título {{id}}',
      number: 'número {{number}}',
      byImport: 'pela importação {{id}}',
      reasons: {
        changed: 'mudou desde então',
        lent: 'um exemplar já foi emprestado',
        wanted: 'um leitor espera por ele',
      },
    },
  },
};
