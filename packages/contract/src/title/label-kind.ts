/** Kinds of colour labels: of a collection, or of classes of Dewey, UDC or the Library of Congress. */
export const labelKinds = ['colecao', 'ddc', 'udc', 'lcc'] as const;

export type LabelKind = (typeof labelKinds)[number];

/** Patterns of the beginnings of classes, which are compared letter by letter. */
export const classPatterns = {
  ddc: /^\d{1,3}$|^\d{3}\.\d{1,20}$/,
  udc: /^\d[\d.]{0,30}$/,
  lcc: /^[A-Z]{1,3}$/,
} as const;
