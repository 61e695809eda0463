import type { Db } from '@estante/database';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { isSeenBy } from './unit.ts';

/** Whether a person has or had a link to the unit of a login of the staff; for administrators, everybody. */
export function isPersonSeenBy(asker: number, personColumn: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from login seen
    where seen.person_id = ${sql.ref(personColumn)} and ${isSeenBy(asker, 'seen.library_id')})`;
}

/** Above any limit, in centavos. */
const unlimited = 2_000_000_000;

/** Reason why somebody of the staff may read a person and change nothing of theirs. */
export type ReadOnly = 'proprio' | 'mais_direitos';

/**
 * Tells why somebody of the staff may only read a person: nobody changes a person who may do more for readers than they
 * may themselves, by whichever of their links, of today or of before: what is changed is a way in. And nobody but
 * administrators changes themselves.
 */
export async function whyReadOnly(
  db: Db,
  asker: number,
  personId: number,
): Promise<ReadOnly | null> {
  const { rows } = await sql<{ isOwn: boolean; holdsMore: boolean }>`
    select a.person_id = ${personId} and a.role <> 'administrator' as "isOwn",
      exists (select from login t where t.person_id = ${personId}
        and t.role = 'administrator' and a.role <> 'administrator')
      or exists (select from login t join login_permission p on p.login_id = t.id
        where t.person_id = ${personId} and p.module = 2 and not exists (
          select from login_permission own where own.login_id = a.id
            and own.module = p.module and own.activity = p.activity))
      or exists (select from login t join login_limit theirs on theirs.login_id = t.id
        join login_limit own on own.login_id = a.id
        where t.person_id = ${personId} and t.role = 'staff' and (
          coalesce(theirs.discount_limit, ${unlimited}) > coalesce(own.discount_limit, ${unlimited})
          or coalesce(theirs.reversal_limit, ${unlimited})
            > coalesce(own.reversal_limit, ${unlimited}))) as "holdsMore"
    from login a where a.id = ${asker}`.execute(db);
  const [row] = rows;
  if (!row || row.isOwn) return 'proprio';
  return row.holdsMore ? 'mais_direitos' : null;
}

const refusals = {
  proprio: 'ProprioCadastro',
  mais_direitos: 'PessoaDeMaisDireitos',
} as const;

/** Locks the person for the transaction; or returns why the asker may not change them, 404 where they see none. */
export async function lockEditablePerson(
  trx: Db,
  asker: number,
  personId: number,
): Promise<Refusal | null> {
  const person = await trx
    .selectFrom('person as p')
    .select('p.id')
    .where('p.id', '=', personId)
    .where('p.closed_at', 'is', null)
    .where(isPersonSeenBy(asker, 'p.id'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) return refuse(404, 'NaoEncontrado');
  const why = await whyReadOnly(trx, asker, personId);
  return why && refuse(403, refusals[why]);
}
