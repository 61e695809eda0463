import type { endpoints, IssueStateCode } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Sight } from '../patrons/index.ts';
import type { KardexDeps } from './list-issues.ts';
import { presentIssueState } from './present-issue.ts';
import { presentStaffIssue } from './present-staff-issue.ts';
import { issueUpdate, writeIssue, writtenBy, type IssueUpdate } from './issue-update.ts';
import {
  findStaffIssue,
  lockPart,
  type IssuePlace,
  type StaffIssueRow,
} from './staff-issue-repository.ts';

type Written = ReturnType<typeof writtenBy>;

export function setIssueState({ db, clock }: KardexDeps): UseCase<typeof endpoints.setIssueState> {
  return async ({ params, body }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const place = placeOf(params);
      const row = await lockUnchangedIssue(sight, place, body.visto);
      if ('refusal' in row) return row;
      const said = issueUpdate(body, clock);
      const id = await saveStaffIssue(trx, row, said, writtenBy({ loginId, clock }));
      await writeIssue(trx, place, { ...said, staff_issue_id: id });
      return { status: 200, body: presentStaffIssue(await findLocked(sight, place)) };
    });
}

/** What it is without what staff say of it is kept beside that, the first time they do. */
async function saveStaffIssue(
  trx: Db,
  row: StaffIssueRow,
  said: IssueUpdate,
  written: Written,
): Promise<number> {
  if (row.staff_issue_id !== null) {
    await trx
      .updateTable('staff_issue')
      .set({ ...said, ...written })
      .where('id', '=', row.staff_issue_id)
      .execute();
    return row.staff_issue_id;
  }
  const { state, barcode, note, received_on } = row;
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
      record_says: JSON.stringify({ state, barcode, note, received_on }),
      ...said,
      ...written,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function revertIssue({
  db,
}: Pick<KardexDeps, 'db'>): UseCase<typeof endpoints.revertIssue> {
  return async ({ params, body }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const place = placeOf(params);
      const row = await lockUnchangedIssue({ db: trx, loginId, language }, place, body.visto);
      if ('refusal' in row) return row;
      if (row.staff_issue_id === null) return refuse(409, 'SituacaoMudou');
      const { record_says: says } = row;
      if (says) await writeIssue(trx, place, { ...says, staff_issue_id: null });
      else await deleteIssueOf(trx, row.staff_issue_id);
      await trx.deleteFrom('staff_issue').where('id', '=', row.staff_issue_id).execute();
      return { status: 200, body: { restou: says !== null } };
    });
}

async function deleteIssueOf(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('serial_issue').where('staff_issue_id', '=', id).execute();
}

interface Seen {
  readonly designacao: string;
  readonly situacao: IssueStateCode;
}

/** As long as it is that which whoever says something of it saw. */
async function lockUnchangedIssue(
  sight: Sight,
  place: IssuePlace,
  { designacao, situacao }: Seen,
): Promise<StaffIssueRow | Refusal> {
  if (!(await findStaffIssue(sight, place))) return refuse(404, 'NaoEncontrado');
  await lockPart(sight, place.partId);
  const row = await findStaffIssue(sight, place);
  const isAsSeen = row?.designation === designacao && presentIssueState(row.state) === situacao;
  return row && isAsSeen ? row : refuse(409, 'SituacaoMudou');
}

export async function findLocked(sight: Sight, place: IssuePlace): Promise<StaffIssueRow> {
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
