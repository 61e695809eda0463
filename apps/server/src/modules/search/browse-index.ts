import { browseIndexes, type BrowsableIndex, type endpoints } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { BrowseIndex, SearchEngine } from '@estante/search-engine';
import type { UseCase } from '../../http/register-endpoint.ts';

const indexes: Readonly<Record<BrowsableIndex, BrowseIndex>> = {
  titulo: 'title',
  autor: 'author',
  assunto: 'subject',
  serie: 'series',
  numero_chamada: 'callNumber',
  isbn: 'isbn',
  issn: 'issn',
};

export function browseIndex(engine: SearchEngine): UseCase<typeof endpoints.browseIndex> {
  return async ({ query }) => {
    const page = await engine.browse({
      index: indexes[query.indice],
      from: query.texto,
      ...(query.cursor !== undefined && { cursor: query.cursor }),
      direction: query.direcao === 'adiante' ? 'forward' : 'back',
      limit: query.quantidade,
    });
    const entradas = page.entries.map(({ label, total, cursor }) => ({
      texto: label,
      total,
      cursor,
    }));
    return { status: 200, body: { entradas, ha_mais: page.more } };
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
