import type { Field, MarcRecord, Subfield } from '../record.ts';

/** A record of mnemonic MARC (.mrk): '=245  10$aTitle', blanks as backslashes, '{dollar}' for '$'. */
export function recordFromMnemonic(text: string): MarcRecord | null {
  const lines = text.split(/\r?\n/);
  let leader = '';
  const fields: Field[] = [];
  for (const line of joinedLines(lines)) {
    const [, tag, value] = /^=([A-Za-z0-9]{3}) {0,2}(.*)$/.exec(line) ?? [];
    if (tag === undefined || value === undefined) continue;
    if (tag === 'LDR' || tag === '000') leader = value.replaceAll('\\', ' ');
    else fields.push(fieldOf(tag, value));
  }
  return fields.length === 0 ? null : { leader, fields };
}

/** A line that begins no field goes on with the one before. */
function joinedLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    if (line.startsWith('=') || joined.length === 0) joined.push(line);
    else if (line.trim() !== '') joined.push(`${joined.pop() ?? ''} ${line.trim()}`);
  }
  return joined;
}

function fieldOf(tag: string, text: string): Field {
  if (tag.startsWith('00')) return { tag, value: named(text.replaceAll('\\', ' ')) };
  const [ind1 = ' ', ind2 = ' '] = text.slice(0, 2).replaceAll('\\', ' ');
  const subfields = text
    .slice(2)
    .split('$')
    .slice(1)
    .map((part): Subfield => ({ code: part.charAt(0), value: named(part.slice(1)) }))
    .filter(({ code }) => code !== '');
  return { tag, ind1, ind2, subfields };
}

/** Signs of the format by name, and of marks, which stand before their letter. */
const signs: Readonly<Record<string, string>> = {
  dollar: '$',
  lcub: '{',
  rcub: '}',
  bsol: '\\',
  copy: '©',
  deg: '°',
  phono: '℗',
  pound: '£',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  Ostrok: 'Ø',
  ostrok: 'ø',
  Lstrok: 'Ł',
  lstrok: 'ł',
  iquest: '¿',
  iexcl: '¡',
};
const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  breve: '\u0306',
  dot: '\u0307',
  uml: '\u0308',
  caron: '\u030c',
  ring: '\u030a',
  cedil: '\u0327',
  ogon: '\u0328',
  dotb: '\u0323',
};

function named(text: string): string {
  if (!text.includes('{')) return text.normalize('NFC');
  return text
    .replace(/\{(\w+)\}(\p{L}?)/gu, (whole, name: string, letter: string) => {
      const mark = marks[name];
      if (mark !== undefined) return letter + mark;
      return signs[name] === undefined ? whole : signs[name] + letter;
    })
    .normalize('NFC');
}
