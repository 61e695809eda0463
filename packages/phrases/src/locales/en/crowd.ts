import type { crowd as portuguese } from '../pt/crowd.ts';

export const crowd: typeof portuguese = {
  crowd: {
    title: 'One moment',
    wait_one:
      'The catalogue is getting too many requests. Wait {{count}} second and load the page again.',
    wait_other:
      'The catalogue is getting too many requests. Wait {{count}} seconds and load the page again.',
    wait_many:
      'The catalogue is getting too many requests. Wait {{count}} seconds and load the page again.',
    working:
      'The catalogue is getting too many requests. Your browser is doing a short calculation, and the page will open by itself in a moment.',
    again: 'Load the page again',
  },
};
