import { cleanTag, cleanValue, isIndicator, isSubfieldCode, unknownCode } from '../field-parts.ts';
import { note } from '../warning.ts';
import type { Warning } from '../warning.ts';
import type { Field } from '../record.ts';
import type { RawField } from './record-parser.ts';

/** A field in order; null where its tag is none. */
export function fieldFromXml(raw: RawField, warnings: Warning[]): Field | null {
  const tag = cleanTag(raw.tag, warnings);
  if (tag === null) return null;
  if (raw.value !== null) return { tag, value: cleanValue(raw.value, warnings) };
  const subfields = raw.subfields.map(({ code, value }) => ({
    code: cleanCode(code, warnings),
    value: cleanValue(value, warnings),
  }));
  if (tag.startsWith('00')) {
    note(warnings, 'subfields');
    return { tag, value: subfields[0]?.value ?? '' };
  }
  const ind1 = cleanIndicator(raw.ind1, warnings);
  return { tag, ind1, ind2: cleanIndicator(raw.ind2, warnings), subfields };
}

function cleanCode(code: string, warnings: Warning[]): string {
  if (isSubfieldCode(code)) return code;
  note(warnings, 'subfield-code');
  return unknownCode;
}

function cleanIndicator(indicator: string, warnings: Warning[]): string {
  if (isIndicator(indicator)) return indicator;
  note(warnings, 'indicators');
  return ' ';
}
