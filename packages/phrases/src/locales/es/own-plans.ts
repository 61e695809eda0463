import type { ownPlans as portuguese } from '../pt/own-plans.ts';

export const ownPlans: typeof portuguese = {
  ownPlans: {
    lead: 'Las lecturas de sus asignaturas, y dónde encontrar cada título.',
    failed: 'No se pudo cargar la bibliografía de sus asignaturas',
    unknown: 'Todavía no se sabe qué estudia o enseña',
    unknownHint:
      'No hay ninguna carrera registrada en este vínculo. Pida a su biblioteca que la registre; mientras tanto, busque la bibliografía por el nombre de la carrera o de la asignatura.',
    search: 'Buscar bibliografía de asignaturas',
    noneInTerm: 'Ninguna bibliografía en {{term}}',
    noneHint: 'Elija otro semestre, o busque entre la bibliografía de todas las carreras.',
    noneOfDiscipline: 'Esta asignatura no tiene bibliografía en {{term}}',
    seeTerm: 'Ver {{term}}',
    notYet: 'Todavía no hay bibliografía de {{now, clause}}. Esta es de {{shown, clause}}.',
    views: {
      label: 'Qué bibliografía',
      lecionados: 'La de lo que enseño',
      cursados: 'La de lo que curso',
      curso: 'Toda la de mi carrera',
    },
    choose: 'Semestre y asignatura',
    allDisciplines: 'Todas las asignaturas',
    show: 'Mostrar',
    print: 'Imprimir',
    hold: 'Reservar',
    holdOf: 'Reservar: {{title}}',
    keepAll: 'Añadir a la cesta permanente',
    keepAllOf: 'Añadir a la cesta permanente: bibliografía de {{discipline}}',
  },
};
