import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Description } from '@estante/marc';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { areaName } from './area-name.ts';
import { findClassLabel, findCollectionLabel, type LabelRow } from './colour-label-repository.ts';
import { findDescription } from './repository.ts';

type Label = Success<typeof endpoints.getTitleColour>['etiqueta'];

/** Gets the label of a title: that of the collection that most copies stand in goes before that of the class. */
export function getTitleColour(db: Db): UseCase<typeof endpoints.getTitleColour> {
  return async ({ params: { id } }, { language }) => {
    const description = await findDescription(db, id);
    if (!description) return refuse(404, 'AcervoNaoEncontrado', { id });
    const etiqueta =
      (await collectionLabel(db, id, language)) ?? (await classLabel(db, description, language));
    return { status: 200, body: { etiqueta } };
  };
}

async function collectionLabel(db: Db, id: number, language: Language): Promise<Label> {
  const label = await findCollectionLabel(db, id, language);
  return label ? { ...told(label, language, label.collection), origem: 'colecao' } : null;
}

/** The label of the first classification that has one; null for none. */
async function classLabel(db: Db, description: Description, language: Language): Promise<Label> {
  for (const { scheme, number } of description.classifications) {
    if (scheme !== 'ddc' && scheme !== 'udc' && scheme !== 'lcc') continue;
    const [written = ''] = beginnings[scheme].exec(number) ?? [];
    const label = written && (await findClassLabel(db, scheme, written));
    if (!label) continue;
    const main = areaName(`${scheme}:${written.slice(0, 1)}`, translatorFor(language));
    return { ...told(label, language, main), origem: 'classificacao' };
  }
  return null;
}

/** Beginnings that put classes in order: digits, or the letters before the number. */
const beginnings = { ddc: /^\d[\d.]*/, udc: /^\d[\d.]*/, lcc: /^[A-Z]{1,3}/ } as const;

function told(label: LabelRow, language: Language, otherwise: string) {
  return {
    cor: label.colour,
    nome: label[`name_${language}`] || label.name_pt,
    significado: label[`meaning_${language}`] || label.meaning_pt || otherwise,
  };
}
