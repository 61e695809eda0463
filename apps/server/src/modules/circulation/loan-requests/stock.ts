import { availabilityOf, lendsTo } from '../availability/index.ts';
import type { CirculatingCopy } from '../facts/index.ts';
import type { LoanRule } from '../rules/index.ts';

/** Enumeration and material that tell copies of a title apart; '' where a copy has none. */
export interface Parts {
  readonly volume: string;
  readonly tome: string;
  readonly part: string;
  readonly additionalMaterial: string;
}

/** Holds and requests that wait for a copy of a library, and come before a new request. */
export interface RequestedParts extends Parts {
  readonly libraryId: number;
}

/** Copies of a title, wherever they lie, with those who wait for them and the rules for a patron category. */
export interface Stock {
  readonly titleId: number;
  readonly copies: readonly CirculatingCopy[];
  readonly awaited: readonly RequestedParts[];
  readonly rules: readonly LoanRule[];
  /** Patron category that asks; null borrows nothing. */
  readonly categoryId: number | null;
}

/** Whether a copy is there to be lent to these patrons. */
function isFree({ rules, categoryId }: Stock, copy: CirculatingCopy): boolean {
  return availabilityOf(copy.state, lendsTo(rules, categoryId, copy)) === 'free';
}

export function isSamePart(one: Parts, other: Parts): boolean {
  return (
    one.volume === other.volume &&
    one.tome === other.tome &&
    one.part === other.part &&
    one.additionalMaterial === other.additionalMaterial
  );
}

export function countFree(stock: Stock, parts: Parts, libraryId: number): number {
  return stock.copies.filter(
    (copy) => copy.libraryId === libraryId && isSamePart(copy, parts) && isFree(stock, copy),
  ).length;
}

export function countAwaited({ awaited }: Stock, parts: Parts, libraryId: number): number {
  return awaited.filter((one) => one.libraryId === libraryId && isSamePart(one, parts)).length;
}

/** Parts of a title to choose from: each that was not withdrawn, once, in order. */
export function partsOf({ copies }: Stock): readonly Parts[] {
  const kept = copies.filter(({ state }) => state !== 'withdrawn');
  const sorted = kept.toSorted(
    (one, other) =>
      compare(one.volume, other.volume) ||
      compare(one.tome, other.tome) ||
      compare(one.part, other.part) ||
      compare(one.additionalMaterial, other.additionalMaterial),
  );
  return sorted.filter((copy, at) => sorted.findIndex((one) => isSamePart(one, copy)) === at);
}

/** '2' before '10'. */
const compare = new Intl.Collator('pt', { numeric: true }).compare;
