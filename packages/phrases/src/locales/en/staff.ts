import type { staff as portuguese } from '../pt/staff.ts';

export const staff: typeof portuguese = {
  staff: {
    title: 'Staff area',
    lead: 'Tasks of the library’s staff.',
    menu: 'Menu of the staff area',
    start: 'Start',
    pages: {
      comments: 'General comments',
      suggestions: 'Purchase suggestions',
    },
    leads: {
      comments: 'Read what readers wrote to your library, and answer by e-mail.',
      suggestions: 'See what readers suggest buying, and say how each suggestion stands.',
    },
  },
  staffList: {
    answer: 'Answer',
  },
};
