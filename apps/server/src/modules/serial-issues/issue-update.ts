import type { StaffIssueState } from '@estante/contract';
import type { Db, RecordedIssue } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';
import type { IssuePlace } from './staff-issue-repository.ts';

interface Told {
  readonly situacao: StaffIssueState;
  readonly recebido_em: string | null;
  readonly codigo_barras: string;
  readonly nota: string;
}

const states = { recebido: 'received', falta: 'missing', reclamado: 'claimed' } as const;

/** What staff said of an issue, as columns of it: only what came has a day and a bar code. */
export function issueUpdate(told: Told, clock: Clock) {
  const state = states[told.situacao];
  const came = state === 'received';
  return {
    state,
    barcode: came ? told.codigo_barras : '',
    note: told.nota,
    received_on: came ? (told.recebido_em ?? clock.today().toString()) : null,
  };
}

export type IssueUpdate = ReturnType<typeof issueUpdate>;

export interface Hand {
  readonly loginId: number;
  readonly clock: Clock;
}

/** Who says it, and when. */
export const writtenBy = ({ loginId, clock }: Hand) => ({
  written_at: new Date(clock.now().epochMilliseconds),
  written_by: loginId,
});

/** The issue as it is shown. What is not here has not come: those who wait for it are told when it does. */
export async function writeIssue(
  trx: Db,
  { partId, sequence, section }: IssuePlace,
  columns: RecordedIssue & { readonly staff_issue_id: number | null },
): Promise<void> {
  const isHere = columns.state === 'received' || columns.state === 'bound';
  await trx
    .updateTable('serial_issue')
    .set({ ...columns, ...(!isHere && { included_on: null }) })
    .where('part_id', '=', partId)
    .where('sequence', '=', sequence)
    .where('section', '=', section)
    .execute();
}
