import { staffPageSize as quantidade, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { isCalled } from '../../platform/sql/folded.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { foldUsername } from '../auth/index.ts';
import { findUnit, isPersonSeenBy, presentUnit } from '../staff-access/index.ts';
import { findLinks } from './link-repository.ts';
import { presentLinkHead } from './present-person.ts';

export function findPeople({ db }: { readonly db: Db }): UseCase<typeof endpoints.findPeople> {
  return async ({ query: { texto, pagina } }, { person: { loginId }, language }) => {
    const found = texto === '' ? nobody : await find(db, { texto, pagina, loginId });
    const unit = await findUnit({ db, loginId, language });
    const pessoas = await withLinks(db, found.rows, { loginId, language });
    const list = { total: found.total, pagina, quantidade, unidade: presentUnit(unit) };
    return { status: 200, body: { ...list, pessoas } };
  };
}

const nobody = { rows: [], total: 0 } as const;

interface PeopleQuery {
  readonly texto: string;
  readonly pagina: number;
  readonly loginId: number;
}

/** Finds people; the person with that very user name comes first. */
async function find(db: Db, { texto, pagina, loginId }: PeopleQuery) {
  const username = foldUsername(texto);
  const matching = db
    .selectFrom('person as p')
    .where('p.closed_at', 'is', null)
    .where(isPersonSeenBy(loginId, 'p.id'))
    .where(isMeant(texto, username));
  const isExact = sql`exists (select from login l where l.person_id = p.id and l.username = ${username})`;
  const [{ total }, rows] = await Promise.all([
    matching.select((of) => of.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select(['p.id', 'p.name'])
      .orderBy(sql`not ${isExact}`)
      .orderBy('p.name_key')
      .orderBy('p.id')
      .limit(quantidade)
      .offset((pagina - 1) * quantidade)
      .execute(),
  ]);
  return { rows, total: Number(total) };
}

/**
 * Whether a person is meant: by every word of the text in the name; or by a user name, a document
 * or a mail address.
 */
function isMeant(text: string, username: string) {
  const document = text.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return sql<boolean>`(${isCalled('p.name_key', text)}
    or exists (select from login l
      where l.person_id = p.id and starts_with(l.username, ${username}))
    or exists (select from unnest(p.emails) as address
      where starts_with(lower(address), ${text.toLowerCase()}))
    or (${document} <> '' and exists (select from personal_data d where d.person_id = p.id
      and (d.tax_number = ${document}
        or regexp_replace(lower(d.id_number), '[^a-z0-9]', '', 'g') = ${document}))))`;
}

async function withLinks(
  db: Db,
  people: readonly { readonly id: number; readonly name: string }[],
  { loginId, language }: { readonly loginId: number; readonly language: Language },
) {
  const ids = people.map(({ id }) => id);
  const links = ids.length === 0 ? [] : await findLinks(db, ids, { asker: loginId, language });
  return people.map(({ id, name }) => ({
    cod_pessoa: id,
    nome_pessoa: name,
    vinculos: links.filter(({ personId }) => personId === id).map(presentLinkHead),
  }));
}
