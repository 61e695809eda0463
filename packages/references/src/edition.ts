import { tidy } from './piece.ts';

const word = '(?:ed(?:\\.|i[çc][ãa]o|ici[óo]n|ition)?)';
/** '2ª ed.', '2. edição', '2a. ed'. */
const romance = new RegExp(
  `^(\\d{1,3})\\s?(?:[ªºao]\\.?|\\.|(?=ed))\\s*${word}(?![\\p{L}])\\.?(.*)$`,
  'iu',
);
/** 'Segunda edição', 'Primera edición'. */
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^prim(?:eira|era)\s/iu, 1],
  [/^seg(?:unda)\s/iu, 2],
  [/^ter(?:ceira|cera)\s/iu, 3],
  [/^(?:qu|cu)arta\s/iu, 4],
  [/^quinta\s/iu, 5],
];
const english = new RegExp(
  `^(\\d{1,3})(?:st|nd|rd|th|d)\\.?\\s+${word}(?![\\p{L}])\\.?(.*)$`,
  'iu',
);

export interface Edition {
  /** Number of the edition; null where it has none: 'Ed. revista'. */
  readonly number: number | null;
  /** Text after the number: 'rev. e ampl.'. */
  readonly rest: string;
  readonly language: 'romance' | 'english';
  readonly whole: string;
}

function numeral(text: string): string {
  const found = ordinals.find(([pattern]) => pattern.test(text));
  return found ? text.replace(found[0], `${found[1]}. `) : text;
}

/** An edition statement as its number and what follows it. */
export function readEdition(statement: string): Edition {
  // Brackets say that the statement is not in the work: no style asks for them.
  const whole = tidy(statement).replace(/^\[([^[\]]*)\]$/u, '$1');
  const inNumbers = numeral(whole);
  const [, number, rest = ''] = romance.exec(inNumbers) ?? [];
  if (number) return { number: Number(number), rest: tidy(rest), language: 'romance', whole };
  const [, ordinal, more = ''] = english.exec(whole) ?? [];
  if (ordinal) return { number: Number(ordinal), rest: tidy(more), language: 'english', whole };
  return { number: null, rest: '', language: 'romance', whole };
}

/** '2nd', '3rd', '11th'. */
export function englishOrdinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** '2nd ed.', or the statement as it stands. */
export function englishEdition(statement: string): string {
  const { number, whole } = readEdition(statement);
  return number === null ? whole : `${englishOrdinal(number)} ed.`;
}
