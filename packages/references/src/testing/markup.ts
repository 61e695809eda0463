import type { Reference } from '../piece.ts';

const marks = { bold: '**', italic: '*' } as const;

/** A reference with its emphasis written as in Markdown. */
export function toMarkup(reference: Reference): string {
  return reference
    .map(({ text, emphasis }) => {
      const mark = emphasis ? marks[emphasis] : '';
      return `${mark}${text}${mark}`;
    })
    .join('');
}
