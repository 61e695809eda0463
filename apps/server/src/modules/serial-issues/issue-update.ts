import type { StaffIssueState } from '@estante/contract';
import type { Db, RecordedIssue } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';
import { inclusionDay, isHere } from './inclusion-day.ts';
import type { IssuePlace, StaffIssueRow } from './staff-issue-repository.ts';

interface IssueStateBody {
  readonly situacao: StaffIssueState;
  /** Day of receipt; null: the day is not known. Undefined: today, where the issue comes with this. */
  readonly recebido_em?: string | null | undefined;
  readonly codigo_barras: string;
  readonly nota: string;
}

const states = { recebido: 'received', falta: 'missing', reclamado: 'claimed' } as const;

/**
 * Columns of an issue as staff set them; only a received issue has a day of receipt and a bar code.
 * `before`: null for an issue that is added.
 */
export function issueUpdate(asked: IssueStateBody, before: StaffIssueRow | null, today: string) {
  const state = states[asked.situacao];
  const isReceived = state === 'received';
  return {
    state,
    barcode: isReceived ? asked.codigo_barras : '',
    note: asked.nota,
    received_on: isReceived ? receiptDay(asked, before, today) : null,
    included_on: inclusionDay(state, before, today),
  };
}

export type IssueUpdate = ReturnType<typeof issueUpdate>;

function receiptDay(
  { recebido_em: day }: IssueStateBody,
  before: StaffIssueRow | null,
  today: string,
) {
  if (day !== undefined) return day;
  return before && isHere(before.state) ? before.received_on : today;
}

export interface Author {
  readonly loginId: number;
  readonly clock: Clock;
}

/** Columns that tell who changed an issue, and when. */
export const writtenBy = ({ loginId, clock }: Author) => ({
  written_at: new Date(clock.now().epochMilliseconds),
  written_by: loginId,
});

type IssueColumns = Omit<RecordedIssue, 'included_on'> & {
  readonly included_on: string | null;
  readonly staff_issue_id: number | null;
};

/** Writes the issue as readers and staff see it. */
export async function writeIssue(
  trx: Db,
  { partId, sequence, section }: IssuePlace,
  columns: IssueColumns,
): Promise<void> {
  await trx
    .updateTable('serial_issue')
    .set(columns)
    .where('part_id', '=', partId)
    .where('sequence', '=', sequence)
    .where('section', '=', section)
    .execute();
}
