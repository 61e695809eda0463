import { foldWords } from '../../analysis/index.ts';
import type { FacetType } from '../../fields.ts';
import { codeOf, isHeading, labelOf } from '../index/facet-values.ts';
import type { HeadingIndex, ValueBlock, ValueSet } from '../index/facet-values.ts';
import { identity, inverse, share } from '../index/permutations.ts';
import { countOf, reorderStrings, sortedOrder, stringsOf } from '../index/strings.ts';
import type { Strings } from '../index/strings.ts';
import { indexWords } from '../index/word-index.ts';

export interface WrittenValue {
  readonly code: string;
  readonly label: string;
}

export function buildBlock(
  type: FacetType,
  first: number,
  values: readonly WrittenValue[],
): ValueBlock {
  const all = identity(values.length);
  const codes = column(
    values.map(({ code }) => code),
    all,
  );
  const labels = column(
    values.map(({ label }) => label),
    all,
  );
  const words = values.map(({ label }) => foldWords(label).join(' '));
  const folded = column(words, all);
  const codeOrder = share(sortedOrder(codes));
  const codePlaces = inverse(codeOrder);
  return {
    first,
    codes,
    codeOrder,
    codePlaces,
    labels,
    folded,
    lines: column(
      words.map((text) => ` ${text}\n`),
      all,
    ),
    headings: isHeading(type) ? buildHeadings(folded, codeOrder) : null,
  };
}

function buildHeadings(folded: Strings, codeOrder: Uint32Array): HeadingIndex {
  // Sorting from the order of codes lets codes decide between equal labels.
  const byCode = reorderStrings(folded, codeOrder);
  const order = share(sortedOrder(byCode).map((place) => codeOrder[place] as number));
  return {
    order,
    places: inverse(order),
    sorted: reorderStrings(folded, order),
    words: indexWords(folded),
  };
}

function column(texts: readonly string[], order: Uint32Array): Strings {
  return reorderStrings(stringsOf(texts), order);
}

export function writtenValues(set: ValueSet, { first, codes }: ValueBlock): WrittenValue[] {
  return Array.from({ length: countOf(codes) }, (_, i) => ({
    code: codeOf(set, first + i),
    label: labelOf(set, first + i),
  }));
}
