import { randomUUID } from 'node:crypto';
import type { StatementOutcome } from '@estante/contract';
import { timeZone } from '../../../../platform/clock.ts';
import type { Sight } from '../../../staff-access/index.ts';
import { leftOf } from '../../debts/index.ts';
import { insertPayment } from '../repository.ts';
import { findMarked, type MarkedDebt } from './find-marked.ts';
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
  anulado: 'voided',
} as const;

const told = {
  settled: 'quitado',
  unknown: 'desconhecido',
  'wrong-amount': 'valor-divergente',
  'already-paid': 'ja-pago',
  voided: 'anulado',
} as const;

/** Settles each line once, by the bank's number: what came before stays as it was. */
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
  const found = await findMarked(sight, line.txids);
  // Left for the staff who handle the money of that library: it is not this line's end.
  if (found && !found.isSeen) return { ...nothing, outcome: 'outra-unidade' };
  const txid = found?.txid ?? line.txids[0] ?? '';
  const owed = found ? leftOf(found.debts) : null;
  const outcome = outcomeOf(line.amount, found?.debts ?? null);
  const entry = found && outcome === 'quitado' ? await settle(sight, found.debts, line, at) : null;
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

function outcomeOf(amount: number, debts: readonly MarkedDebt[] | null) {
  if (debts === null) return 'desconhecido';
  const owed = leftOf(debts);
  if (owed === 0) return debts.some(({ isVoid }) => isVoid) ? 'anulado' : 'ja-pago';
  return amount === owed ? 'quitado' : 'valor-divergente';
}

/** Pays debts, each as a payment to its library with a receipt; returns the number of the first entry. */
async function settle({ db }: Sight, debts: readonly MarkedDebt[], line: StatementLine, at: Date) {
  const owed = debts.filter(({ balance }) => balance > 0);
  const libraries = new Set(owed.map(({ libraryId }) => libraryId));
  const entries: number[] = [];
  for (const libraryId of libraries) {
    const shares = owed
      .filter((debt) => debt.libraryId === libraryId)
      .map(({ id, balance }) => ({ debtId: id, amount: balance }));
    const written = await insertPayment(db, shares, {
      at,
      receivedAt: noonOf(line.paidOn),
      enteredBy: null,
      method: 'pix',
      submission: randomUUID(),
    });
    entries.push(...written);
  }
  return entries[0] ?? null;
}

/** Noon of a day: a statement tells the day of a payment, and no hour. */
function noonOf(day: string): Date {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return new Date(noon.epochMilliseconds);
}
