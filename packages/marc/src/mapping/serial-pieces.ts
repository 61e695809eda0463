import { chronologyOf, isDate, type Chronology } from './issue-chronology.ts';
import { headingKey } from './heading-key.ts';
import { level, pieceOf } from './holding-statements.ts';
import { heading, sentence } from './text.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import type { IssueData, IssueState } from '../holdings.ts';
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

const enumerated = Array.from('abcdef');
/** No more than a daily's year. */
const mostOfRun = 366;

/** The lowest level of the enumeration that is told. */
function lowestLevel(field: DataField, captions: DataField | undefined): string | undefined {
  return enumerated.findLast((code) => valueOf(field, code).trim() && !isDate(captions, code));
}

interface Run {
  readonly code: string;
  readonly first: number;
  readonly last: number;
}

/** Numbers of one year told as a run: 'no. 1-12' of volume 3. Other runs stay as they are told. */
function runOf(
  field: DataField,
  captions: DataField | undefined,
  { year, lastYear }: Chronology,
): Run | null {
  const code = lowestLevel(field, captions);
  if (code === undefined || lastYear !== year) return null;
  const isAlone = enumerated.every((one) => one === code || !/-/u.test(valueOf(field, one)));
  const [, first, last] = /^\s*(\d{1,5})\s*-\s*(\d{1,5})\s*$/u.exec(valueOf(field, code)) ?? [];
  const run = { code, first: Number(first), last: Number(last) };
  const length = run.last - run.first + 1;
  return isAlone && length > 1 && length <= mostOfRun ? run : null;
}

function withValues(field: DataField, values: Readonly<Record<string, string>>): DataField {
  const subfields = field.subfields.map(({ code, value }) => ({
    code,
    value: values[code] ?? value,
  }));
  return { ...field, subfields };
}

function issueOf(
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

/** Each number of a run as an issue; its months go with it where there is one for each. */
function unfolded(field: DataField, captions: DataField | undefined): IssueData[] {
  const chronology = chronologyOf(field, captions);
  if (!chronology) return [];
  const run = runOf(field, captions, chronology);
  if (!run) return [issueOf(field, captions, chronology)];
  const { months } = chronology;
  const length = run.last - run.first + 1;
  const hasMonths = months !== null && months[1] - months[0] + 1 === length;
  return Array.from({ length }, (_, at) => {
    const month = hasMonths ? months[0] + at : null;
    const values = {
      [run.code]: String(run.first + at),
      ...(month !== null && { j: String(month).padStart(2, '0') }),
    };
    return issueOf(withValues(field, values), captions, {
      ...chronology,
      months: month === null ? null : [month, month],
      day: null,
    });
  });
}

const mostMissing = 60;

/** Lists the issues between two pieces of one volume and year, if the first says that a gap follows ($w g). */
function missingBetween(
  before: DataField,
  after: DataField,
  captions: DataField | undefined,
): IssueData[] {
  const code = lowestLevel(after, captions);
  const [from, to] = [before, after].map((field) => chronologyOf(field, captions)?.year);
  if (code === undefined || from === undefined || from !== to) return [];
  if (valueOf(before, 'w').trim() !== 'g') return [];
  const isSame = enumerated.every(
    (one) => one === code || valueOf(before, one).trim() === valueOf(after, one).trim(),
  );
  const last = /(\d{1,5})\s*$/u.exec(valueOf(before, code))?.[1];
  const next = /^\s*(\d{1,5})/u.exec(valueOf(after, code))?.[1];
  const length = Number(next) - Number(last) - 1;
  if (!isSame || !(length > 0 && length <= mostMissing)) return [];
  const kept = after.subfields.filter(({ code: one }) => enumerated.includes(one) || one === 'i');
  return Array.from({ length }, (_, at) => {
    const field = withValues(
      { ...after, subfields: kept },
      { [code]: String(Number(last) + at + 1) },
    );
    const chronology = { year: from, lastYear: from, months: null, day: null };
    return { ...issueOf(field, captions, chronology), state: 'missing' as const };
  });
}

/** Every issue that the pieces of one part tell of, in their order. */
export function piecesOf(
  fields: readonly DataField[],
  captions: DataField | undefined,
): IssueData[] {
  return fields.flatMap((field, at) => {
    const before = fields[at - 1];
    const missing = before ? missingBetween(before, field, captions) : [];
    return [...missing, ...unfolded(field, captions)];
  });
}
