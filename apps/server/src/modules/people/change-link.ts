import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { recordEvent } from '../auth/index.ts';
import { lockEditablePerson } from '../staff-access/index.ts';
import { findSeenLink } from './link-repository.ts';
import { presentPerson, type PeopleDeps } from './present-person.ts';
import { readLink } from './read-link.ts';

export function changeLink(deps: PeopleDeps): UseCase<typeof endpoints.changeLink> {
  const { clock } = deps;
  return async ({ params: { id }, body }, { person: { loginId }, language }) =>
    deps.db.transaction().execute(async (trx) => {
      const link = await findSeenLink(trx, loginId, id);
      if (!link || link.endedAt !== null) return refuse(404, 'NaoEncontrado');
      const { personId } = link;
      const refusal = await lockEditablePerson(trx, loginId, personId);
      if (refusal) return refusal;
      const typed = { ...body, ...(await restOf(trx, id)), papel: '' };
      const asking = { asker: loginId, language };
      const line = await readLink(trx, typed, { ...asking, present: link.username });
      if ('refusal' in line) return line;
      const changed = {
        username: line.username,
        category_id: line.categoryId,
        valid_until: line.validUntil,
      };
      await trx.updateTable('login').set(changed).where('id', '=', id).execute();
      const details = { login: id };
      await recordEvent(trx, clock, { kind: 'link-changed', loginId, personId, details });
      return presentPerson({ ...deps, db: trx }, personId, asking);
    });
}

/** Reads the cells of a line that a change of its link leaves as they are. */
async function restOf(db: Db, id: number) {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('library as b', 'b.id', 'l.library_id')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['p.name as nome', 'b.code as unidade'])
    .where('l.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, emails: '' };
}
