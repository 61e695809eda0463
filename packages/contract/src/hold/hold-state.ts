/** How an open hold stands: in the queue, passed over as its person asked, on the hold shelf. */
export const holdStates = ['na_fila', 'suspensa', 'liberada'] as const;
export type HoldState = (typeof holdStates)[number];

/** How a hold ended. */
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

/** What staff look at: those on the hold shelf, copies to be taken off it, those that wait. */
export const deskHoldStates = ['prateleira', 'recolher', 'fila'] as const;
export type DeskHoldState = (typeof deskHoldStates)[number];

/** How many ended holds stand on a page. */
export const holdHistoryPageSize = 20;
