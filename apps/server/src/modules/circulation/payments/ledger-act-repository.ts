import type { DebtKind } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../../staff-access/index.ts';
import { isVoided } from '../debts/index.ts';

export type StoredActKind =
  | 'charge'
  | 'discount'
  | 'payment-reversal'
  | 'discount-reversal'
  | 'void';

/** Act of the staff on a debt by hand, besides taking a payment. Money in centavos. */
export interface LedgerActRow {
  readonly kind: StoredActKind;
  /** Number of the debt where the act is a charge, else of the entry. */
  readonly id: number;
  readonly at: Date;
  readonly operator: string | null;
  readonly personId: number;
  readonly name: string;
  readonly libraryId: number;
  readonly library: string;
  readonly debtKind: DebtKind;
  readonly reason: string;
  readonly amount: number;
  readonly isUndone: boolean;
}

export interface LedgerActFilter extends StaffListFilter {
  readonly kind?: StoredActKind | undefined;
  readonly isUndone?: boolean | undefined;
}

/**
 * Charges by hand and entries that are no payments. One that takes a payment back is at the library
 * that had the money, as in the list of payments.
 */
const acts = sql`(
  select 'charge' as kind, d.id, d.charged_at as at, d.charged_by as done_by, d.person_id,
    d.library_id, d.kind as debt_kind, d.description as reason, d.amount,
    ${isVoided('d.id')} as is_undone
  from debt d where d.charged_by is not null
  union all
  select case when e.kind <> 'reversal' then e.kind else r.kind || '-reversal' end, e.id, e.entered_at,
    e.entered_by, d.person_id, coalesce(r.received_in, d.library_id), d.kind, e.reason, e.amount,
    exists (select from debt_entry u where u.reversed_id = e.id)
  from debt_entry e join debt d on d.id = e.debt_id left join debt_entry r on r.id = e.reversed_id
  where e.kind <> 'payment')`;

const listed = ({ loginId }: Sight, { kind, ...filter }: LedgerActFilter) => sql`
  from ${acts} a
    join person p on p.id = a.person_id
    join library u on u.id = a.library_id
    left join login ol on ol.id = a.done_by
    left join person op on op.id = ol.person_id
  where ${isSeenBy(loginId, 'a.library_id')}
    and ${isListed(filter, {
      library: 'a.library_id',
      sentAt: 'a.at',
      words: sql<string>`concat_ws(' ', p.name, op.name, a.reason)`,
    })}
    and (${kind ?? null}::text is null or a.kind = ${kind ?? null})`;

/** A page of ledger acts, the newest first. */
export async function findLedgerActs(
  sight: Sight,
  filter: LedgerActFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<readonly LedgerActRow[]> {
  const { isUndone = null } = filter;
  const { rows } = await sql<LedgerActRow>`
    select a.kind, a.id, a.at, op.name as operator, p.id as "personId", p.name,
      u.id as "libraryId", ${nameIn('u', sight.language)} as library, a.debt_kind as "debtKind",
      a.reason, a.amount, a.is_undone as "isUndone"
    ${listed(sight, filter)} and (${isUndone}::boolean is null or a.is_undone = ${isUndone})
    order by a.at desc, a.kind, a.id desc limit ${size} offset ${(page - 1) * size}`.execute(
    sight.db,
  );
  return rows;
}

export interface LedgerSum {
  readonly kind: StoredActKind;
  readonly isUndone: boolean;
  readonly count: number;
  readonly amount: number;
}

/** Number and sum of the acts of each kind, those that were undone apart. */
export async function sumLedgerActs(
  sight: Sight,
  filter: LedgerActFilter,
): Promise<readonly LedgerSum[]> {
  const { rows } = await sql<LedgerSum>`
    select a.kind, a.is_undone as "isUndone", count(*)::integer as count,
      sum(a.amount)::float8 as amount
    ${listed(sight, filter)} group by 1, 2`.execute(sight.db);
  return rows;
}
