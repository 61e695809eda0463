import { expect, it } from 'vitest';
import type { Query } from '../query.ts';
import { and, not, or, request, title, words } from './catalogue.ts';
import { ids, inOrder, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

const acts = [
  title({ id: 1, title: 'Lei', facets: { firstDay: ['1988-10-05'], actKind: ['lei'] } }),
  title({ id: 2, title: 'Outra', facets: { firstDay: ['1990-09-11'], actKind: ['decreto'] } }),
  title({ id: 3, title: 'Mais uma', facets: { firstDay: ['1990-09-12'] } }),
  title({ id: 4, title: 'Sem data' }),
];
const from = (day: string, to = ''): Query => ({ kind: 'range', type: 'firstDay', from: day, to });
const kind = (code: string): Query => ({ kind: 'facet', type: 'actKind', code });

const between: readonly (readonly [string, Query, readonly number[]])[] = [
  ['both ends counting', from('1988-10-05', '1990-09-11'), [1, 2]],
  ['one day', from('1990-09-11', '1990-09-11'), [2]],
  ['open at the end', from('1990'), [2, 3]],
  ['open at the start', from('', '1989'), [1]],
  ['open at both', from(''), [1, 2, 3]],
  ['the wrong way round', from('1991', '1988'), []],
  ['of a facet nobody has', { kind: 'range', type: 'lastDay', from: '', to: '' }, []],
  ['everything but', not(from('1990')), [1, 4]],
  ['or values of another facet', or(from('1990-09-12'), kind('lei'), kind('decreto')), [1, 2, 3]],
  ['with a word', and(words('lei'), from('1988')), [1]],
];

/** Ranges of facet values. */
export function rangeScenarios(engine: EngineGetter): void {
  it.each(between)('finds values in a range: %s', async (_name, query, expected) => {
    await load(engine(), acts);
    expect(inOrder(await ids(engine(), request(query)))).toEqual(expected);
  });
}
