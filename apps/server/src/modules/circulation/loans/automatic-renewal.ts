import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { readCirculationSettings } from '../facts/index.ts';

export function getAutomaticRenewal(db: Db): UseCase<typeof endpoints.getAutomaticRenewal> {
  return async (_request, { person: { personId } }) => {
    const row = await db
      .selectFrom('person')
      .select('renews_automatically')
      .where('id', '=', personId)
      .executeTakeFirst();
    return answer(db, row);
  };
}

export function changeAutomaticRenewal(db: Db): UseCase<typeof endpoints.changeAutomaticRenewal> {
  return async ({ body }, { person: { personId } }) => {
    const row = await db
      .updateTable('person')
      .set({ renews_automatically: body.ativa })
      .where('id', '=', personId)
      .returning('renews_automatically')
      .executeTakeFirst();
    return answer(db, row);
  };
}

async function answer(db: Db, row: { readonly renews_automatically: boolean } | undefined) {
  if (!row) return refuse(401, 'SessaoExpirada');
  const { automaticRenewalDays: dias } = await readCirculationSettings(db);
  return { status: 200 as const, body: { ativa: row.renews_automatically, dias } };
}
