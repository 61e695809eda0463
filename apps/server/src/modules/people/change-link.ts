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
      const asking = { asker: loginId, language };
      if (Object.keys(body).length === 0)
        return presentPerson({ ...deps, db: trx }, personId, asking);
      const present = await readCells(trx, id);
      const line = await readLink(
        trx,
        { ...present, ...body },
        { ...asking, present: present.usuario },
      );
      if ('refusal' in line) return line;
      const changed = {
        ...(body.usuario !== undefined && { username: line.username }),
        ...(body.categoria !== undefined && { category_id: line.categoryId }),
        ...(body.validade !== undefined && { valid_until: line.validUntil }),
      };
      await trx.updateTable('login').set(changed).where('id', '=', id).execute();
      const details = { login: id };
      await recordEvent(trx, clock, { kind: 'link-changed', loginId, personId, details });
      return presentPerson({ ...deps, db: trx }, personId, asking);
    });
}

/** Reads the cells of a link's line as they are; those that no change of it is about are blank. */
async function readCells(db: Db, id: number) {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('library as b', 'b.id', 'l.library_id')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .leftJoin('patron_category as c', 'c.id', 'l.category_id')
    .select(['l.username as usuario', 'p.name as nome', 'b.code as unidade'])
    .select(['c.code as categoria', 'l.valid_until as validade'])
    .where('l.id', '=', id)
    .executeTakeFirstOrThrow();
  const { categoria, validade } = row;
  return { ...row, emails: '', categoria: categoria ?? '', validade: validade ?? '', papel: '' };
}
