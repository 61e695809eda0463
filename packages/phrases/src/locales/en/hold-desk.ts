import type { holdDesk as portuguese } from '../pt/hold-desk.ts';

export const holdDesk: typeof portuguese = {
  noneHint:
    'When something is set aside for a patron, or somebody is in the queue, it appears here. See the other statuses too.',
  reason: 'Reason',
  reasonHint: 'The patron reads this reason among their past holds.',
  states: { prateleira: 'On the shelf', recolher: 'To be taken off', fila: 'In the queue' },
  count_zero: 'No holds',
  count_one: '{{count, number}} hold',
  count_many: '{{count, number}} holds',
  count_other: '{{count, number}} holds',
  expired: 'Expired',
  for: 'For {{name}} ({{user}})',
  was: 'Was for {{name}} ({{user}})',
  barcode: 'Bar code {{barcode}}',
  until: 'Keep until {{until, day}}',
  takeOff: 'Take off the shelf',
  toCancel: 'Cancel the hold',
  cancelDo: 'Cancel the hold',
  nextIs: 'Now kept for {{name}}, until {{until, day}}.',
  back: 'Back to its shelf: nobody is waiting.',
  takenOff: 'Taken off the shelf.',
  cancelled: 'Hold cancelled.',
  toMiss: 'Not on the hold shelf',
  missHint: 'The copy becomes lost and the patron waits again, in the place they had in the queue.',
  missDo: 'Copy not found',
  missed: '“{{title}}” was not found: the copy is marked as lost and the hold waits again.',
};
