import type { endpoints, SaidCopyState } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { copies, dueDay, dueOfColumns, holds, loanRequests } from '../circulation/index.ts';
import type { Context } from '../context.ts';
import { lockCopy } from './copy-acts.ts';
import type { CopyRow } from './copy-rows.ts';
import { tellActed } from './present-copy.ts';
import { sayable } from './sayable.ts';
import { noteChange, type Hand } from './write-copy.ts';

export function sayCopyState({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): UseCase<typeof endpoints.sayCopyState> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const row = await lockCopy(sight, id);
      if (!row) return refuse(404, 'NaoEncontrado');
      if (!(await sayState(trx, row, { state: body.situacao, note: body.nota, loginId, clock }))) {
        return refuse(409, 'SituacaoMudou');
      }
      return tellActed(sight, id);
    });
}

interface StateChange extends Hand {
  readonly state: SaidCopyState;
  readonly note: string;
  /** Number of the inventory that did not find it. */
  readonly inventoryId?: number;
}

export const words = {
  na_estante: 'available',
  consulta_local: 'reference',
  em_preparo: 'in-processing',
  danificado: 'damaged',
  baixado: 'withdrawn',
  perdido: 'lost',
  devolucao_alegada: 'claimed-returned',
  emprestado: 'on-loan',
} as const satisfies Readonly<Record<SaidCopyState, CopyRow['state']>>;

/**
 * Says what a copy is whose title is locked, and serves the reader who waits for it. False: that cannot be said now.
 */
export async function sayState(trx: Db, row: CopyRow, said: StateChange): Promise<boolean> {
  if (!sayable(row).includes(said.state)) return false;
  await move(trx, row, said);
  await noteChange(trx, said, {
    copyId: row.id,
    act: 'moved',
    changes: { status: [row.state, words[said.state]] },
    note: said.note,
    inventoryId: said.inventoryId,
  });
  await holds.serveQueue(trx, row.title_id, said.clock.now());
  return true;
}

async function move(
  trx: Db,
  row: CopyRow,
  { state, note, loginId, clock }: StateChange,
): Promise<void> {
  switch (state) {
    case 'na_estante':
      return copies.say(trx, row.id, 'shelve');
    case 'consulta_local':
      return copies.say(trx, row.id, 'keepForReference');
    case 'em_preparo':
      return copies.say(trx, row.id, 'process');
    case 'danificado':
      return copies.say(trx, row.id, 'markDamaged');
    case 'baixado':
      return copies.say(trx, row.id, 'withdraw');
    case 'perdido':
      return loanRequests.missCopy(trx, row.id, {
        now: clock.now(),
        reason: note,
        endedBy: loginId,
      });
    case 'devolucao_alegada':
      return copies.claimReturned(trx, row.id);
    case 'emprestado':
      return copies.renew(trx, row.id, await dayOfLoan(trx, row.loan_id));
  }
}

/** Day until which the reader of a loan has the copy after all. */
async function dayOfLoan(trx: Db, loanId: number | null): Promise<string> {
  const loan = await trx
    .selectFrom('loan')
    .select(['due_on', 'due_at'])
    .where('id', '=', loanId)
    .executeTakeFirstOrThrow();
  return dueDay(dueOfColumns(loan)).toString();
}
