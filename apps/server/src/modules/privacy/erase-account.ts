import { randomUUID } from 'node:crypto';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { hashPassword } from '../auth/index.ts';
import { clearances } from '../circulation/index.ts';
import { findPersonName, firstNameAndInitial } from '../patrons/index.ts';
import { forgetHistory } from './forget-history.ts';
import { keptParts } from './kept.ts';

interface Leaver {
  readonly personId: number;
  readonly links: readonly { readonly id: number; readonly username: string }[];
}

/** Erases what may go and takes the person off what stays. Under the locks of the person and the links. */
export async function eraseAccount(
  trx: Db,
  clock: Clock,
  { personId, links }: Leaver,
): Promise<void> {
  const before = clock.now();
  await forgetHistory(trx, personId, { before, today: clock.today().toString() });
  await eraseTables(trx, personId);
  await eraseWays(trx, personId, links);
  await trx
    .updateTable('acquisition_suggestion')
    .set({ notes: '', answer: '' })
    .where('person_id', '=', personId)
    .execute();
  const name = await findPersonName(trx, personId);
  await clearances.keepShownName(trx, personId, firstNameAndInitial(name));
  await emptyPerson(trx, clock, personId);
}

/** Erases the person's rows, table by table: orders of payment name debts, and go before them. */
async function eraseTables(trx: Db, personId: number): Promise<void> {
  for (const [table, { atClosing, ownedBy }] of Object.entries(keptParts)) {
    if (atClosing !== 'erased') continue;
    await sql`delete from ${sql.table(table)} r where ${ownedBy(personId)}`.execute(trx);
  }
}

/** Erases what lets somebody in, and what says that they tried. */
async function eraseWays(trx: Db, personId: number, links: Leaver['links']): Promise<void> {
  const usernames = links.map(({ username }) => username);
  const ids = links.map(({ id }) => id);
  await sql`delete from previous_password where person_id = ${personId}`.execute(trx);
  for (const table of ['second_factor', 'second_factor_key', 'passkey_challenge']) {
    await sql`delete from ${sql.table(table)} where person_id = ${personId}`.execute(trx);
  }
  await sql`delete from identity_link where login_id = any(${ids}::integer[])`.execute(trx);
  await sql`delete from person_rate where person_id = ${personId}`.execute(trx);
  await sql`delete from loan_token where person_id = ${personId}`.execute(trx);
  await sql`delete from kiosk_session where login_id = any(${ids}::integer[])`.execute(trx);
  await sql`delete from failed_sign_in where username = any(${usernames}::text[])`.execute(trx);
  await sql`delete from recovery_code where username = any(${usernames}::text[])`.execute(trx);
  await sql`update professor set person_id = null where person_id = ${personId}`.execute(trx);
}

/** Empties what is left of the person: user names are free for others; what refers to the numbers refers to nobody. */
async function emptyPerson(trx: Db, clock: Clock, personId: number): Promise<void> {
  const closed_at = new Date(clock.now().epochMilliseconds);
  await sql`
    update login set username = 'conta-encerrada:' || id, is_blocked = true, block_reason = '', blocked_until = null, valid_until = null,
      category_id = null, staff_role_id = null, ended_at = coalesce(ended_at, ${closed_at})
    where person_id = ${personId}`.execute(trx);
  const nobody = {
    name: '',
    phone: '',
    note: '',
    password_is_temporary: false,
    emails: [],
    password_hash: await hashPassword(randomUUID()),
    renews_automatically: false,
    receives_mail: false,
    history_days: 0,
    closed_at,
  };
  await trx.updateTable('person').set(nobody).where('id', '=', personId).execute();
}
