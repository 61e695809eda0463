import { chronologyOf } from './issue-chronology.ts';
import type { Chronology } from './issue-chronology.ts';
import { valueOf } from './tagged-fields.ts';
import type { IssueData } from '../holdings.ts';
import type { DataField } from '../record.ts';
import { enumerated, lowestLevel, withValues, issueOf } from './serial-issue.ts';

/** Most issues of a run: a daily's year. */
const mostOfRun = 366;

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
