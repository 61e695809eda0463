import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { timeZone } from '../../../platform/clock.ts';
import { clearances } from '../../circulation/index.ts';

/** Anybody who has the code is told what the card says: it is printed in a work that all may read. */
export function verifyCatalogueCard(db: Db): UseCase<typeof endpoints.verifyCatalogueCard> {
  return async ({ params: { codigo } }, { language }) => {
    const found = await db
      .selectFrom('request as r')
      .innerJoin('library as b', 'b.id', 'r.library_id')
      .select([
        'r.details',
        'r.card_author_mark',
        'r.card_class',
        nameIn('b', language).as('library'),
      ])
      .select(sql<string>`(r.card_approved_at at time zone ${timeZone})::date::text`.as('day'))
      .where('r.card_code', '=', clearances.foldVerificationCode(codigo))
      .executeTakeFirst();
    if (!found) return refuse(404, 'NaoEncontrado');
    const { titulo, autor_sobrenome, autor_nome } = found.details;
    return {
      status: 200,
      body: {
        titulo: String(titulo),
        autor: [autor_sobrenome, autor_nome].filter(Boolean).join(', '),
        notacao: found.card_author_mark,
        cdd: found.card_class,
        aprovada_em: found.day,
        desc_biblioteca: found.library,
      },
    };
  };
}
