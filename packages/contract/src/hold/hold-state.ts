/** States of an open hold: in the queue, suspended at the person's wish, on the hold shelf. */
export const holdStates = ['na_fila', 'suspensa', 'liberada'] as const;
export type HoldState = (typeof holdStates)[number];

/** Ways in which a hold can end. */
export const holdEnds = [
  'emprestada',
  'cancelada',
  'cancelada_pela_biblioteca',
  'nao_retirada',
  'nao_mais_necessaria',
  'prazo_esgotado',
  'sem_exemplar',
] as const;
export type HoldEnd = (typeof holdEnds)[number];

/** Lists for staff: holds on the hold shelf, copies to be taken off it, holds that wait. */
export const deskHoldStates = ['prateleira', 'recolher', 'fila'] as const;
export type DeskHoldState = (typeof deskHoldStates)[number];

/** Number of ended holds on a page. */
export const holdHistoryPageSize = 20;
