/** States of a suggestion: it starts as a pre-suggestion, and staff take it on. */
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

/** States of an order of several titles, in their order. */
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

/** Most characters of each field of an order, and most suggestions in one. */
export const orderLengths = {
  requisicao: 60,
  solicitante: 120,
  itens: 100,
  fornecedor: 120,
  empenho: 60,
  nota_fiscal: 60,
} as const;

/** Most titles in a file of orders. */
export const longestOrderFile = 10_000;

/** Most characters of each field of a suggestion. */
export const suggestionLengths = {
  autor: 500,
  titulo: 500,
  edicao: 100,
  editor: 300,
  isbn_issn: 100,
  outras_inf: 2000,
} as const;

/** Most copies that a teacher may ask for. */
export const mostCopies = 999;

/** Most readings of a plan that are suggested in one act. */
export const mostPlanSuggestions = 200;
