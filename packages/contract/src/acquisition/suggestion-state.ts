/** How a suggestion stands; it comes in as a pre-suggestion, and staff take it on. */
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
