import type { endpoints } from '@estante/contract';
import { parseQuery, type Query } from '@estante/search-engine';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findTitles, vendorAddress, type TitleRow } from '../catalogue/index.ts';
import { readSettings } from '../institution/index.ts';
import { numberQuery, numberWords } from './index-sync/number-code.ts';
import type { SearchDeps } from './search-titles.ts';

const pageSize = 20;

/** Standards by number or title, each with its address at the vendor. */
export function listTargetProducts({
  db,
  engine,
}: SearchDeps): UseCase<typeof endpoints.listTargetProducts> {
  return async ({ query: { search_text, page } }) => {
    const [found, { targetAddress }] = await Promise.all([
      engine.search({
        query: productQuery(search_text),
        filters: [],
        order: 'W',
        offset: (page - 1) * pageSize,
        limit: pageSize,
        facets: [],
      }),
      readSettings(db),
    ]);
    const titles = await findTitles(db, found.ids);
    const produtos = titles.map((title) => presentProduct(title, targetAddress));
    return { status: 200, body: { total: found.total, pagina: page, produtos } };
  };
}

function productQuery(text: string): Query {
  const standards: Query = { kind: 'facet', type: 'T', code: 'standard' };
  const number = numberQuery('number', numberWords(text));
  if (!number) return standards;
  return { kind: 'and', of: [standards, { kind: 'or', of: [number, parseQuery(text, 'title')] }] };
}

function presentProduct({ id, description }: TitleRow, targetAddress: string) {
  const { title, subtitle, standard } = description;
  const number = standard?.number ?? '';
  return {
    cod_acervo: id,
    numero: number,
    titulo: [title, subtitle].filter(Boolean).join(': '),
    organizacoes: [...(standard?.organizations ?? [])],
    rota: `/acervo/${id}`,
    link: vendorAddress(targetAddress, number),
  };
}
