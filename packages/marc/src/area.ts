import type { Classification, Description } from './description.ts';

/**
 * Subject area of a title: the main class of its first classification, as 'ddc:8', 'udc:8' (one digit) or 'lcc:P' (one
 * letter); '' where it has none. A scheme named by a field goes before one inferred from the shape of the number, and
 * before a class behind a mark of the library's own. The phrases name it under `areas`.
 */
export function areaOf({ classifications }: Description): string {
  const named = classifications.filter(({ isByShape }) => !isByShape);
  return (
    first(named, areaOfClass) || first(classifications, areaOfClass) || first(named, areaOfMark)
  );
}

function first(
  classifications: readonly Classification[],
  areaIn: (one: Classification) => string,
): string {
  for (const one of classifications) {
    const area = areaIn(one);
    if (area) return area;
  }
  return '';
}

function areaOfClass({ scheme, number }: Classification): string {
  if (scheme !== 'ddc' && scheme !== 'udc' && scheme !== 'lcc') return '';
  const main = scheme === 'lcc' ? /^[A-Z]/.exec(number) : /^\d/.exec(number);
  return main ? `${scheme}:${main[0]}` : '';
}

/** Class behind one letter or 'Ref.': 'R 030', 'Ref. 869.3', 'T 82-31'. */
const lettered = /^(?:[a-z]|ref)[\s./-]+(\d)(?:\d\d(?!\d)|\d(?=([-(:=])))/i;
/** Class behind other words, only where more of a class follows: 'TCC 658.3', 'CD 372 A12'. */
const worded = /^[a-z]{2,5}[\s./-]+(\d)\d\d(?:\.\d|\s+[a-z]\d)/i;

/** Class that a library's own mark has behind a letter or word, as reports of the collection read it. */
export function areaOfMark({ scheme, number, item }: Classification): string {
  if (scheme !== 'local') return '';
  const mark = `${number} ${item}`;
  const [, main, sign] = lettered.exec(mark) ?? worded.exec(mark) ?? [];
  if (main === undefined) return '';
  return `${sign ? 'udc' : 'ddc'}:${main}`;
}
