export const editNames = {
  editNames: {
    hint: 'The Portuguese name is the network’s own, and is changed where the list is kept. Without a name in a language, pages in that language show the Portuguese one.',
    missing_one: '{{count, number}} without a name in some language',
    missing_many: '{{count, number}} without a name in some language',
    missing_other: '{{count, number}} without a name in some language',
    complete: 'complete',
    in: {
      en: 'In English',
      es: 'In Spanish',
    },
    of: '{{name}} ({{place}})',
    lists: {
      campus: 'Campuses',
      biblioteca: 'Libraries',
      ponto_atendimento: 'Service points',
      localizacao: 'Shelving locations',
      colecao: 'Collections',
      tipo_emprestimo: 'Loan types',
      categoria: 'Patron categories',
    },
  },
};
