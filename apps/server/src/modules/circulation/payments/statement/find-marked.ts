import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { isSeenBy, type Sight } from '../../../staff-access/index.ts';
import { isVoided } from '../../debts/index.ts';
import type { StatementLine } from './statement-line.ts';

export interface MarkedDebt {
  readonly id: number;
  readonly libraryId: number;
  /** Centavos. */
  readonly balance: number;
  readonly isVoid: boolean;
}

/** A debt, or the debts of an order, by the mark that a payment bears. */
export interface MarkedDebts {
  readonly txid: string;
  readonly debts: readonly MarkedDebt[];
  /** Whether the asker handles the money of all of them, or the institution lets anybody. */
  readonly isSeen: boolean;
}

/** Marks of debts, and of orders over several. */
const marks = sql`(
  select txid, id as debt_id from debt
  union all
  select o.txid, l.debt_id from payment_order o join payment_order_debt l on l.order_id = o.id)`;

/** All debts that the file may settle, in the one order in which payments lock them too. */
export async function lockMarkedDebts(trx: Db, lines: readonly StatementLine[]): Promise<void> {
  const txids = lines.flatMap((line) => line.txids);
  if (txids.length === 0) return;
  await sql`select from debt where id in (
      select m.debt_id from ${marks} m where m.txid = any(${txids}))
    order by id for no key update`.execute(trx);
}

/** Debts that the likeliest of these marks that is known stands for, which must be locked; null for none. */
export async function findMarked(
  { db, loginId }: Sight,
  txids: readonly string[],
): Promise<MarkedDebts | null> {
  if (txids.length === 0) return null;
  const { rows } = await sql<MarkedDebt & { readonly txid: string; readonly isSeen: boolean }>`
    select m.txid, d.id, d.library_id as "libraryId", b.balance, ${isVoided('d.id')} as "isVoid",
      (${isSeenBy(loginId, 'd.library_id')}
        or exists (select from circulation_setting where takes_for_others)) as "isSeen"
    from ${marks} m join debt d on d.id = m.debt_id join debt_balance b on b.debt_id = d.id
    where m.txid = any(${txids}) order by d.id`.execute(db);
  const txid = txids.find((one) => rows.some((row) => row.txid === one));
  if (txid === undefined) return null;
  const debts = rows.filter((row) => row.txid === txid);
  return { txid, debts, isSeen: debts.every((row) => row.isSeen) };
}
