import type { RequestKind as WireKind } from '@estante/contract';
import type { Db, RequestKind } from '@estante/database';
import type { OpenService } from '../rules/index.ts';

/** Kinds of requests to the library as the database has them, by their names on the wire. */
export const wireServiceKind: Readonly<Record<RequestKind, WireKind>> = {
  switching: 'comutacao-bibliografica',
  survey: 'levantamento-bibliografico',
  'catalogue-card': 'ficha-catalografica',
  'specialized-search': 'pesquisa-especializada',
};

/** A person's requests to the library that are open, the oldest first. */
export async function findOpenServices(db: Db, personId: number): Promise<OpenService[]> {
  const rows = await db
    .selectFrom('request')
    .select(['id', 'kind'])
    .where('person_id', '=', personId)
    .where('state', 'not in', ['finished', 'not-finished'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind }) => ({ id, kind: wireServiceKind[kind] }));
}
