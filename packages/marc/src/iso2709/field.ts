import { cleanTag, cleanValue, isIndicator, isSubfieldCode, unknownCode } from '../field-parts.ts';
import { note } from '../warning.ts';
import type { Warning } from '../warning.ts';
import type { DataField, Field, Subfield } from '../record.ts';

const delimiter = '\x1f';

/**
 * Makes a field of its text: a control field's value, or indicators followed by subfields. Null
 * where the tag is none.
 */
export function fieldFromText(writtenTag: string, text: string, warnings: Warning[]): Field | null {
  const tag = cleanTag(writtenTag, warnings);
  if (tag === null) return null;
  if (tag.startsWith('00')) return { tag, value: controlValue(text, warnings) };
  const first = text.indexOf(delimiter);
  if (first === 2 && isIndicator(text.charAt(0)) && isIndicator(text.charAt(1))) {
    const subfields = readSubfields(text, first, warnings);
    return { tag, ind1: text.charAt(0), ind2: text.charAt(1), subfields };
  }
  return repaired(tag, text, first, warnings);
}

/** A control field that is written as a data field has its value in the first subfield. */
function controlValue(text: string, warnings: Warning[]): string {
  const first = text.indexOf(delimiter);
  if (first < 0) return cleanValue(text, warnings);
  note(warnings, 'subfields');
  return cleanValue(text.slice(first + 2).split(delimiter, 1)[0] ?? '', warnings);
}

function readSubfields(text: string, first: number, warnings: Warning[]): Subfield[] {
  const subfields: Subfield[] = [];
  for (let start = first + 1; start <= text.length;) {
    const next = text.indexOf(delimiter, start);
    const end = next < 0 ? text.length : next;
    const subfield = readSubfield(text, start, end, warnings);
    if (subfield) subfields.push(subfield);
    start = end + 1;
  }
  return subfields;
}

function readSubfield(
  text: string,
  start: number,
  end: number,
  warnings: Warning[],
): Subfield | null {
  const code = text.charAt(start);
  if (start < end && isSubfieldCode(code))
    return { code, value: cleanValue(text.slice(start + 1, end), warnings) };
  note(warnings, 'subfield-code');
  if (start >= end) return null;
  // A blank stands for a code left out; anything else belongs to the text.
  const value = text.slice(code === ' ' ? start + 1 : start, end);
  return { code: unknownCode, value: cleanValue(value, warnings) };
}

/** A field whose indicators are not two, or whose text does not begin with a subfield code. */
function repaired(tag: string, text: string, first: number, warnings: Warning[]): DataField {
  const lead = first < 0 ? text : text.slice(0, first);
  const subfields = first < 0 ? [] : readSubfields(text, first, warnings);
  note(warnings, first < 0 ? 'subfields' : 'indicators');
  const isText = lead.length > 3;
  const [ind1 = ' ', ind2 = ' '] = isText && !/^[0-9 ]{2}/.test(lead) ? '' : lead;
  const value = isText ? cleanValue(lead.replace(/^[0-9 ]{2}/, ''), warnings) : '';
  return {
    tag,
    ind1: isIndicator(ind1) ? ind1 : ' ',
    ind2: isIndicator(ind2) ? ind2 : ' ',
    subfields: value === '' ? subfields : [{ code: 'a', value }, ...subfields],
  };
}
