import { abnt } from './abnt/index.ts';
import { apa } from './apa/index.ts';
import { iso690 } from './iso690/index.ts';
import type { BibliographicItem, CitationContext } from './item.ts';
import type { Reference } from './piece.ts';
import { vancouver } from './vancouver/index.ts';

export const citationStyles = ['abnt', 'apa', 'vancouver', 'iso690'] as const;
export type CitationStyle = (typeof citationStyles)[number];

const writers: Readonly<
  Record<CitationStyle, (item: BibliographicItem, citing: CitationContext) => Reference>
> = { abnt, apa, vancouver, iso690 };

/** The reference of an item in a style. It is never empty where the item has a title. */
export function cite(
  style: CitationStyle,
  item: BibliographicItem,
  citing: CitationContext,
): Reference {
  return writers[style](item, citing);
}
