import type { Db, PaymentMethod } from '@estante/database';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../../staff-access/index.ts';

/**
 * Payment received: entries made at once are one; those of a bank statement of earlier releases stand alone. Money in
 * centavos.
 */
export interface ReceivedRow {
  readonly submission: string | null;
  readonly personId: number;
  readonly name: string;
  /** Library that has the money. */
  readonly libraryId: number;
  readonly library: string;
  /** Library to which it was owed. */
  readonly creditorId: number;
  readonly creditor: string;
  readonly year: number;
  readonly number: number;
  /** The moment it counts from. */
  readonly at: Date;
  readonly enteredAt: Date;
  readonly operator: string | null;
  readonly method: PaymentMethod;
  readonly total: number;
  readonly reversed: number;
}

export type StoredPaymentState = 'valid' | 'reversed';

const payments = ({ loginId, language }: Sight, condition: RawBuilder<SqlBool>) => sql`
  select e.submission, coalesce(e.submission::text, e.id::text) as payment, max(e.id) as last,
    p.id as "personId", p.name, u.id as "libraryId", ${nameIn('u', language)} as library,
    o.id as "creditorId", ${nameIn('o', language)} as creditor, e.receipt_year as year, e.receipt_number as number,
    min(e.received_at) as at, min(e.entered_at) as "enteredAt",
    op.name as operator, e.method, sum(e.amount)::integer as total,
    coalesce(sum(r.amount), 0)::integer as reversed,
    case when count(r.id) > 0 then 'reversed' else 'valid' end as state
  from debt_entry e
    join debt d on d.id = e.debt_id
    join person p on p.id = d.person_id
    join library u on u.id = e.received_in
    join library o on o.id = d.library_id
    left join login ol on ol.id = e.entered_by
    left join person op on op.id = ol.person_id
    left join debt_entry r on r.reversed_id = e.id
  where e.kind = 'payment' and ${isSeenBy(loginId, 'e.received_in')} and ${condition}
  group by e.submission, payment, p.id, u.id, o.id, e.receipt_year, e.receipt_number, op.name,
    e.method`;

const listedAt = (moment: string, filter: StaffListFilter) =>
  isListed(filter, {
    library: 'e.received_in',
    sentAt: moment,
    words: sql<string>`p.name || ' ' || e.receipt_number || '/' || e.receipt_year`,
  });

const listed = (filter: StaffListFilter) => listedAt('e.received_at', filter);

/** Reversals, on the day they were made: payments received on another day stay as they were. */
const reversals = ({ loginId }: Sight, filter: StaffListFilter) => sql`
  select e.method, r.amount
  from debt_entry r
    join debt_entry e on e.id = r.reversed_id and e.kind = 'payment'
    join debt d on d.id = e.debt_id
    join person p on p.id = d.person_id
  where r.kind = 'reversal' and e.received_in is not null and ${isSeenBy(loginId, 'e.received_in')}
    and ${listedAt('r.entered_at', filter)}`;

/** A page of what was received, the newest first. */
export async function findReceived(
  sight: Sight,
  filter: StaffListFilter & { readonly state?: StoredPaymentState | undefined },
  { page, size }: { readonly page: number; readonly size: number },
) {
  const { rows } = await sql<ReceivedRow & { readonly state: StoredPaymentState }>`
    select * from (${payments(sight, listed(filter))}) as received
    where ${filter.state ?? null}::text is null or state = ${filter.state ?? null}
    order by at desc, last desc limit ${size} offset ${(page - 1) * size}`.execute(sight.db);
  return rows;
}

/** Number and sums of the payments of one state by one way of paying, in centavos. */
export interface ReceivedSum {
  readonly method: PaymentMethod;
  readonly state: StoredPaymentState;
  readonly count: number;
  readonly received: number;
  readonly reversed: number;
}

/** Number of payments in each state, and sum of those by each way of paying; several rows for one. */
export async function sumReceived(sight: Sight, filter: StaffListFilter): Promise<ReceivedSum[]> {
  const { rows } = await sql<ReceivedSum>`
    select method, state, count(*)::integer as count, sum(total)::float8 as received,
      0 as reversed
    from (${payments(sight, listed(filter))}) as received
    group by method, state
    union all
    select method, 'reversed', 0, 0, sum(amount)::float8
    from (${reversals(sight, filter)}) as reversed
    group by method`.execute(sight.db);
  return rows;
}

interface ReceiptRow extends ReceivedRow {
  readonly submission: string;
  /** The last of its entries. */
  readonly last: number;
  /** Sum owed to the library after it. */
  readonly left: number;
}

/** Balance of each debt after the entries up to one: later ones have not happened yet. */
const leftAt = (last: RawBuilder<unknown>) => sql`d.amount - coalesce((
  select sum(case x.kind when 'reversal' then -x.amount else x.amount end)
  from debt_entry x where x.debt_id = d.id and x.id <= ${last}), 0)`;

export async function findReceipt(sight: Sight, submission: string): Promise<ReceiptRow | null> {
  const { rows } = await sql<ReceiptRow>`
    select paid.*, (
      select coalesce(sum(${leftAt(sql`paid.last`)}), 0)::float8 from debt d
      where d.person_id = paid."personId" and d.library_id = paid."creditorId"
        and d.charged_at <= paid."enteredAt") as left
    from (${payments(sight, sql<SqlBool>`e.submission = ${submission}`)}) as paid`.execute(
    sight.db,
  );
  return rows[0] ?? null;
}

interface ReceiptShare {
  readonly debtId: number;
  readonly amount: number;
  /** Balance of the debt after the payment, in centavos. */
  readonly left: number;
}

/** Shares of a payment that went to each debt, in the order it was paid. */
export async function findReceiptShares(
  db: Db,
  { submission, last }: Pick<ReceiptRow, 'submission' | 'last'>,
): Promise<readonly ReceiptShare[]> {
  const { rows } = await sql<ReceiptShare>`
    select e.debt_id as "debtId", e.amount, (${leftAt(sql`${last}::integer`)})::integer as left
    from debt_entry e join debt d on d.id = e.debt_id
    where e.submission = ${submission} order by e.id`.execute(db);
  return rows;
}
