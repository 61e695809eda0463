import type { ownPlans as portuguese } from '../pt/own-plans.ts';

export const ownPlans: typeof portuguese = {
  ownPlans: {
    lead: 'The reading for your courses, and where to get each title.',
    failed: 'Your course reading lists could not be loaded',
    unknown: 'We do not know yet what you study or teach',
    unknownHint:
      'No programme is registered for this affiliation. Ask your library to register it; until then, look for reading lists by the name of the programme or the course.',
    search: 'Search course reading lists',
    noneInTerm: 'No reading lists in {{term}}',
    noneHint: 'Choose another semester, or search the reading lists of all programmes.',
    noneOfDiscipline: 'This course has no reading list in {{term}}',
    seeTerm: 'See {{term}}',
    notYet: 'There are no reading lists for {{now}} yet. These are from {{shown, clause}}.',
    views: {
      label: 'Which reading lists',
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
