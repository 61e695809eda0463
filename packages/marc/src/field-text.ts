import { note } from './reading.ts';
import type { Warning } from './reading.ts';
import type { Field, Subfield } from './record.ts';

const delimiter = '\x1f';

/** Everything Unicode counts as C0 and C1 controls, the subfield delimiter aside. */
const controls = /[\0-\x1e\x7f-\x9f]/;
const nonAscii = /[^\0-\x7f]/;

/**
 * Makes a field of its text as ISO 2709 has it: a control field's value, or indicators followed
 * by subfields. Null where the tag is none. Values come out in NFC and free of control characters.
 */
export function fieldFromText(tag: string, text: string, warnings: Warning[]): Field | null {
  if (!/^[0-9A-Za-z]{3}$/.test(tag)) {
    note(warnings, 'tag');
    return null;
  }
  const clean = controls.test(text) ? withoutControls(text, warnings) : text;
  if (tag.startsWith('00'))
    return { tag, value: clean.replaceAll(delimiter, ' ').normalize('NFC') };
  return dataField(tag, clean, warnings);
}

/** White space becomes a blank; C1's 'non-sorting' marks and every other control goes. */
export function withoutControls(text: string, warnings: Warning[]): string {
  if (/[^\t\n\r\x85\x98\x9c]/.test(text.replace(/[^\0-\x1e\x7f-\x9f]/g, '')))
    note(warnings, 'control-characters');
  return text.replace(/[\t\n\r\x85]+/g, ' ').replace(/[\0-\x1e\x7f-\x9f]/g, '');
}

function dataField(tag: string, text: string, warnings: Warning[]): Field {
  const first = text.indexOf(delimiter);
  const lead = first < 0 ? text : text.slice(0, first);
  const subfields = first < 0 ? [] : readSubfields(text, first, warnings);
  if (lead.length === 2 && isIndicator(lead, 0) && isIndicator(lead, 1)) {
    if (first < 0) note(warnings, 'subfields');
    return { tag, ind1: lead.charAt(0), ind2: lead.charAt(1), subfields };
  }
  return { tag, ...repaired(lead, subfields, warnings) };
}

/** Indicators of the wrong number, and text that stands where only indicators may. */
function repaired(lead: string, subfields: Subfield[], warnings: Warning[]) {
  note(warnings, 'indicators');
  const indicator = (i: number) => (isIndicator(lead, i) ? lead.charAt(i) : ' ');
  if (lead.length <= 3) return { ind1: indicator(0), ind2: indicator(1), subfields };
  note(warnings, 'subfields');
  const marked = /^[0-9 ]{2}/.test(lead);
  const value = (marked ? lead.slice(2) : lead).trim().normalize('NFC');
  return {
    ind1: marked ? lead.charAt(0) : ' ',
    ind2: marked ? lead.charAt(1) : ' ',
    subfields: value === '' ? subfields : [{ code: 'a', value }, ...subfields],
  };
}

function isIndicator(text: string, i: number): boolean {
  const code = text.charCodeAt(i);
  return code >= 0x20 && code < 0x7f;
}

function readSubfields(text: string, from: number, warnings: Warning[]): Subfield[] {
  const subfields: Subfield[] = [];
  const compose = nonAscii.test(text);
  for (let start = from + 1; start <= text.length;) {
    const next = text.indexOf(delimiter, start);
    const end = next < 0 ? text.length : next;
    const subfield = readSubfield(text, start, end, warnings);
    if (subfield) subfields.push(compose ? composed(subfield) : subfield);
    start = end + 1;
  }
  return subfields;
}

function composed({ code, value }: Subfield): Subfield {
  return { code, value: value.normalize('NFC') };
}

function readSubfield(text: string, start: number, end: number, warnings: Warning[]) {
  const code = text.charCodeAt(start);
  if (start < end && code > 0x20 && code < 0x7f)
    return { code: text.charAt(start), value: text.slice(start + 1, end) };
  note(warnings, 'subfield-code');
  if (start >= end) return null;
  // A blank stands for a code left out; anything else belongs to the text.
  return { code: '?', value: text.slice(code === 0x20 ? start + 1 : start, end) };
}
