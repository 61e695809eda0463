import type { Db, PaymentMethod } from '@estante/database';
import { sql } from 'kysely';
import { isCalled } from '../../../platform/sql/folded.ts';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isSeenBy, type Sight } from '../../staff-access/index.ts';
import type { Share } from './allocate.ts';

/**
 * Persons whom a library knows by a link, a debt or a payment: others are not there for its staff, but
 * for those who owe to anybody where it takes money for all.
 */
const isKnown = (loginId: number) => sql<boolean>`(
  exists (select from login k where k.person_id = p.id and ${isSeenBy(loginId, 'k.library_id')})
  or exists (select from debt d where d.person_id = p.id and (${isSeenBy(loginId, 'd.library_id')}
    or exists (select from circulation_setting where takes_for_others)
    or exists (select from debt_entry e where e.debt_id = d.id
      and ${isSeenBy(loginId, 'e.received_in')}))))`;

export interface Debtor {
  readonly id: number;
  readonly name: string;
  readonly logins: readonly string[];
  readonly balance: number;
}

/** People by a name or user name, those who owe most first; '' finds those who owe anything. */
export async function findDebtors({ db, loginId }: Sight, text: string, most: number) {
  const { rows } = await sql<Debtor>`
    select p.id, p.name, array(select username from login l where l.person_id = p.id order by l.id)
      as logins, owed.balance
    from person p cross join lateral (
      select coalesce(sum(b.balance), 0)::float8 as balance
      from debt d join debt_balance b on b.debt_id = d.id
      where d.person_id = p.id and ${isSeenBy(loginId, 'd.library_id')}) owed
    where ${isKnown(loginId)} and case when ${text} = '' then owed.balance > 0
      else ${isCalled('p.name_key', text)} or exists (
        select from login l where l.person_id = p.id and position(lower(${text}) in l.username) > 0)
      end
    order by owed.balance desc, p.name, p.id limit ${most}`.execute(db);
  return rows;
}

export async function findKnownPerson({ db, loginId }: Sight, personId: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.name from person p where p.id = ${personId} and ${isKnown(loginId)}`.execute(db);
  return rows[0] ?? null;
}

/** Libraries whose money the asker handles, by name, with what the person owes to each. */
export async function findTills({ db, loginId, language }: Sight, personId: number) {
  const { rows } = await sql<{ id: number; name: string; balance: number }>`
    select u.id, ${nameIn('u', language)} as name, coalesce((
      select sum(b.balance) from debt d join debt_balance b on b.debt_id = d.id
      where d.library_id = u.id and d.person_id = ${personId}), 0)::float8 as balance
    from library u where ${isSeenBy(loginId, 'u.id')} order by 2, u.id`.execute(db);
  return rows;
}

/** Libraries whose money others handle, to which the person owes. */
export async function findOtherTills({ db, loginId, language }: Sight, personId: number) {
  const { rows } = await sql<{ id: number; name: string; balance: number }>`
    select u.id, ${nameIn('u', language)} as name, sum(b.balance)::float8 as balance
    from debt d join debt_balance b on b.debt_id = d.id join library u on u.id = d.library_id
    where d.person_id = ${personId} and b.balance > 0 and not ${isSeenBy(loginId, 'u.id')}
    group by u.id order by 2, u.id`.execute(db);
  return rows;
}

/** Holds a person's debts to a library for the rest of the transaction, always in one order. */
export async function lockDebts(trx: Db, personId: number, libraryId: number): Promise<void> {
  await trx
    .selectFrom('debt')
    .select('id')
    .where('person_id', '=', personId)
    .where('library_id', '=', libraryId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

const seenDebt = ({ db, loginId }: Sight, id: number) =>
  db
    .selectFrom('debt as d')
    .select(['d.id', 'd.person_id as personId', 'd.login_id as loginId'])
    .where('d.id', '=', id)
    .where(isSeenBy(loginId, 'd.library_id'));

/** Reads one debt that the asker may see; null where there is none. */
export async function readDebt(sight: Sight, id: number) {
  return (await seenDebt(sight, id).executeTakeFirst()) ?? null;
}

/**
 * The debt that the asker sees under this number, held until the transaction ends; null for none.
 */
export async function lockDebt(sight: Sight, id: number) {
  return (await seenDebt(sight, id).forNoKeyUpdate('d').executeTakeFirst()) ?? null;
}

/** Locks a debt that is known to concern the asker. */
export async function lockKnownDebt(trx: Db, id: number): Promise<void> {
  await sql`select from debt where id = ${id} for no key update`.execute(trx);
}

export async function balanceOf(db: Db, debtId: number): Promise<number> {
  const row = await db
    .selectFrom('debt_balance')
    .select('balance')
    .where('debt_id', '=', debtId)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** Sum that the person of a login has let off of a debt and nobody has taken back, in centavos. */
export async function discountedBy(db: Db, debtId: number, loginId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(e.amount), 0)::float8 as sum
    from debt_entry e join login w on w.id = e.entered_by
    where e.debt_id = ${debtId} and e.kind = 'discount'
      and w.person_id = (select person_id from login where id = ${loginId})
      and not exists (select from debt_entry r where r.reversed_id = e.id)`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Discounts of a debt that nobody has taken back. */
export function findStandingDiscounts(db: Db, debtId: number) {
  return db
    .selectFrom('debt_entry as e')
    .leftJoin('debt_entry as r', 'r.reversed_id', 'e.id')
    .select(['e.id', 'e.amount'])
    .where('e.debt_id', '=', debtId)
    .where('e.kind', '=', 'discount')
    .where('r.id', 'is', null)
    .orderBy('e.id')
    .execute();
}

interface Payment {
  readonly at: Date;
  /** The moment it counts from; as it is entered, if not given. */
  readonly receivedAt?: Date;
  /** Library that has the money; the one it is owed to, if not given. */
  readonly receivedIn?: number;
  /** Login that entered it; null: a bank statement. */
  readonly enteredBy: number | null;
  readonly method: PaymentMethod;
  readonly submission: string | null;
}

/** Writes a payment; returns the numbers of the entries. */
export async function insertPayment(
  trx: Db,
  shares: readonly Share[],
  { at, receivedAt, receivedIn, enteredBy, method, submission }: Payment,
): Promise<readonly number[]> {
  const rows = await trx
    .insertInto('debt_entry')
    .values(
      shares.map(({ debtId, amount }) => ({
        debt_id: debtId,
        kind: 'payment' as const,
        amount,
        reversed_id: null,
        entered_at: at,
        entered_by: enteredBy,
        method,
        submission,
        received_at: receivedAt ?? at,
        ...(receivedIn !== undefined && { received_in: receivedIn }),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface LedgerDeduction {
  readonly debtId: number;
  readonly amount: number;
  readonly kind: 'discount' | 'reversal' | 'void';
  readonly reversedId: number | null;
  readonly reason: string;
  readonly at: Date;
  readonly enteredBy: number;
  /** Id of the form: sent twice, it is one entry; not given where it cannot be done twice. */
  readonly submission?: string | undefined;
}

export async function insertEntry(trx: Db, entry: LedgerDeduction): Promise<void> {
  await trx
    .insertInto('debt_entry')
    .values({
      debt_id: entry.debtId,
      kind: entry.kind,
      amount: entry.amount,
      reversed_id: entry.reversedId,
      entered_at: entry.at,
      entered_by: entry.enteredBy,
      reason: entry.reason,
      method: null,
      submission: entry.submission ?? null,
    })
    .execute();
}

/** Whether a login may reverse an entry: a payment if its library has the money, a discount as creditor. */
const isReversibleBy = (loginId: number) => sql<boolean>`(case when e.received_in is null
  then ${isSeenBy(loginId, 'd.library_id')} else ${isSeenBy(loginId, 'e.received_in')} end)`;

/** Entries of debts, in the order they were written. */
export function findEntries({ db, loginId }: Sight, debtIds: readonly number[]) {
  return db
    .selectFrom('debt_entry as e')
    .innerJoin('debt as d', 'd.id', 'e.debt_id')
    .leftJoin('login as l', 'l.id', 'e.entered_by')
    .leftJoin('person as p', 'p.id', 'l.person_id')
    .leftJoin('debt_entry as r', 'r.reversed_id', 'e.id')
    .select(['e.id', 'e.debt_id', 'e.kind', 'e.amount', 'e.entered_at', 'e.reason', 'e.method'])
    .select(['e.received_at', 'e.receipt_year as year', 'e.receipt_number as number'])
    .select(isReversibleBy(loginId).as('isReversible'))
    .select(['e.reversed_id', 'e.submission', 'p.name as operator', 'r.id as reversedBy'])
    .where('e.debt_id', 'in', debtIds.length > 0 ? [...debtIds] : [0])
    .orderBy('e.id')
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** An entry that may be taken back, and its debt, which the asker may see. */
export async function findEntry({ db, loginId }: Sight, id: number) {
  const row = await db
    .selectFrom('debt_entry as e')
    .innerJoin('debt as d', 'd.id', 'e.debt_id')
    .leftJoin('debt_entry as r', 'r.reversed_id', 'e.id')
    .select(['e.id', 'e.kind', 'e.amount', 'd.id as debtId', 'd.person_id as personId'])
    .select(['d.login_id as loginId', 'r.id as reversedBy'])
    .where('e.id', '=', id)
    .where('e.kind', 'in', ['payment', 'discount'])
    .where(isReversibleBy(loginId))
    .executeTakeFirst();
  return row ?? null;
}

/** Entries that a submission was written as; empty where it is new. */
export function findSubmission(db: Db, submission: string) {
  return db
    .selectFrom('debt_entry as e')
    .innerJoin('debt as d', 'd.id', 'e.debt_id')
    .select(['e.debt_id as debtId', 'e.amount', 'e.method'])
    .select(['d.person_id as personId', 'd.library_id as libraryId'])
    .where('e.submission', '=', submission)
    .orderBy('e.id')
    .execute();
}

/** Charge that a submission was written as; null where it is new. */
export async function findCharge(db: Db, submission: string) {
  const row = await db
    .selectFrom('debt')
    .select(['person_id as personId', 'library_id as libraryId', 'kind', 'amount', 'description'])
    .where('submission', '=', submission)
    .executeTakeFirst();
  return row ?? null;
}

/** A link of the person that lives, that with this library before others; null for none. */
export async function findLiveLogin(db: Db, personId: number, libraryId: number) {
  const { rows } = await sql<{ id: number }>`
    select id from login where person_id = ${personId} and ended_at is null
    order by library_id = ${libraryId} desc, id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
