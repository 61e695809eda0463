import type { ownPlans as portuguese } from '../pt/own-plans.ts';

export const ownPlans: typeof portuguese = {
  ownPlans: {
    lead: 'The reading for your courses, and where to get each title.',
    failed: 'Your teaching plans could not be loaded',
    unknown: 'We do not know yet what you study or teach',
    unknownHint:
      'No programme is registered for this affiliation. Ask your library to register it; until then, look for teaching plans by the name of the programme or the course.',
    search: 'Search teaching plans',
    noneInTerm: 'No teaching plans in {{term}}',
    noneHint: 'Choose another semester, or search the teaching plans of all programmes.',
    noneOfDiscipline: 'This course has no teaching plan in {{term}}',
    seeTerm: 'See {{term}}',
    notYet: 'There are no teaching plans for {{now}} yet. These are from {{shown, clause}}.',
    views: {
      label: 'Which teaching plans',
      lecionados: 'Those I teach',
      cursados: 'Those I take',
      curso: 'All of my programme',
    },
    choose: 'Semester and course',
    allDisciplines: 'All courses',
    show: 'Show',
    print: 'Print',
    hold: 'Place hold',
    holdOf: 'Place hold: {{title}}',
    keepAll: 'Add to the permanent basket',
    keepAllOf: 'Add to the permanent basket: reading list of {{discipline}}',
  },
};
