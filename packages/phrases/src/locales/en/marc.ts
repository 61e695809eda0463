import type { marc as portuguese } from '../pt/marc.ts';

export const marc: typeof portuguese = {
  marc: {
    tag: 'Field',
    indicators: 'Indicators',
    content: 'Content',
    leader: 'Leader',
    record: 'Record {{number}} of {{source}}',
    heading: 'see the authority',
    whole: 'Show the whole record, with what patrons do not see',
    forReaders: 'Show the record as patrons see it',
  },
};
