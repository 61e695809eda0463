export const editNames = {
  editNames: {
    hint: 'El nombre en portugués es el de la red y se cambia donde se mantiene la lista. Sin nombre en un idioma, las páginas de ese idioma muestran el nombre en portugués.',
    missing_one: '{{count, number}} sin nombre en algún idioma',
    missing_many: '{{count, number}} sin nombre en algún idioma',
    missing_other: '{{count, number}} sin nombre en algún idioma',
    complete: 'completa',
    in: {
      en: 'En inglés',
      es: 'En español',
    },
    of: '{{name}} ({{place}})',
    lists: {
      campus: 'Campus',
      biblioteca: 'Bibliotecas',
      ponto_atendimento: 'Puntos de atención',
      localizacao: 'Ubicaciones',
      colecao: 'Colecciones',
      tipo_emprestimo: 'Tipos de préstamo',
      categoria: 'Categorías de lectores',
    },
  },
};
