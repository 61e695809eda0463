import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { dublinCore, writeDublinCore } from '@estante/references';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findTitleSources } from './repository.ts';
import { sourceTitle } from './source-title.ts';

export function getTitleDublinCore(db: Db): UseCase<typeof endpoints.getTitleDublinCore> {
  return async ({ params: { id } }, { origin }) => {
    const [title] = await findTitleSources(db, [id]);
    if (!title) return refuse(404, 'AcervoNaoEncontrado', { id });
    const source = sourceTitle(title, origin, false);
    const elementos = dublinCore(source).map(({ element, value }) => ({
      elemento: element,
      valor: value,
    }));
    return { status: 200, body: { elementos, xml: writeDublinCore([source]) } };
  };
}
