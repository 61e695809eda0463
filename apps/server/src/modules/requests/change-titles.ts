import type { endpoints } from '@estante/contract';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findTitles } from '../catalogue/index.ts';
import { change } from './attach.ts';
import type { RequestDeps } from './make-request.ts';

/**
 * Writes the whole list, in its order, over the one that was seen; a title that comes twice counts
 * once.
 */
export function changeRequestTitles(
  deps: RequestDeps,
): UseCase<typeof endpoints.changeRequestTitles> {
  return ({ params: { id }, body: { acervos, vistos } }, { person: { loginId }, language }) =>
    change(deps, { id, loginId, language }, async (trx, { titles }) => {
      const seen = titles.map(({ cod_acervo }) => cod_acervo);
      if (seen.join() !== vistos.join()) return refuse(409, 'SituacaoMudou');
      const ids = [...new Set(acervos)];
      const known = new Set((await findTitles(trx, ids)).map((title) => title.id));
      const missing = ids.find((one) => !known.has(one));
      if (missing !== undefined) return refuse(404, 'AcervoNaoEncontrado', { id: missing });
      await trx.deleteFrom('request_title').where('request_id', '=', id).execute();
      if (ids.length === 0) return null;
      const rows = ids.map((title_id, place) => ({ request_id: id, title_id, place }));
      await trx.insertInto('request_title').values(rows).execute();
      return null;
    });
}
