export const ownPlans = {
  ownPlans: {
    lead: 'As leituras das suas disciplinas, e onde encontrar cada título.',
    failed: 'Os seus planos de ensino não puderam ser carregados',
    unknown: 'Ainda não se sabe o que você estuda ou leciona',
    unknownHint:
      'Nenhum curso está registrado neste vínculo. Peça à sua biblioteca que o registre; até lá, procure os planos pelo nome do curso ou da disciplina.',
    search: 'Buscar planos de ensino',
    noneInTerm: 'Nenhum plano de ensino em {{term}}',
    noneHint: 'Escolha outro semestre, ou procure entre os planos de todos os cursos.',
    noneOfDiscipline: 'Esta disciplina não tem plano em {{term}}',
    seeTerm: 'Ver {{term}}',
    notYet: 'Ainda não há planos de {{now, clause}}. Estes são de {{shown, clause}}.',
    views: {
      label: 'Quais planos',
      lecionados: 'Os que leciono',
      cursados: 'Os que curso',
      curso: 'Todos do meu curso',
    },
    choose: 'Semestre e disciplina',
    allDisciplines: 'Todas as disciplinas',
    show: 'Mostrar',
    print: 'Imprimir',
    hold: 'Reservar',
    holdOf: 'Reservar: {{title}}',
    keepAll: 'Adicionar à cesta permanente',
    keepAllOf: 'Adicionar à cesta permanente: bibliografia de {{discipline}}',
  },
};
