import { headingKey } from './heading-key.ts';
import type { IssueState, IssueData } from '../holdings.ts';
import { isDate } from './issue-chronology.ts';
import type { Chronology } from './issue-chronology.ts';
import { level, pieceOf } from './holding-statements.ts';
import { heading, sentence } from './text.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import type { DataField } from '../record.ts';

/** States as libraries write them in a note: in Portuguese, Spanish and English. */
const stateWords: readonly (readonly [IssueState, RegExp])[] = [
  ['bound', /^(?:encadernad|encuadernad|bound\b)/u],
  ['claimed', /^(?:reclamad|claimed\b)/u],
  ['missing', /^(?:falta|missing\b|lacking\b|extraviad|nao recebid)/u],
  ['expected', /^(?:esperad|aguardad|expected\b)/u],
];

function stateOf(note: string): IssueState | undefined {
  const said = headingKey(note);
  return stateWords.find(([, words]) => words.test(said))?.[0];
}

/** Subfields of the levels of enumeration (863 $a to $f). */
export const enumerated = Array.from('abcdef');

/** The lowest level of the enumeration that is told. */
export function lowestLevel(field: DataField, captions: DataField | undefined): string | undefined {
  return enumerated.findLast((code) => valueOf(field, code).trim() && !isDate(captions, code));
}

/** A field with other values in some of its subfields, by code. */
export function withValues(field: DataField, values: Readonly<Record<string, string>>): DataField {
  const subfields = field.subfields.map(({ code, value }) => ({
    code,
    value: values[code] ?? value,
  }));
  return { ...field, subfields };
}

/** The issue that a field tells of, with the captions of its levels. */
export function issueOf(
  field: DataField,
  captions: DataField | undefined,
  { year, lastYear, months, day }: Chronology,
): IssueData {
  const notes = valuesOf(field, 'z').map(sentence).filter(Boolean);
  const states = notes.map(stateOf);
  const levels = enumerated.filter((code) => !isDate(captions, code));
  const [volume = '', ...numbers] = levels.map((code) => level(field, captions, code));
  const isOneLevel = numbers.every((text) => text === '');
  return {
    year,
    lastYear,
    month: months?.[0] ?? null,
    day,
    designation: pieceOf(field, captions),
    volume: isOneLevel ? '' : volume,
    number: isOneLevel ? volume : numbers.filter(Boolean).join(':'),
    state: states.find((state) => state !== undefined) ?? 'received',
    barcode: heading(valueOf(field, 'p')),
    note: notes.filter((_, at) => states[at] === undefined).join(' '),
  };
}
