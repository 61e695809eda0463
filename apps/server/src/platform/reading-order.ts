/** What goes from right to left within text from left to right, by UAX #9 without its embeddings. */

/** 0: from left to right; 1: from right to left; 2: a number within what goes from right to left. */
export type Level = 0 | 1 | 2;

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const digit = /\p{Nd}/u;
const mark = /\p{M}/u;
const strong = /\p{L}/u;
/** Between two digits it is of their number. */
const separator = /[.,:/٫٬]/u;

type Kind = 'left' | 'right' | 'number' | 'neutral';

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** The level of each letter of a paragraph. */
export function levelsOf(letters: readonly string[]): Level[] {
  const kinds = kindsOf(letters);
  return kinds.map((kind, at) => {
    if (kind === 'number') return 2;
    if (kind !== 'neutral') return kind === 'right' ? 1 : 0;
    const before = kinds.findLast((other, place) => place < at && other !== 'neutral');
    const after = kinds.find((other, place) => place > at && other !== 'neutral');
    return isRight(before) && isRight(after) ? 1 : 0;
  });
}

/** A number keeps what is beside it together like a word from right to left (N1). */
const isRight = (kind: Kind | undefined): boolean => kind === 'right' || kind === 'number';

/** A pair of brackets goes with what is in it and before it (N0). */
function kindsOf(letters: readonly string[]): Kind[] {
  const kinds = kindsOfEach(letters);
  for (const [start, end] of bracketPairs(letters)) {
    const inside = kinds.slice(start + 1, end);
    const isLeft = inside.includes('left');
    if (!isLeft && !inside.some(isRight)) continue;
    const before = kinds.slice(0, start).findLast((kind) => kind !== 'neutral');
    const kind = !isLeft && isRight(before) ? 'right' : 'left';
    kinds[start] = kind;
    kinds[end] = kind;
  }
  return kinds;
}

const brackets = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** Places of brackets that belong together, in the order of the first of each (BD16). */
function bracketPairs(letters: readonly string[]): (readonly [number, number])[] {
  const open: number[] = [];
  const pairs: (readonly [number, number])[] = [];
  for (const [at, letter] of letters.entries()) {
    if ('([{'.includes(letter)) open.push(at);
    const wanted = brackets.get(letter);
    if (wanted === undefined) continue;
    const start = open.findLastIndex((place) => letters[place] === wanted);
    if (start < 0) continue;
    pairs.push([open[start] ?? at, at]);
    open.length = start;
  }
  return pairs.toSorted(([one], [other]) => one - other);
}

function kindsOfEach(letters: readonly string[]): Kind[] {
  const kinds: Kind[] = [];
  let last: 'left' | 'right' = 'left';
  for (const [at, letter] of letters.entries()) {
    const kind = kindOf(letter, kinds.at(-1), last);
    if (kind === 'left' || kind === 'right') last = kind;
    kinds.push(kind);
    // A separator is known to be one once the digit after it is.
    if (kind === 'number' && kinds.at(-3) === 'number' && separator.test(letters[at - 1] ?? ''))
      kinds[at - 1] = 'number';
  }
  return kinds;
}

/** Numbers after words from left to right are like words (W7). */
function kindOf(letter: string, before: Kind | undefined, last: 'left' | 'right'): Kind {
  if (digit.test(letter)) return last === 'left' ? 'left' : 'number';
  if (mark.test(letter)) return before ?? 'neutral';
  if (rightToLeft.test(letter)) return 'right';
  return strong.test(letter) ? 'left' : 'neutral';
}

/** Stretches of a line as they stand from left to right: what is not of level 0 is turned around (L2). */
export function visualOrder<Stretch extends { readonly level: Level }>(
  line: readonly Stretch[],
): Stretch[] {
  return turned(turned(line, 2), 1);
}

function turned<Stretch extends { readonly level: Level }>(
  line: readonly Stretch[],
  from: Level,
): Stretch[] {
  const ordered: Stretch[] = [];
  let run: Stretch[] = [];
  for (const stretch of line) {
    if (stretch.level >= from) run.unshift(stretch);
    else {
      ordered.push(...run, stretch);
      run = [];
    }
  }
  return [...ordered, ...run];
}

const mirrors = new Map(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

/** Signs without a script of their own, as they are drawn from right to left. */
export function mirrored(text: string): string {
  return Array.from(text)
    .toReversed()
    .map((sign) => mirrors.get(sign) ?? sign)
    .join('');
}
