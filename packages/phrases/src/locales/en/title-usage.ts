import type { titleUsage as portuguese } from '../pt/title-usage.ts';

export const titleUsage: typeof portuguese = {
  wanted: {
    part: 'Volume or part',
    whole: 'Whole work',
    freeNow: 'Available now at',
    nowhere: 'No library',
    outNow: 'On loan',
    out_one: '{{count}} on loan',
    out_many: '{{count}} on loan',
    out_other: '{{count}} on loan',
    backOn: 'the first is due back by {{date}}',
    none: 'Nothing of this title can be borrowed',
    noneHint: 'Its copies are for use in the library only, or are still in processing.',
    hold: {
      title: 'Hold',
      rule: 'A hold keeps your place when all copies are out. While one is available, simply collect it at the library.',
      caption: 'What you can place a hold on',
    },
    loanRequest: {
      title: 'Interlibrary loan',
      rule: 'Another library can send an available copy if yours has none.',
      caption: 'What can be sent',
    },
  },
  titleUsage: {
    none: 'Nobody has looked at this title yet',
    noneHint: 'Accesses are counted by the day; nobody’s name is kept.',
    byYear: 'Use by year',
    byMonth: 'Use in {{year}}, by month',
    year: 'Year',
    month: 'Month',
    accesses: 'Accesses',
    loans: 'Loans',
  },
};
