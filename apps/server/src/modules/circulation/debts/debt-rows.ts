import type { Language } from '@estante/contract';
import type { Db, DebtKind } from '@estante/database';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { timeZone } from '../../../platform/clock.ts';
import { isSeenBy } from '../../staff-access/index.ts';

/** A debt with what became of it. Money in centavos. */
export interface DebtRow {
  readonly id: number;
  readonly personId: number;
  readonly kind: DebtKind;
  readonly description: string;
  readonly libraryId: number;
  readonly library: string;
  readonly chargedAt: Date;
  readonly amount: number;
  readonly txid: string;
  /** Title of the loan it is about; null where it is about no loan. */
  readonly titleId: number | null;
  readonly barcode: string | null;
  /** Title as the catalogue has it; null where it has it no more. */
  readonly title: string | null;
  readonly dueOn: string | null;
  readonly returnedAt: Date | null;
  readonly discounted: number;
  readonly paid: number;
  readonly paidAt: Date | null;
  readonly balance: number;
  /** Whether somebody charged it, not the rules. */
  readonly isByHand: boolean;
  /** Moment of the voiding; null where the debt stands. */
  readonly voidedAt: Date | null;
}

/** Whether a debt was voided, by what names its number. */
export const isVoided = (debtId: string) => sql<boolean>`exists (
  select from debt_entry v where v.debt_id = ${sql.ref(debtId)} and v.kind = 'void')`;

/** Sum paid of a debt and not taken back, by what names its number; centavos, 0 where it names none. */
export const paidOf = (debtId: string) => sql<number>`coalesce((
  select sum(p.amount) from debt_entry p where p.debt_id = ${sql.ref(debtId)} and p.kind = 'payment'
    and not exists (select from debt_entry r where r.reversed_id = p.id)), 0)::integer`;

export interface DebtFilter {
  readonly personId?: number;
  readonly libraryId?: number;
  readonly ids?: readonly number[];
  /** Only debts with something left. */
  readonly isOpen?: boolean;
  /** Only charges that were voided. */
  readonly isVoid?: boolean;
  /** Only what is owed to the unit of a login of the staff, or what it took money for. */
  readonly concerning?: number;
}

/** Debts that the filter lets through, the oldest first. */
export async function findDebts(
  db: Db,
  filter: DebtFilter,
  language: Language,
): Promise<readonly DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    select d.id, d.person_id as "personId", d.kind, d.description, d.library_id as "libraryId",
      ${nameIn('u', language)} as library, d.charged_at as "chargedAt", d.amount, d.txid,
      l.title_id as "titleId", l.barcode, t.description ->> 'title' as title,
      coalesce(l.due_on, (l.due_at at time zone ${timeZone})::date)::text as "dueOn",
      l.returned_at as "returnedAt",
      coalesce(e.discounted, 0)::integer as discounted, coalesce(e.paid, 0)::integer as paid,
      e.paid_at as "paidAt", b.balance, d.charged_by is not null as "isByHand",
      e.voided_at as "voidedAt"
    from debt d
      join library u on u.id = d.library_id
      join debt_balance b on b.debt_id = d.id
      left join loan l on l.id = d.loan_id
      left join title t on t.id = l.title_id
      left join lateral (
        select sum(x.amount) filter (where x.kind = 'discount') as discounted,
          sum(x.amount) filter (where x.kind = 'payment') as paid,
          max(x.received_at) as paid_at,
          max(x.entered_at) filter (where x.kind = 'void') as voided_at
        from debt_entry x where x.debt_id = d.id
          and not exists (select from debt_entry r where r.reversed_id = x.id)) e on true
    where ${sql.join(conditionsOf(filter), sql` and `)}
    order by d.charged_at, d.id`.execute(db);
  return rows;
}

function conditionsOf(filter: DebtFilter): RawBuilder<SqlBool>[] {
  const { personId, libraryId, ids, isOpen, isVoid, concerning } = filter;
  return [
    sql<SqlBool>`true`,
    ...(personId === undefined ? [] : [sql<SqlBool>`d.person_id = ${personId}`]),
    ...(libraryId === undefined ? [] : [sql<SqlBool>`d.library_id = ${libraryId}`]),
    ...(ids === undefined ? [] : [sql<SqlBool>`d.id = any(${ids})`]),
    ...(isOpen ? [sql<SqlBool>`b.balance > 0`] : []),
    ...(isVoid ? [sql<SqlBool>`e.voided_at is not null`] : []),
    ...(concerning === undefined ? [] : [isOfUnit(concerning)]),
  ];
}

const isOfUnit = (loginId: number) => sql<SqlBool>`(${isSeenBy(loginId, 'd.library_id')}
  or exists (select from debt_entry x where x.debt_id = d.id
    and ${isSeenBy(loginId, 'x.received_in')}))`;
