export const editNames = {
  editNames: {
    hint: 'O nome em português é o da rede e se muda onde a lista é mantida. Sem nome em uma língua, as páginas dessa língua mostram o nome em português.',
    missing_one: '{{count, number}} sem nome em alguma língua',
    missing_many: '{{count, number}} sem nome em alguma língua',
    missing_other: '{{count, number}} sem nome em alguma língua',
    complete: 'completa',
    in: {
      en: 'Em inglês',
      es: 'Em espanhol',
    },
    of: '{{name}} ({{place}})',
    lists: {
      campus: 'Campi',
      biblioteca: 'Bibliotecas',
      ponto_atendimento: 'Pontos de atendimento',
      localizacao: 'Localizações',
      colecao: 'Coleções',
      tipo_emprestimo: 'Tipos de empréstimo',
      categoria: 'Categorias de leitores',
    },
  },
};
