/** States of a suggestion; it comes in as a pre-suggestion, and staff take it on. */
export const suggestionStates = [
  'pre-sugestao',
  'sugestao-de-compra',
  'em-cotacao',
  'pregao',
  'aguardando-entrega',
  'parcialmente-atendida',
  'atendida',
  'finalizada-incompleta',
  'ja-existe',
  'duplicada',
  'esgotada',
  'nao-encontrada',
  'nao-atendida',
  'cancelada',
] as const;
export type SuggestionState = (typeof suggestionStates)[number];

/** States that an order of several titles can be in, in their order. */
export const orderStates = [
  'em-cotacao',
  'pregao',
  'aguardando-entrega',
  'parcialmente-atendida',
  'atendida',
  'finalizada-incompleta',
  'cancelada',
] as const satisfies readonly SuggestionState[];
export type PurchaseOrderState = (typeof orderStates)[number];

/** Characters of the fields of an order, and its suggestions, at most. */
export const orderLengths = {
  requisicao: 60,
  solicitante: 120,
  itens: 100,
  fornecedor: 120,
  empenho: 60,
  nota_fiscal: 60,
} as const;

/** Titles that a file of orders has at most. */
export const longestOrderFile = 10_000;

/** Characters of each field of a suggestion, at most. */
export const suggestionLengths = {
  autor: 500,
  titulo: 500,
  edicao: 100,
  editor: 300,
  isbn_issn: 100,
  outras_inf: 2000,
} as const;

/** Copies a teacher may ask for. */
export const mostCopies = 999;

/** Readings of a plan that are suggested in one act. */
export const mostPlanSuggestions = 200;
