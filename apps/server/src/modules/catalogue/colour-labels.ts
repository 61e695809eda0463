import { languages, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, refuseField, type EditDeps } from '../institution/index.ts';
import {
  findCollections,
  findLabels,
  writeLabels,
  type LabelRow,
} from './colour-label-repository.ts';

type Change = Parameters<UseCase<typeof endpoints.changeColourLabels>>[0]['body'];
type WireLabel = Change['etiquetas'][number];

const partIn = (language: Language) => ({
  area: 'colour-labels',
  read: (db: Db) => readLabels(db, language),
});

export function getColourLabels(db: Db): UseCase<typeof endpoints.getColourLabels> {
  return async (_request, { language }) => ({
    status: 200,
    body: await readPart(db, partIn(language)),
  });
}

/** Changes labels. A collection must be there, or its label have been there before. */
export function changeColourLabels(deps: EditDeps): UseCase<typeof endpoints.changeColourLabels> {
  return async ({ body: { versao: seen, etiquetas } }, { person: { loginId }, language }) =>
    changePart(deps, partIn(language), {
      seen,
      loginId,
      write: async (trx) => {
        const there = await readLabels(trx, language);
        const known = new Set([
          ...there.colecoes.map(({ codigo }) => codigo),
          ...there.etiquetas.filter(isOfCollection).map(({ codigo }) => codigo),
        ]);
        const at = etiquetas.findIndex((one) => isOfCollection(one) && !known.has(one.codigo));
        const unknown = etiquetas[at];
        if (unknown) {
          const field = `etiquetas.${at}.codigo`;
          return refuseField({ field, fault: 'collection', value: unknown.codigo }, language);
        }
        await writeLabels(trx, etiquetas.map(toRow));
        return null;
      },
    });
}

const isOfCollection = ({ tipo }: Pick<WireLabel, 'tipo'>): boolean => tipo === 'colecao';

async function readLabels(db: Db, language: Language) {
  const [labels, collections] = [await findLabels(db), await findCollections(db, language)];
  return {
    etiquetas: labels.map(toWire),
    colecoes: collections.map(({ code, name }) => ({ codigo: code, desc_colecao: name })),
  };
}

function toWire(row: LabelRow): WireLabel {
  return {
    tipo: row.kind === 'collection' ? 'colecao' : row.kind,
    codigo: row.code,
    ate: row.until,
    cor: row.colour,
    nome: inEach((language) => row[`name_${language}`]),
    significado: inEach((language) => row[`meaning_${language}`]),
  };
}

function inEach(textOf: (language: Language) => string): Readonly<Record<Language, string>> {
  const [pt, en, es] = languages.map(textOf);
  return { pt: pt ?? '', en: en ?? '', es: es ?? '' };
}

function toRow({ tipo, codigo, ate, cor, nome, significado }: WireLabel): LabelRow {
  return {
    kind: tipo === 'colecao' ? 'collection' : tipo,
    code: codigo,
    until: ate,
    colour: cor,
    name_pt: nome.pt,
    name_en: nome.en,
    name_es: nome.es,
    meaning_pt: significado.pt,
    meaning_en: significado.en,
    meaning_es: significado.es,
  };
}
