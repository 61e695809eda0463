/** Most characters of each kind of field. */
export const requestLengths = { line: 500, text: 4000, pages: 20, emails: 1000 } as const;

/** The largest number of pages. */
export const mostPages = 99_999;

export const defenceDegrees = ['mestrado', 'doutorado', 'pos-doutorado'] as const;
export const publicationTypes = [
  'livros',
  'artigos',
  'teses-dissertacoes',
  'anais',
  'normas',
  'outros',
] as const;
export const supports = ['ambos', 'impresso', 'online'] as const;
export const cardWorks = ['tese', 'dissertacao', 'tcc', 'livro'] as const;
export type CardWork = (typeof cardWorks)[number];

export type RequestOption = (
  | typeof defenceDegrees
  | typeof publicationTypes
  | typeof supports
  | typeof cardWorks
)[number];

/** Field of a form: a line, a text, a year, a span of pages, a number, yes or no, a day, or a choice of a few. */
export type RequestField = {
  readonly name: string;
  readonly isRequired?: true;
} & (
  | { readonly kind: 'line' | 'text' | 'year' | 'pages' | 'count' | 'flag' | 'day' }
  | { readonly kind: 'choice'; readonly options: readonly RequestOption[] }
);
