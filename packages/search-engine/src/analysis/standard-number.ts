import isbn3 from 'isbn3';

/** Digits with hyphens, points or spaces between, long enough for an ISSN (ISO 3297) or an ISBN (ISO 2108). */
const digits = String.raw`\d(?:[-. ]?\d){5,16}[-. ]?[\dXx](?![\p{L}\p{N}])`;
/** Label that people write before a number: 'ISBN', 'ISBN-13:', 'e-ISSN (online)'. */
const label = String.raw`(?:[ep]-?)?IS[BS]N(?:[- ]?(?:10|13|L)(?=[\s:.(]))?(?: ?\([\p{L}\d ]{1,20}\))?[\s:.=-]{0,4}`;
const candidatePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<label>${label})(?<labelled>${digits})|(?<bare>${digits}))`,
  'giu',
);

export interface NumberInText {
  /** Position of the number in the text, label included. */
  readonly start: number;
  readonly end: number;
  /** Digits alone; an ISBN in its form of thirteen. */
  readonly key: string;
  /** The number as written, without its label. */
  readonly written: string;
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

/** Standard numbers in a text. With `strict`, only those with a correct check digit or a label. */
export function numbersIn(text: string, strict: boolean): NumberInText[] {
  const folded = text.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/[\u00a0\u2007\u202f]/g, ' ');
  return [...folded.matchAll(candidatePattern)].flatMap((match) => {
    const named = match.groups?.['labelled'];
    const written = named ?? match[0];
    const compact = written.replace(/[-. ]/g, '').toUpperCase();
    const isMeant = named !== undefined || !strict;
    if (isStandardNumber(compact) || (isMeant && !written.includes(' '))) {
      const [start, end] = [match.index, match.index + match[0].length];
      return [{ start, end, key: numberKey(compact).toLowerCase(), written }];
    }
    return [];
  });
}
