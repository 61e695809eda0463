import type { ownPlans as portuguese } from '../pt/own-plans.ts';

export const ownPlans: typeof portuguese = {
  ownPlans: {
    lead: 'What your disciplines read, and where to get each title.',
    failed: 'Your teaching plans could not be loaded',
    unknown: 'What you study or teach is not known yet',
    unknownHint:
      'No course is registered for this login. Ask your library to register it; until then, look for plans by the name of the course or the discipline.',
    search: 'Search teaching plans',
    noneInTerm: 'No teaching plan in {{term}}',
    noneHint: 'Choose another semester, or search the plans of all courses.',
    noneOfDiscipline: 'This discipline has no plan in {{term}}',
    seeTerm: 'See {{term}}',
    notYet: 'There are no plans for {{now}} yet. These are of {{shown, clause}}.',
    views: {
      label: 'Which plans',
      lecionados: 'Those I teach',
      cursados: 'Those I take',
      curso: 'All of my course',
    },
    choose: 'Semester and discipline',
    allDisciplines: 'All disciplines',
    show: 'Show',
    print: 'Print',
    hold: 'Place a hold',
    holdOf: 'Place a hold: {{title}}',
    keepAll: 'Put in the permanent basket',
    keepAllOf: 'Put in the permanent basket: bibliography of {{discipline}}',
  },
};
