import type { holdEstimate as portuguese } from '../pt/hold-estimate.ts';

export const holdEstimate: typeof portuguese = {
  day: 'Expected: {{from, day}}.',
  range: 'Expected: from {{from, day}} to {{to, day}}.',
  openEnd: 'Expected: from {{from, day}}, with no definite date.',
  countedFrom: 'Worked out from: {{reasons, clause}}.',
  copies_one: '{{count, number}} copy',
  copies_many: '{{count, number}} copies',
  copies_other: '{{count, number}} copies',
  noneAhead: 'nobody ahead',
  ahead_one: '{{count, number}} hold ahead',
  ahead_many: '{{count, number}} holds ahead',
  ahead_other: '{{count, number}} holds ahead',
  late_one: '{{count, number}} overdue',
  late_many: '{{count, number}} overdue',
  late_other: '{{count, number}} overdue',
};
