import type { ownPlans as portuguese } from '../pt/own-plans.ts';

export const ownPlans: typeof portuguese = {
  ownPlans: {
    lead: 'Las lecturas de sus asignaturas, y dónde encontrar cada título.',
    failed: 'No se pudieron cargar sus planes docentes',
    unknown: 'Todavía no se sabe qué estudia o enseña',
    unknownHint:
      'No hay ninguna carrera registrada en este vínculo. Pida a su biblioteca que la registre; mientras tanto, busque los planes docentes por el nombre de la carrera o de la asignatura.',
    search: 'Buscar planes docentes',
    noneInTerm: 'Ningún plan docente en {{term}}',
    noneHint: 'Elija otro semestre, o busque entre los planes docentes de todas las carreras.',
    noneOfDiscipline: 'Esta asignatura no tiene plan docente en {{term}}',
    seeTerm: 'Ver {{term}}',
    notYet: 'Todavía no hay planes docentes de {{now, clause}}. Estos son de {{shown, clause}}.',
    views: {
      label: 'Qué planes docentes',
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
