import type { mainAct as portuguese } from '../pt/main-act.ts';

export const mainAct: typeof portuguese = {
  mainAct: {
    label: 'How to get this title',
    free: 'Available now',
    readHere: 'For use in the library',
    readHereBackOn: 'For use in the library; the first copy to take home is due back by {{date}}',
    online: 'Available online',
    readOnline: 'Read online',
    directions: 'How to get there',
    alsoAt_one: 'Also at {{count}} other library',
    alsoAt_many: 'Also at {{count}} other libraries',
    alsoAt_other: 'Also at {{count}} other libraries',
    toMine: 'Have it sent to my library',
    noQueue: 'Nobody is waiting: you are next.',
    queue_one: '{{count, number}} person waiting ahead of you',
    queue_many: '{{count, number}} people waiting ahead of you',
    queue_other: '{{count, number}} people waiting ahead of you',
    held: 'Held at the library',
    preparing: 'Being prepared at the library',
    elsewhere: 'Not in our libraries',
    fromAnother: 'Request from another library',
    more: 'More actions',
  },
  copyStatus: {
    counted: '{{status}} ({{count, number}})',
  },
  resultWay: {
    label: 'Way through the results',
    back: 'Back to results',
    home: 'Home',
    position: '{{position, number}} of {{total, number}}',
    previous: 'Previous title',
    next: 'Next title',
    previousPage: 'Previous page of results',
    nextPage: 'Next page of results',
  },
};
