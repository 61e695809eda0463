import type { Field, MarcRecord, Subfield } from '../record.ts';

/** '000012345 24510 L $$aTitle': number, tag with indicators, script, text. */
const line = /^(\d{9}) (\w{3})(.)(.) ?(?:\w ?)?(.*)$/;

/** The record's number at the beginning of each of its lines. */
export function alephNumber(text: string): string | null {
  return /^\d{9}(?= \w{3}.. )/.exec(text)?.[0] ?? null;
}

/** A record of Aleph's sequential format; its number is the control number where 001 says none. */
export function recordFromAleph(text: string): MarcRecord | null {
  let leader = '';
  const fields: Field[] = [];
  let number = '';
  for (const one of text.split(/\r?\n/)) {
    const [, system, tag, ind1, ind2] = line.exec(one) ?? [];
    if (!system || !tag || !ind1 || !ind2) continue;
    number = system;
    // Nine digits, blank, tag, indicators, blank, script, blank.
    const value = one.slice(18).normalize('NFC');
    if (tag === 'LDR') leader = value.replaceAll('^', ' ');
    else if (!value.startsWith('$$')) fields.push({ tag, value: value.replaceAll('^', ' ') });
    else fields.push({ tag, ind1, ind2, subfields: subfieldsOf(value) });
  }
  if (fields.length === 0) return null;
  const isNumbered = fields.some(({ tag }) => tag === '001');
  return {
    leader,
    fields: isNumbered
      ? fields.filter(isOfMarc)
      : [{ tag: '001', value: number }, ...fields.filter(isOfMarc)],
  };
}

/** Whether a field belongs to MARC: FMT, CAT and their like have values, but tags that no control field has. */
function isOfMarc(field: Field): boolean {
  return 'subfields' in field || field.tag.startsWith('00');
}

function subfieldsOf(value: string): Subfield[] {
  return value
    .split('$$')
    .slice(1)
    .map((part) => ({ code: part.charAt(0), value: part.slice(1).trim() }))
    .filter(({ code }) => code !== '');
}
