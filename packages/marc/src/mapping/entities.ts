/**
 * Named character references met in catalogue records that passed through web forms.
 * Accented letters follow a pattern (a letter and the name of its mark), so only the rest is listed.
 */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  hellip: '…',
  bull: '•',
  middot: '·',
  iexcl: '¡',
  iquest: '¿',
  sect: '§',
  para: '¶',
  times: '×',
  plusmn: '±',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  micro: 'µ',
  cent: '¢',
  pound: '£',
  yen: '¥',
  euro: '€',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  eth: 'ð',
  ETH: 'Ð',
  thorn: 'þ',
  THORN: 'Þ',
};

const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};

const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g;
const accented = /^([a-zA-Z])(acute|grave|circ|tilde|uml|cedil|ring|caron)$/;

function fromNumber(code: number): string {
  const scalar = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return scalar ? String.fromCodePoint(code) : ' ';
}

function fromName(name: string, whole: string): string {
  if (Object.hasOwn(named, name)) return named[name] ?? whole;
  const [, letter, mark] = accented.exec(name) ?? [];
  return letter && mark ? (letter + (marks[mark] ?? '')).normalize('NFC') : whole;
}

function decodeOnce(text: string): string {
  return text.replace(reference, (whole, decimal: string, hex: string, name: string) => {
    if (decimal) return fromNumber(Number.parseInt(decimal, 10));
    if (hex) return fromNumber(Number.parseInt(hex, 16));
    return fromName(name, whole);
  });
}

/** Decodes HTML character references, also those escaped twice ('&amp;ccedil;'). */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < 4 && decoded.includes('&'); round += 1) {
    const next = decodeOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}
