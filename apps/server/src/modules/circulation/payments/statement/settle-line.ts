import type { StatementOutcome } from '@estante/contract';
import { isSeenBy, type Sight } from '../../../patrons/index.ts';
import { balanceOf, insertPayment } from '../repository.ts';
import type { StatementLine } from './statement-line.ts';

export interface StatementEntry {
  readonly line: StatementLine;
  /** The mark it was known by, or ''. */
  readonly txid: string;
  readonly outcome: StatementOutcome;
  readonly isRepeated: boolean;
  /** Centavos left of the debt before it; null where none is known. */
  readonly owed: number | null;
}

const stored = {
  quitado: 'settled',
  desconhecido: 'unknown',
  'valor-divergente': 'wrong-amount',
  'ja-pago': 'already-paid',
} as const;

const told = {
  settled: 'quitado',
  unknown: 'desconhecido',
  'wrong-amount': 'valor-divergente',
  'already-paid': 'ja-pago',
} as const;

/** Each line once, by the bank's number: what came before stays as it was. */
export async function settleLine(
  sight: Sight,
  line: StatementLine,
  at: Date,
): Promise<StatementEntry> {
  const nothing = { line, txid: '', isRepeated: false, owed: null };
  if (line.amount <= 0) return { ...nothing, outcome: 'saida' };
  const before = await sight.db
    .selectFrom('bank_statement_line')
    .select(['outcome', 'txid'])
    .where('bank_number', '=', line.bankNumber)
    .executeTakeFirst();
  if (before) {
    return { ...nothing, txid: before.txid, outcome: told[before.outcome], isRepeated: true };
  }
  const debt = await findMarked(sight, line.txids);
  // Left for who handles the money of that library: it is not this line's end.
  if (debt && !debt.isSeen) return { ...nothing, outcome: 'outra-unidade' };
  const txid = debt?.txid ?? line.txids[0] ?? '';
  const owed = debt ? await balanceOf(sight.db, debt.id) : null;
  const outcome = outcomeOf(line.amount, owed);
  const entry = debt && outcome === 'quitado' ? await settle(sight, debt.id, line, at) : null;
  await sight.db
    .insertInto('bank_statement_line')
    .values({
      bank_number: line.bankNumber,
      paid_on: line.paidOn,
      amount: line.amount,
      txid,
      memo: line.memo,
      outcome: stored[outcome],
      debt_entry_id: entry,
      imported_at: at,
      imported_by: sight.loginId,
    })
    .execute();
  return { line, txid, outcome, isRepeated: false, owed };
}

function outcomeOf(amount: number, owed: number | null) {
  if (owed === null) return 'desconhecido';
  if (owed === 0) return 'ja-pago';
  return amount === owed ? 'quitado' : 'valor-divergente';
}

/** The debt of one of these marks, held for the rest of the transaction. */
async function findMarked({ db, loginId }: Sight, txids: readonly string[]) {
  if (txids.length === 0) return null;
  const row = await db
    .selectFrom('debt as d')
    .select(['d.id', 'd.txid', isSeenBy(loginId, 'd.library_id').as('isSeen')])
    .where('d.txid', 'in', [...txids])
    .orderBy('d.id')
    .limit(1)
    .forNoKeyUpdate('d')
    .executeTakeFirst();
  return row ?? null;
}

async function settle({ db }: Sight, debtId: number, { amount }: StatementLine, at: Date) {
  const payment = { at, enteredBy: null, method: 'pix', submission: null } as const;
  const [id] = await insertPayment(db, [{ debtId, amount }], payment);
  return id ?? null;
}
