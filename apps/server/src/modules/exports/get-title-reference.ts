import { citationStyles, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { cite, itemOf, textOf, type Piece } from '@estante/references';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { readSettings } from '../institution/index.ts';
import { abntVariantOf } from './abnt-variant.ts';
import { findTitleSources } from './repository.ts';

export interface ReferenceDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const emphases = { bold: 'negrito', italic: 'italico' } as const;

function presentPiece({ text, emphasis }: Piece) {
  return { texto: text, enfase: emphasis ? emphases[emphasis] : null };
}

export function getTitleReference({
  db,
  clock,
}: ReferenceDeps): UseCase<typeof endpoints.getTitleReference> {
  return async ({ params: { id } }, { language }) => {
    const [[title], settings] = await Promise.all([findTitleSources(db, [id]), readSettings(db)]);
    if (!title) return refuse(404, 'AcervoNaoEncontrado', { id });
    const t = translatorFor(language);
    const item = itemOf(title.description, title.record);
    const abnt = abntVariantOf(settings);
    const today = clock.today().toString();
    const referencias = citationStyles.map((estilo) => {
      const reference = cite(estilo, item, { today, abnt });
      const partes = reference.map(presentPiece);
      return { estilo, nome: t(`exports.styles.${estilo}`), texto: textOf(reference), partes };
    });
    return { status: 200, body: { referencias } };
  };
}
