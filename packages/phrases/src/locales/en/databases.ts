import type { databases as portuguese } from '../pt/databases.ts';

export const databases: typeof portuguese = {
  databases: {
    intro: 'Databases that the institution offers to those who study and research.',
    text: 'Name or subject',
    area: 'Area',
    allAreas: 'All areas',
    grouping: 'Group',
    groupings: {
      area: 'By area',
      nome: 'A to Z',
    },
    submit: 'Filter',
    clear: 'See all',
    count_zero: 'No database',
    count_one: '{{count, number}} database',
    count_many: '{{count, number}} databases',
    count_other: '{{count, number}} databases',
    none: 'No database found',
    noneHint: 'Check the spelling, or see all areas.',
    noneYet: 'The institution has not listed any databases yet.',
    failed: 'The databases could not be shown',
    access: {
      livre: 'Open access',
      assinatura: 'By subscription',
    },
  },
};
