import { lettersOf, wordsOfLanguage } from './language-letters.ts';

/**
 * Tells ANSEL (MARC-8) from Windows-1252 in text that is neither ASCII nor UTF-8. Both put letters
 * with accents into the bytes from 0xE0 on: ANSEL the accent alone, before its letter; Latin-1 the
 * whole letter. Each such byte is weighed by what stands around it.
 */

/** Letters that languages written in Latin letters put under each accent of ANSEL. */
const lettersUnder: Readonly<Record<number, string>> = {
  0xe0: 'aeiouyAEIOUY', // hook above: Vietnamese
  0xe1: 'aeiouAEIOU', // grave
  0xe2: 'aeiouyAEIOUYcnszlrCNSZ', // acute
  0xe3: 'aeiouAEIOU', // circumflex
  0xe4: 'anoANOiuey', // tilde
  0xe5: 'aeiouAEIOU', // macron
  0xe6: 'aiugAIUGeo', // breve
  0xe7: 'zegcmnZIEGC', // dot above
  0xe8: 'aoueiyAOUEI', // diaeresis
  0xe9: 'czsrendtgjCZSRDTN', // caron
  0xea: 'auAU', // ring
  0xeb: 'tiTIkKzZ', // ligature, left half: Cyrillic romanised
  0xec: 'sauoehSAUOEH', // ligature, right half
  0xee: 'ouOU', // double acute
  0xf0: 'cstCSTegklnr', // cedilla
  0xf1: 'aeiuAEo', // ogonek
  0xf2: 'hstdzHSTDZrnlmkaeiouyAEIOU', // dot below: Arabic, Indic, Vietnamese
  0xf7: 'stST', // left hook: Romanian
  0xf9: 'hH', // breve below
};

const letter = /[A-Za-z]/;
const upper = /[A-Z]/;

function isAccent(code: number): boolean {
  return code >= 0xe0 && code <= 0xfe && code !== 0xfc && code !== 0xfd;
}

/** Scores a byte at 0xE0 and above as an accent of ANSEL before what follows. */
function asAccent(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (!isAccent(code)) return -4;
  const next = text.charAt(at + 1);
  if (isAccent(next.charCodeAt(0))) return 0;
  if (!letter.test(next)) return next === '\xb8' ? 2 : -4;
  return lettersUnder[code]?.includes(next) ? 2 : -1.5;
}

/** Scores a byte from 0xC0 on as a letter of Latin-1 between its neighbours. */
function asLetter(text: string, at: number): number {
  const character = text.charAt(at);
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  const isCapital = character <= '\xde';
  if (upper.test(after) && !isCapital) return -4;
  if (isCapital && /[0-9]/.test(before + after)) return -3;
  if (isCapital && /[a-z]/.test(before)) return -3;
  if (/[A-Z]/.test(before) && upper.test(text.charAt(at - 2)) && !isCapital) return -2;
  const isHiatus = /[aeiou]/.test(before) && /[\xe0-\xe5\xf5]/.test(character) && after !== 'o';
  return (isHiatus ? -0.5 : 1) + asPair(character, text.slice(at + 1, at + 4));
}

/** Scores the text after a letter by what usually follows it in the languages that have it. */
function asPair(character: string, after: string): number {
  const next = after.charAt(0);
  switch (character) {
    case 'ç':
    case 'ñ':
      return /[aeiouãõáéíóúâêôœ]/i.test(next) ? 2 : -2;
    case 'ã':
      if (/^[oe]/.test(after)) return /^[oe](s?$|s?[^a-z])/.test(after) ? 2 : -0.5;
      return letter.test(next) ? -1 : 1;
    case 'õ':
      return next === 'e' ? 2 : -1;
    case 'à':
    case 'á':
    case 'â':
    case 'ä':
    case 'å':
    case 'è':
    case 'ô':
    case 'ö':
      return /[aeiou]/.test(next) ? -1.5 : 0;
    default:
      return 0;
  }
}

/** © ℗ and ° of ANSEL stand at Ã, Â and À of Latin-1: before a year, after a number. */
function asAnselSign(text: string, at: number): number {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  switch (text.charAt(at)) {
    case '\xc0': // °
      return /[0-9]/.test(before) ? 3 : 0;
    case '\xc2': // ℗
    case '\xc3': // ©
      return !letter.test(before) && /^ ?[[0-9]/.test(text.slice(at + 1, at + 3)) ? 3 : 0;
    case '\xc5': // ¿
    case '\xc6': // ¡
      return !letter.test(before) && upper.test(after) ? 2 : 0;
    default:
      return 0;
  }
}

/** Special letters and signs of ANSEL, 0xA1 to 0xC8. */
function asSpecial(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const sign = asAnselSign(text, at);
  if (sign !== 0) return sign;
  const isDefined =
    (code >= 0xa1 && code <= 0xc8 && ![0xaf, 0xbb, 0xbe, 0xbf].includes(code)) ||
    [0x88, 0x89, 0x8d, 0x8e].includes(code);
  if (!isDefined) return -4;
  const isLetter = /[\xa1-\xa6\xac\xad\xae\xb0-\xb6\xb8\xba\xbc\xbd\xa7\xb7]/.test(text.charAt(at));
  return isLetter && (letter.test(text.charAt(at - 1)) || letter.test(text.charAt(at + 1))) ? 1 : 0;
}

/** Scores a sign of Windows-1252, 0x80 to 0xBF, between its neighbours. */
function asSign(text: string, at: number): number {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  switch (text.charAt(at)) {
    case '\xa0': // no-break space
    case '\xad': // soft hyphen
      return 1;
    case '¡':
      return upper.test(after) && !letter.test(before) ? 2 : 0;
    case '£':
      return /[0-9]/.test(after) ? 2 : 0;
    case '©':
      return /[A-G]/.test(before) ? 0 : 2;
    case 'ª':
    case 'º':
    case '°':
      return /[0-9Nn.]/.test(before) && !letter.test(after) ? 2 : -1;
    case '²':
    case '³':
    case '¹':
      return /[a-z]/.test(before) ? 0 : -2;
    default:
      // Typographic quotes, dashes and the ellipsis.
      if (/[\x85\x91-\x97]/.test(text.charAt(at))) return 1;
      return letter.test(before) && letter.test(after) ? -3 : 0;
  }
}

/** Bytes that are looked at: as many as a regular record may have; more do not make the decision surer. */
const sampleLength = 99_999;

/** A delimiter, which is a C0 control, and the code or indicator after it. */
const delimited = /[\p{Cc}--[\x7f-\x9f]][^]/gv;
const high = /[\x80-\xff]/g;

/**
 * Weighs whether bytes are ANSEL or Latin-1: above 0 they are more like ANSEL, below 0 more like
 * Latin-1. `language` is the record's, as 008 has it: its letters and words are asked which reading
 * they know.
 */
export function anselBalance(bytes: Buffer, language: string): number {
  // A subfield code is no neighbour of the text it stands before, nor an indicator.
  const text = bytes.toString('latin1', 0, sampleLength).replace(delimited, '  ');
  const own = lettersOf(language);
  let balance = 0;
  for (const { index } of text.matchAll(high)) {
    const code = text.charCodeAt(index);
    balance += code >= 0xe0 ? asAccent(text, index) : asSpecial(text, index);
    balance -= code >= 0xc0 ? asLetter(text, index) : asSign(text, index);
    if (own !== '' && code >= 0xe0) balance += asOwnLetter(text, index, own);
  }
  return balance + anselWords(text, language) - wordsOfLanguage(text, language);
}

/** Letters under accents of ANSEL as Unicode writes them together. */
const marks = '\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030c\u030a';

function markOf(code: number): string {
  return code === 0xf0 ? '\u0327' : (marks[code - 0xe0] ?? '');
}

/** Scores the two letters by those of the language: ANSEL's counts for, Latin-1's against. */
function asOwnLetter(text: string, at: number, own: string): number {
  const mark = markOf(text.charCodeAt(at));
  const composed = (text.charAt(at + 1) + mark).normalize('NFC').toLowerCase();
  const isAnsel = mark !== '' && composed.length === 1 && own.includes(composed);
  const isLatin = own.includes(text.charAt(at).toLowerCase());
  return isAnsel === isLatin ? 0 : isAnsel ? 2 : -2;
}

function anselWords(text: string, language: string): number {
  const read = text.replace(/([\xe0-\xea\xf0])([A-Za-z])/g, (_, mark: string, base: string) =>
    (base + markOf(mark.charCodeAt(0))).normalize('NFC'),
  );
  return read === text ? 0 : wordsOfLanguage(read, language);
}
