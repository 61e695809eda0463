import type { databases as portuguese } from '../pt/databases.ts';

export const databases: typeof portuguese = {
  databases: {
    intro: 'Databases that the institution offers to those who study and research.',
    text: 'Name or subject',
    area: 'Subject area',
    allAreas: 'All subject areas',
    grouping: 'Group',
    groupings: {
      area: 'By subject area',
      nome: 'A to Z',
    },
    submit: 'Filter',
    clear: 'See all',
    count_zero: 'No databases',
    count_one: '{{count, number}} database',
    count_many: '{{count, number}} databases',
    count_other: '{{count, number}} databases',
    none: 'No databases found',
    noneHint: 'Check the spelling, or see all areas.',
    noneYet: 'The institution has not listed any databases yet.',
    failed: 'The databases could not be shown',
    access: {
      livre: 'Open access',
      assinatura: 'By subscription',
    },
  },
};
