import { daysOf, headingKey } from '@estante/marc';
import { parseQuery, type FacetType, type Query, type SearchEngine } from '@estante/search-engine';
import type { Db } from '@estante/database';
import { findTitles, levelOfCode, stateOfCode } from '../../catalogue/index.ts';
import type { SearchTerms } from './build-query.ts';
import { commonStart, extentWords, hasExtent } from './extent-words.ts';
import { actWords, codeWords, numberQuery } from '../index-sync/number-code.ts';
import { actNumber } from '../index-sync/material-facets.ts';
import { editionsQuery } from './work-query.ts';

const nothing: Query = { kind: 'not', of: { kind: 'all' } };

/** Acts of which those that change them are looked for; titles whose extent fits. */
const mostActs = 200;
const mostExtents = 10_000;

/**
 * Builds the query of the fields of archives, acts and standards, and of the work whose editions are asked
 * for: every part must match.
 */
export async function buildMaterialQuery(
  deps: { readonly db: Db; readonly engine: SearchEngine },
  terms: SearchTerms,
): Promise<Query[]> {
  const { nivel, situacao } = terms;
  const parts = [
    numberQuery('number', codeWords(terms.codigo_referencia ?? '')),
    numberQuery('number', actWords(terms.numero ?? '')),
    value('fonds', terms.fundo),
    value('actKind', terms.especie),
    value('organization', terms.organizacao),
    nivel ? { kind: 'facet', type: 'archivalLevel', code: levelOfCode(nivel) } : null,
    situacao ? { kind: 'facet', type: 'state', code: stateOfCode(situacao) } : null,
    words(terms.produtor, ['author']),
    words(terms.orgao, ['author']),
    words(terms.ementa, ['notes', 'title']),
    ...within(terms),
    await editionsQuery(deps.db, terms.obra),
    await extentQuery(deps.engine, terms.extensao),
    await changedActQuery(deps, terms.ato_relacionado),
  ] satisfies (Query | null)[];
  return parts.filter((part) => part !== null);
}

function value(type: FacetType, text = ''): Query | null {
  const code = headingKey(text);
  return code === '' ? null : { kind: 'facet', type, code };
}

function words(text = '', fields: readonly Parameters<typeof parseQuery>[1][]): Query | null {
  const of = fields.map((field) => parseQuery(text, field));
  return of.some(({ kind }) => kind === 'all') ? null : { kind: 'or', of };
}

/** Works whose days and those asked for have one in common. */
function within({ data_ini = '', data_fim = '' }: SearchTerms): Query[] {
  const from = daysOf(data_ini)?.firstDay ?? '';
  const to = daysOf(data_fim)?.lastDay ?? '';
  return [
    ...(to === '' ? [] : [{ kind: 'range', type: 'firstDay', from: '', to } as const]),
    ...(from === '' ? [] : [{ kind: 'range', type: 'lastDay', from, to: '' } as const]),
  ];
}

function anyOf(parts: readonly (Query | null)[]): Query {
  const of = parts.filter((part) => part !== null);
  return of.length > 0 ? { kind: 'or', of } : nothing;
}

/** Extents that have each of the words: the facet's own labels are looked through. */
async function extentQuery(engine: SearchEngine, text = ''): Promise<Query | null> {
  const wanted = extentWords(text);
  if (wanted.length === 0) return null;
  const { facets } = await engine.search({
    query: { kind: 'facet', type: 'T', code: 'archive' },
    filters: [],
    order: 'T',
    offset: 0,
    limit: 0,
    facets: [{ type: 'extent', limit: mostExtents, contains: commonStart(wanted) }],
  });
  const fitting = (facets[0]?.values ?? []).filter(({ label }) => hasExtent(label, wanted));
  return anyOf(fitting.map(({ code }) => ({ kind: 'facet', type: 'extent', code })));
}

/** Acts that change the one that is named, or one that the catalogue knows by these words. */
async function changedActQuery(
  { db, engine }: { readonly db: Db; readonly engine: SearchEngine },
  text = '',
): Promise<Query | null> {
  if (headingKey(text) === '') return null;
  const { ids } = await engine.search({
    query: {
      kind: 'and',
      of: [{ kind: 'facet', type: 'T', code: 'normative-act' }, parseQuery(text, 'title')],
    },
    filters: [],
    order: 'T',
    offset: 0,
    limit: mostActs,
    facets: [],
  });
  const known = (await findTitles(db, ids)).flatMap(({ description: { act } }) =>
    act ? [actNumber(act)] : [],
  );
  const named = /\d/u.test(text) ? [actWords(text)] : [];
  return anyOf([...named, ...known].map((number) => numberQuery('changedAct', number)));
}
