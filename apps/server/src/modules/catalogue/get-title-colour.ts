import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import { areaName } from './area-name.ts';
import { areaOf } from './area.ts';
import { findClassLabel, findCollectionLabel } from './colour-label-repository.ts';
import { findDescription } from './repository.ts';

type Label = Success<typeof endpoints.getTitleColour>['etiqueta'];

/** The label of the collection that most copies stand in goes before that of the class. */
export function getTitleColour(db: Db): UseCase<typeof endpoints.getTitleColour> {
  return async ({ params: { id } }, { language }) => {
    const description = await findDescription(db, id);
    if (!description) return refuse(404, 'AcervoNaoEncontrado', { id });
    const etiqueta =
      (await collectionLabel(db, id, language)) ??
      (await classLabel(db, areaOf(description), language));
    return { status: 200, body: { etiqueta } };
  };
}

async function collectionLabel(db: Db, id: number, language: Language): Promise<Label> {
  const label = await findCollectionLabel(db, id);
  if (!label) return null;
  const { colour: cor, collection: significado } = label;
  return { cor, nome: label[`name_${language}`], significado, origem: 'colecao' };
}

async function classLabel(db: Db, area: string, language: Language): Promise<Label> {
  const label = await findClassLabel(db, area);
  if (!label) return null;
  const significado = areaName(area, translatorFor(language));
  return {
    cor: label.colour,
    nome: label[`name_${language}`],
    significado,
    origem: 'classificacao',
  };
}
