import {
  browseIndexes,
  type BrowsableIndex,
  type endpoints,
  type Success,
} from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { BrowseEntry, BrowseIndex, BrowsePage, BrowseRequest } from '@estante/search-engine';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readSeeAlso } from '../authorities/index.ts';
import type { SearchDeps } from './search-titles.ts';

const indexes: Readonly<Record<BrowsableIndex, BrowseIndex>> = {
  titulo: 'title',
  autor: 'author',
  assunto: 'subject',
  serie: 'series',
  numero_chamada: 'callNumber',
  isbn: 'isbn',
  issn: 'issn',
};

/** Relation of titles to the headings of an index: the headings are those of agents or subjects. */
const filedAs: Readonly<Partial<Record<BrowsableIndex, 'agent' | 'subject'>>> = {
  autor: 'agent',
  assunto: 'subject',
};

type IndexEntry = Success<typeof endpoints.browseIndex>['entradas'][number];

export function browseIndex({ db, engine }: SearchDeps): UseCase<typeof endpoints.browseIndex> {
  return async ({ query }) => {
    const asked: BrowseRequest = {
      index: indexes[query.indice],
      from: query.texto,
      ...(query.cursor !== undefined && { cursor: query.cursor }),
      direction: query.direcao === 'adiante' ? 'forward' : 'back',
      limit: query.quantidade,
    };
    const page = await engine.browse(asked);
    const behind = await engine.browse(lookBehind(asked, page));
    const relation = filedAs[query.indice];
    const seeAlso = relation ? await readSeeAlso(db, codesOf(page), relation) : new Map();
    const entradas = page.entries.map((entry) => presentEntry(entry, seeAlso));
    const ha_no_outro_sentido = behind.entries.length > 0;
    return { status: 200, body: { entradas, ha_mais: page.more, ha_no_outro_sentido } };
  };
}

/** One entry on the other side of a page; of one without entries, of the place asked for. */
function lookBehind(asked: BrowseRequest, { entries }: BrowsePage): BrowseRequest {
  const isForward = asked.direction === 'forward';
  const edge = entries.at(isForward ? 0 : -1);
  return {
    ...asked,
    ...(edge && { cursor: edge.cursor }),
    direction: isForward ? 'back' : 'forward',
    limit: 1,
  };
}

function codesOf({ entries }: BrowsePage): number[] {
  return entries.flatMap((entry) =>
    entry.kind === 'entry' && entry.code !== null ? [Number(entry.code)] : [],
  );
}

function presentEntry(
  entry: BrowseEntry,
  seeAlso: ReadonlyMap<number, IndexEntry['ver_tambem']>,
): IndexEntry {
  const { label: texto, cursor } = entry;
  return entry.kind === 'see'
    ? { texto, total: 0, cod_autoridade: null, ver: entry.heading, ver_tambem: [], cursor }
    : {
        texto,
        total: entry.total,
        cod_autoridade: entry.code === null ? null : Number(entry.code),
        ver: null,
        ver_tambem: seeAlso.get(Number(entry.code)) ?? [],
        cursor,
      };
}

export const listIndexes: UseCase<typeof endpoints.listIndexes> = async (
  _request,
  { language },
) => {
  const t = translatorFor(language);
  const body = browseIndexes.map((codigo) => ({
    codigo,
    descricao: t(`browse.indexes.${codigo}`),
  }));
  return { status: 200, body };
};
