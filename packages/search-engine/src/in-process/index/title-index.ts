import { foldWords } from '../../analysis/index.ts';
import { stringAt } from './strings.ts';
import type { Strings } from './strings.ts';

export interface TitleIndex {
  /** Titles proper, as written. */
  readonly written: Strings;
  /** Doc ids in the order of folded titles, then of ids; and the place of each doc id in it. */
  readonly order: Uint32Array;
  readonly places: Uint32Array;
  /** The folded words of titles, and the doc ids of the titles that have each. */
  readonly words: Strings;
  readonly wordStarts: Uint32Array;
  readonly wordTitles: Uint32Array;
}

function wordsAt({ written, order }: TitleIndex, place: number): string {
  return foldWords(stringAt(written, order[place] as number)).join(' ');
}

/** Compares by code points, as the titles are sorted. */
function compareTexts(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/**
 * Look-ups in the sorted titles. Titles are folded anew for each comparison, which costs less
 * than a second copy of all titles.
 */
export const titleOrder = {
  at: wordsAt,

  /** Places, in the order of titles, from title `first` to title `last`, both included. */
  range(titles: TitleIndex, first: string, last: string): readonly [number, number] {
    const from = this.lowerBound(titles, (text) => compareTexts(text, first) < 0);
    return [from, this.gallop(titles, from, (text) => compareTexts(text, last) <= 0)];
  },

  /**
   * The first place from `from` on where `isMeant` is false, found by galloping: it is usually
   * near.
   */
  gallop(titles: TitleIndex, from: number, isMeant: (text: string) => boolean): number {
    let step = 1;
    while (from + step <= titles.order.length && isMeant(wordsAt(titles, from + step - 1)))
      step *= 2;
    let low = from + (step >>> 1);
    let high = Math.min(from + step - 1, titles.order.length);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isMeant(wordsAt(titles, middle))) low = middle + 1;
      else high = middle;
    }
    return low;
  },

  /** Places of the titles equal to the one at a place, which is usually the only one. */
  equalRange(titles: TitleIndex, place: number): readonly [number, number] {
    const text = wordsAt(titles, place);
    const isSame = (one: string): boolean => one === text;
    let step = 1;
    while (step <= place && isSame(wordsAt(titles, place - step))) step *= 2;
    let low = Math.max(place - step + 1, 0);
    let high = place - (step >>> 1);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isSame(wordsAt(titles, middle))) high = middle;
      else low = middle + 1;
    }
    return [low, this.gallop(titles, place + 1, isSame)];
  },

  /** Places of the titles that begin with a text. */
  startingWith(titles: TitleIndex, text: string): readonly [number, number] {
    return [
      this.lowerBound(titles, (one) => compareTexts(one, text) < 0),
      this.lowerBound(titles, (one) => one.startsWith(text) || compareTexts(one, text) < 0),
    ];
  },

  /** The first place whose title is not before. */
  lowerBound(titles: TitleIndex, isBefore: (text: string) => boolean): number {
    let low = 0;
    let high = titles.order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(wordsAt(titles, middle))) low = middle + 1;
      else high = middle;
    }
    return low;
  },
};
