import { foldWords } from '../../analysis/index.ts';
import type { FacetType } from '../../fields.ts';
import { countOf, stringAt } from './strings.ts';
import type { Strings } from './strings.ts';
import type { WordIndex } from './word-index.ts';

/** The values of one facet, numbered from 1 in the order they came; a number is never reused. */
export interface ValueSet {
  readonly blocks: readonly ValueBlock[];
  /** Labels that changed after their block was written, by value number. */
  readonly relabelled: ReadonlyMap<number, string>;
}

export interface ValueBlock {
  /** Number of the block's first value. */
  readonly first: number;
  readonly codes: Strings;
  /** Places in the block in the order of codes, and the rank of each place. */
  readonly codeOrder: Uint32Array;
  readonly codePlaces: Uint32Array;
  readonly labels: Strings;
  /** Folded labels: words with one space between. */
  readonly folded: Strings;
  /**
   * The folded labels once more for text search, each word after a space, each label before a
   * line end.
   */
  readonly lines: Strings;
  /** Index for suggestions; null where the facet is no heading. */
  readonly headings: HeadingIndex | null;
}

export interface HeadingIndex {
  /** Places in the block in the order of folded labels, then codes. */
  readonly order: Uint32Array;
  readonly places: Uint32Array;
  readonly sorted: Strings;
  readonly words: WordIndex;
}

/** Headings are numbered by use: from this number on they are hardly ever among the best. */
export const headingTailStart = 8_192;

export type FacetValues = Readonly<Partial<Record<FacetType, ValueSet>>>;

export const noValues: ValueSet = { blocks: [], relabelled: new Map() };

export function isHeading(type: FacetType): boolean {
  return type === 'A' || type === 'S';
}

/** The number that the next value gets. */
export function nextNumber({ blocks }: ValueSet): number {
  const last = blocks.at(-1);
  return last === undefined ? 1 : last.first + countOf(last.codes);
}

export function blockOf({ blocks }: ValueSet, number: number): ValueBlock {
  let i = blocks.length - 1;
  while ((blocks[i] as ValueBlock).first > number) i--;
  return blocks[i] as ValueBlock;
}

export function codeOf(set: ValueSet, number: number): string {
  const block = blockOf(set, number);
  return stringAt(block.codes, number - block.first);
}

export function labelOf(set: ValueSet, number: number): string {
  const block = blockOf(set, number);
  return set.relabelled.get(number) ?? stringAt(block.labels, number - block.first);
}

export function foldedLabelOf(set: ValueSet, number: number): string {
  const changed = set.relabelled.get(number);
  if (changed !== undefined) return foldWords(changed).join(' ');
  const block = blockOf(set, number);
  return stringAt(block.folded, number - block.first);
}
