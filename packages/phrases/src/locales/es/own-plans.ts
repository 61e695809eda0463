import type { ownPlans as portuguese } from '../pt/own-plans.ts';

export const ownPlans: typeof portuguese = {
  ownPlans: {
    lead: 'Lo que leen sus asignaturas, y dónde conseguir cada título.',
    failed: 'No se pudieron cargar sus planes de enseñanza',
    unknown: 'Todavía no se sabe qué estudia o enseña',
    unknownHint:
      'No hay ninguna carrera registrada en este vínculo. Pida a su biblioteca que la registre; mientras tanto, busque los planes por el nombre de la carrera o de la asignatura.',
    search: 'Buscar planes de enseñanza',
    noneInTerm: 'Ningún plan de enseñanza en {{term}}',
    noneHint: 'Elija otro semestre, o busque entre los planes de todas las carreras.',
    noneOfDiscipline: 'Esta asignatura no tiene plan en {{term}}',
    seeTerm: 'Ver {{term}}',
    notYet: 'Todavía no hay planes de {{now, clause}}. Estos son de {{shown, clause}}.',
    views: {
      label: 'Qué planes',
      lecionados: 'Los que enseño',
      cursados: 'Los que curso',
      curso: 'Todos los de mi carrera',
    },
    choose: 'Semestre y asignatura',
    allDisciplines: 'Todas las asignaturas',
    show: 'Mostrar',
    print: 'Imprimir',
    hold: 'Reservar',
    holdOf: 'Reservar: {{title}}',
    keepAll: 'Poner en la cesta permanente',
    keepAllOf: 'Poner en la cesta permanente: bibliografía de {{discipline}}',
  },
};
