import type { endpoints } from '@estante/contract';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { copies, holds, lockCopies } from '../circulation/index.ts';
import type { Context } from '../context.ts';
import * as imports from '../import/index.ts';
import type { Sight } from '../staff-access/index.ts';
import { findOfTitle } from './copy-rows.ts';
import { noteChange, type Hand } from './write-copy.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'importPool'>;

/** Brings back a title, as its record describes it by now, with the copies that went with it. */
export function returnTitle({
  db,
  clock,
  importPool,
}: Deps): UseCase<typeof endpoints.returnTitle> {
  return async ({ params: { id } }, { person: { loginId }, language }) => {
    const known = await db.selectFrom('title').select('id').where('id', '=', id).executeTakeFirst();
    if (!known) return refuse(404, 'NaoEncontrado');
    const refusal = await imports.returnTitle(importPool, id, () =>
      db
        .transaction()
        .execute((trx) => returnCopies({ db: trx, loginId, language }, id, { loginId, clock })),
    );
    if (refusal === 'not-by-staff') return refuse(409, 'SituacaoMudou');
    return refusal ?? { status: 200, body: { cod_acervo: id } };
  };
}

/** Brings back the copies that went with a title and are still withdrawn, each as it was; all or none. */
async function returnCopies(sight: Sight, titleId: number, hand: Hand): Promise<Refusal | null> {
  const { db: trx } = sight;
  const were = await findStates(trx, titleId);
  const gone = (await lockCopies(trx, titleId)).filter(
    ({ id, state }) => state === 'withdrawn' && were.has(id),
  );
  const seen = new Set((await findOfTitle(sight, titleId)).map(({ id }) => id));
  const unseen = gone.filter(({ id }) => !seen.has(id)).length;
  if (unseen > 0) return refuse(409, 'AcervoDeOutraBiblioteca', { exemplares: unseen });
  for (const { id } of gone) {
    const before = were.get(id) ?? 'available';
    await copies.comeBack(trx, id, before);
    const changes = { status: ['withdrawn', before] } as const;
    await noteChange(trx, hand, { copyId: id, act: 'moved', changes });
  }
  await holds.serveQueue(trx, titleId, hand.clock.now());
  return null;
}

/** State before the withdrawal of each copy that went with a title, by the copy's number. */
async function findStates(trx: Sight['db'], titleId: number) {
  const row = await trx
    .selectFrom('title_withdrawal')
    .select(['copies', 'states'])
    .where('title_id', '=', titleId)
    .executeTakeFirstOrThrow();
  return new Map(row.copies.map((id, at) => [id, row.states[at]] as const));
}
