import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { timeZone } from '../../../platform/clock.ts';
import { clearances } from '../../circulation/index.ts';

/** Verifies a card: anybody who has the code is told what it says, as it is printed in a work that all may read. */
export function verifyCatalogueCard(db: Db): UseCase<typeof endpoints.verifyCatalogueCard> {
  return async ({ params: { codigo } }, { language }) => {
    const found = await db
      .selectFrom('approved_card as c')
      .innerJoin('library as b', 'b.id', 'c.library_id')
      .select(['c.title', 'c.author', 'c.author_mark', 'c.class'])
      .select(nameIn('b', language).as('library'))
      .select(sql<string>`(c.approved_at at time zone ${timeZone})::date::text`.as('day'))
      .where('c.code', '=', clearances.foldVerificationCode(codigo))
      .executeTakeFirst();
    if (!found) return refuse(404, 'NaoEncontrado');
    return {
      status: 200,
      body: {
        titulo: found.title,
        autor: found.author,
        notacao: found.author_mark,
        cdd: found.class,
        aprovada_em: found.day,
        desc_biblioteca: found.library,
      },
    };
  };
}
