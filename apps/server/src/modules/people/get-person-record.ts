import type { endpoints } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isSeenBy, recordLook } from '../staff-access/index.ts';
import { presentPerson, type PeopleDeps } from './present-person.ts';

export function getPersonRecord(deps: PeopleDeps): UseCase<typeof endpoints.getPersonRecord> {
  const { db, clock } = deps;
  return async ({ params: { id } }, { person: { loginId }, language }) => {
    const answer = await presentPerson(deps, id, { asker: loginId, language });
    if (!('refusal' in answer)) {
      await recordLook(db, clock, { personIds: [id], loginId, place: 'people' });
    }
    return answer;
  };
}

export function getPeopleChoices({ db }: PeopleDeps): UseCase<typeof endpoints.getPeopleChoices> {
  return async (_request, { person: { loginId }, language }) => {
    const [bibliotecas, categorias] = await Promise.all([
      db
        .selectFrom('library as b')
        .select(['b.code as codigo', nameIn('b', language).as('descricao')])
        .where(isSeenBy(loginId, 'b.id'))
        .orderBy('b.name')
        .execute(),
      db
        .selectFrom('patron_category as c')
        .select(['c.code as codigo', nameIn('c', language).as('descricao')])
        .orderBy('c.name')
        .execute(),
    ]);
    return { status: 200, body: { bibliotecas, categorias } };
  };
}
