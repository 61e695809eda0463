export const databases = {
  databases: {
    intro: 'Bases de dados que a instituição oferece a quem estuda e pesquisa.',
    text: 'Nome ou assunto',
    area: 'Área',
    allAreas: 'Todas as áreas',
    grouping: 'Agrupar',
    groupings: {
      area: 'Por área',
      nome: 'De A a Z',
    },
    submit: 'Filtrar',
    clear: 'Ver todas',
    count_zero: 'Nenhuma base de dados',
    count_one: '{{count, number}} base de dados',
    count_many: '{{count, number}} de bases de dados',
    count_other: '{{count, number}} bases de dados',
    none: 'Nenhuma base de dados encontrada',
    noneHint: 'Confira a grafia ou veja todas as áreas.',
    noneYet: 'A instituição ainda não indicou bases de dados.',
    failed: 'As bases de dados não puderam ser mostradas',
    access: {
      livre: 'Acesso livre',
      assinatura: 'Por assinatura',
    },
  },
};
