import isbn3 from 'isbn3';

/** Digits with hyphens or spaces between, long enough for an ISSN (ISO 3297) or an ISBN (ISO 2108). */
const candidatePattern = /(?<![\p{L}\p{N}])\d(?:[- ]?\d){5,16}[- ]?[\dXx](?![\p{L}\p{N}])/gu;

export interface NumberInText {
  readonly start: number;
  readonly end: number;
  /** Digits alone; an ISBN as its thirteen. */
  readonly key: string;
}

/** ISO 3297: weights 8 to 2, X is 10. */
function isIssn(compact: string): boolean {
  if (!/^\d{7}[\dX]$/.test(compact)) return false;
  let sum = 0;
  for (let i = 0; i < 8; i++) sum += (8 - i) * (compact[i] === 'X' ? 10 : Number(compact[i]));
  return sum % 11 === 0;
}

function numberKey(compact: string): string {
  return (compact.length === 10 ? isbn3.asIsbn13(compact) : null) ?? compact;
}

function isStandardNumber(compact: string): boolean {
  if (compact.length === 8) return isIssn(compact);
  return (compact.length === 10 || compact.length === 13) && isbn3.parse(compact) !== null;
}

/** Numbers in a text. With `strict`, only those whose check digit is right. */
export function numbersIn(text: string, strict: boolean): NumberInText[] {
  const folded = text.replace(/[\u2010-\u2015\u2212]/g, '-');
  return [...folded.matchAll(candidatePattern)].flatMap((match) => {
    const compact = match[0].replace(/[- ]/g, '').toUpperCase();
    if (isStandardNumber(compact) || (!strict && !match[0].includes(' '))) {
      const start = match.index;
      return [{ start, end: start + match[0].length, key: numberKey(compact).toLowerCase() }];
    }
    return [];
  });
}
