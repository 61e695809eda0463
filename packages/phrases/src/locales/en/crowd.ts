import type { crowd as portuguese } from '../pt/crowd.ts';

export const crowd: typeof portuguese = {
  crowd: {
    title: 'One moment',
    wait: 'The catalogue is getting too many requests. Wait {{seconds}} seconds and load the page again.',
    working: 'The catalogue is getting too many requests. Your browser is doing a small sum, and the page opens by itself in a moment.',
    again: 'Load the page again',
  },
};
