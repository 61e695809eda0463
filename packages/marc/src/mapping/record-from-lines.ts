import type { DataField, Field, MarcRecord, Subfield } from '../record.ts';

function subfieldsOf(text: string): Subfield[] {
  return text
    .split('$')
    .slice(1)
    .map((part) => ({ code: part.charAt(0), value: part.slice(1) }));
}

/** '245 10 $aTítulo' is a data field, '008 ...' a control field; indicators are the two characters after the tag. */
function fieldOf(line: string): Field {
  const tag = line.slice(0, 3);
  if (tag.startsWith('00')) return { tag, value: line.slice(4) };
  const field: DataField = {
    tag,
    ind1: line.charAt(4),
    ind2: line.charAt(5),
    subfields: subfieldsOf(line.slice(6)),
  };
  return field;
}

/** A record for a test, written as cataloguers print them; `kind` is leader/06–07. */
export function recordFromLines(lines: readonly string[], kind: string = 'am'): MarcRecord {
  return { leader: `00000n${kind} a2200000 a 4500`, fields: lines.map(fieldOf) };
}

/** A 008 of 40 characters, blank but for what is said: position and text. */
export function fixedFieldLine(said: Readonly<Record<number, string>>): string {
  const characters = Array.from(' '.repeat(40));
  for (const [position, text] of Object.entries(said))
    Array.from(text).forEach((character, at) => (characters[Number(position) + at] = character));
  return `008 ${characters.join('')}`;
}
