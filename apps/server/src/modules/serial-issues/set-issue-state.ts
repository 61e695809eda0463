import type { endpoints, IssueStateCode } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Sight } from '../staff-access/index.ts';
import { inclusionDay } from './inclusion-day.ts';
import { issueUpdate, writeIssue, writtenBy, type IssueUpdate } from './issue-update.ts';
import type { SerialIssueDeps } from './list-issues.ts';
import { presentIssueState } from './present-issue.ts';
import { presentStaffIssue } from './present-staff-issue.ts';
import {
  findStaffIssue,
  lockPart,
  type IssuePlace,
  type StaffIssueRow,
} from './staff-issue-repository.ts';

type WriterColumns = ReturnType<typeof writtenBy>;

export function setIssueState({
  db,
  clock,
}: SerialIssueDeps): UseCase<typeof endpoints.setIssueState> {
  return async ({ params, body }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const place = placeOf(params);
      const row = await lockUnchangedIssue(sight, place, body.visto);
      if ('refusal' in row) return row;
      const update = issueUpdate(body, row, clock.today().toString());
      await saveIssue(trx, row, update, writtenBy({ loginId, clock }));
      return { status: 200, body: presentStaffIssue(await readLockedIssue(sight, place)) };
    });
}

/** Saves what staff set of a locked issue, for readers and staff. */
export async function saveIssue(
  trx: Db,
  row: StaffIssueRow,
  update: IssueUpdate,
  written: WriterColumns,
): Promise<void> {
  const staff_issue_id = await saveStaffIssue(trx, row, update, written);
  const { part_id: partId, sequence, section } = row;
  await writeIssue(trx, { partId, sequence, section }, { ...update, staff_issue_id });
}

/** Saves what staff set, the first time together with what the issue is without it, and returns its number. */
async function saveStaffIssue(
  trx: Db,
  row: StaffIssueRow,
  update: IssueUpdate,
  written: WriterColumns,
): Promise<number> {
  if (row.staff_issue_id !== null) {
    await trx
      .updateTable('staff_issue')
      .set({ ...update, ...written })
      .where('id', '=', row.staff_issue_id)
      .execute();
    return row.staff_issue_id;
  }
  const { id } = await trx
    .insertInto('staff_issue')
    .values({
      part_id: row.part_id,
      year: row.year,
      last_year: row.last_year,
      month: row.month,
      day: row.day,
      designation: row.designation,
      section: row.section,
      volume: row.volume,
      number: row.number,
      record_says: JSON.stringify(recordedIssue(row)),
      ...update,
      ...written,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function recordedIssue({ state, barcode, note, received_on, included_on }: StaffIssueRow) {
  return { state, barcode, note, received_on, included_on };
}

export function revertIssue({ db, clock }: SerialIssueDeps): UseCase<typeof endpoints.revertIssue> {
  return async ({ params, body }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const place = placeOf(params);
      const row = await lockUnchangedIssue({ db: trx, loginId, language }, place, body.visto);
      if ('refusal' in row) return row;
      const { staff_issue_id: id, record_says: recorded } = row;
      if (id === null) return refuse(409, 'SituacaoMudou');
      if (recorded) {
        const included_on = inclusionDay(recorded.state, row, clock.today().toString());
        await writeIssue(trx, place, { ...recorded, included_on, staff_issue_id: null });
      } else await trx.deleteFrom('serial_issue').where('staff_issue_id', '=', id).execute();
      await trx.deleteFrom('staff_issue').where('id', '=', id).execute();
      return { status: 200, body: { restou: recorded !== null } };
    });
}

export interface SeenIssue {
  readonly designacao: string;
  readonly situacao: IssueStateCode;
  readonly escrito_em: string | null;
}

/** Locks the issue, and refuses with 409 if it changed since the caller read it. */
export async function lockUnchangedIssue(
  sight: Sight,
  place: IssuePlace,
  seen: SeenIssue,
): Promise<StaffIssueRow | Refusal> {
  if (!(await findStaffIssue(sight, place))) return refuse(404, 'NaoEncontrado');
  await lockPart(sight, place.partId);
  const row = await findStaffIssue(sight, place);
  return row && isAsSeen(row, seen) ? row : refuse(409, 'SituacaoMudou');
}

function isAsSeen({ designation, state, written_at }: StaffIssueRow, seen: SeenIssue): boolean {
  const seenAt = seen.escrito_em === null ? undefined : new Date(seen.escrito_em).getTime();
  return (
    designation === seen.designacao &&
    presentIssueState(state) === seen.situacao &&
    written_at?.getTime() === seenAt
  );
}

/** Reads an issue that the same transaction has written. */
export async function readLockedIssue(sight: Sight, place: IssuePlace): Promise<StaffIssueRow> {
  const row = await findStaffIssue(sight, place);
  if (!row) throw new Error(`issue ${JSON.stringify(place)} was written and is not there`);
  return row;
}

function placeOf(params: {
  readonly codPar: number;
  readonly seqPar: number;
  readonly seqSec: number;
}): IssuePlace {
  return { partId: params.codPar, sequence: params.seqPar, section: params.seqSec };
}
