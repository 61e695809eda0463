import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';

/** Title of the copy whose code a reader's camera has read; of two that bear it, that of the first. */
export function findScannedCopy(db: Db): UseCase<typeof endpoints.findScannedCopy> {
  return async ({ params: { codigo } }) => {
    if (codigo === '') return refuse(404, 'NaoEncontrado');
    const copy = await db
      .selectFrom('copy as c')
      .innerJoin('title as t', 't.id', 'c.title_id')
      .select('c.title_id')
      .where(sql<boolean>`upper(c.barcode) = upper(${codigo})`)
      .where('c.status', '!=', 'withdrawn')
      .where('t.withdrawn_at', 'is', null)
      .orderBy('c.id')
      .executeTakeFirst();
    if (!copy) return refuse(404, 'NaoEncontrado');
    return { status: 200, body: { cod_acervo: copy.title_id } };
  };
}
