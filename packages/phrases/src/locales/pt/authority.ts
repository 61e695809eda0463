export const authority = {
  authority: {
    subdivisions: 'Subdivisões',
    moreSubdivisions: 'Todas no índice de assuntos',
    pages: 'Páginas da autoridade',
    record: 'Registro',
    marc: 'MARC',
    noRecord: 'Este cabeçalho vem dos títulos: não há registro de autoridade dele.',
    noTitles: 'Nenhum título do acervo está sob este cabeçalho',
    gone: 'Esta autoridade não está no catálogo',
    goneHint: 'O cabeçalho pode ter mudado. Busque pelo nome ou pelo assunto.',
    sources: 'Fontes',
    scheme: 'Sistema de cabeçalhos',
    relations: {
      anterior: 'Forma anterior',
      posterior: 'Forma posterior',
      mais_geral: 'Termo mais geral',
      mais_especifico: 'Termo mais específico',
      relacionado: 'Termo relacionado',
    },
    as: {
      autor: 'Como autor ou colaborador',
      assunto: 'Como assunto',
      forma: 'Como gênero ou forma',
    },
    asRole: 'Como {{role}}',
  },
};
