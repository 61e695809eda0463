import { z } from 'zod';
import { compareKeys } from '../browsing/place.ts';
import type { ReferenceField, SuggestRequest, Suggestion } from '../port.ts';
import {
  fuzzyFrom,
  interleave,
  isSuggestible,
  matchesPrefixes,
  typedFirst,
  typedWords,
} from '../spelling/prefix-match.ts';
import { foldWords, headingForms } from '../analysis/index.ts';
import { buckets, found, manyFound } from './answers.ts';
import type { SearchResponse, Hit } from './answers.ts';
import { wholeAnswers, type Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import { separator } from './record.ts';
import type { Clause } from './matching.ts';
import { begunWithinOneEdit, literally } from './regexp.ts';
import { wordsBegin } from './values.ts';

/** The best of each kind in turn: a title, an author, a subject, and again; then those but for an edit. */
export async function suggest(
  cluster: Cluster,
  indices: Pair,
  { text, limit }: SuggestRequest,
): Promise<readonly Suggestion[]> {
  const typed = typedWords(text);
  if (!isSuggestible(typed) || limit === 0) return [];
  const asked: SuggestQuery = { cluster, indices, typed, limit };
  const exact = await kindsOf(asked, (field) => wordsBegin(field, typed), true);
  const variants = await Promise.all([
    Promise.resolve([]),
    byVariants(asked, 'author'),
    byVariants(asked, 'subject'),
  ]);
  const lists = exact.map(({ suggestions, isTyped }, i) => ({
    suggestions: [...suggestions, ...(variants[i] ?? [])],
    isTyped,
  }));
  const first = interleave(typedFirst(lists), limit);
  if (first.length >= limit || !typed.some(isLong)) return first;
  const near = await kindsOf(asked, (field) => [nearly(field, typed)], false);
  const rest = interleave(
    near.map(({ suggestions }) => suggestions),
    limit,
  );
  return [...first, ...rest].slice(0, limit);
}

interface SuggestQuery {
  readonly cluster: Cluster;
  readonly indices: Pair;
  readonly typed: readonly string[];
  readonly limit: number;
}

interface Kind {
  readonly suggestions: readonly Suggestion[];
  readonly isTyped: boolean;
}

function isLong(word: string): boolean {
  return word.length >= fuzzyFrom;
}

/** One of the longer words has an edit, the others begin a word as they are. */
function nearly(field: string, typed: readonly string[]): Clause {
  const ways = typed.flatMap((word, at) =>
    isLong(word)
      ? [
          {
            bool: {
              filter: [
                ...wordsBegin(field, typed.toSpliced(at, 1)),
                { regexp: { [field]: { value: begunWithinOneEdit(word) } } },
              ],
            },
          },
        ]
      : [],
  );
  return {
    bool: {
      should: ways,
      minimum_should_match: 1,
      must_not: [{ bool: { filter: wordsBegin(field, typed) } }],
    },
  };
}

type Fits = (field: string) => Clause[];

async function kindsOf(asked: SuggestQuery, fits: Fits, isExact: boolean): Promise<Kind[]> {
  const { cluster, indices, typed, limit } = asked;
  const start = typed.join(' ');
  const starts = (field: string): Clause[] =>
    isExact ? [{ constant_score: { filter: { prefix: { [field]: start } }, boost: 1 } }] : [];
  const titles = {
    query: { bool: { filter: fits('firstTitle'), should: starts('name.title') } },
    collapse: { field: 'name.title' },
    sort: [{ _score: 'desc' }, { 'sort.copies': 'desc' }, { 'name.title': 'asc' }, { id: 'asc' }],
    size: limit,
    _source: ['shown.title'],
    docvalue_fields: ['name.title'],
  };
  const headings = (type: 'A' | 'S', more: readonly Clause[]): object => ({
    query: {
      bool: {
        filter: [{ term: { type } }, { range: { total: { gt: 0 } } }, ...fits('words'), ...more],
        should: starts('folded'),
      },
    },
    sort: [{ total: 'desc' }, { _score: 'desc' }, { key: 'asc' }],
    size: limit,
    _source: ['label', 'total', 'code'],
  });
  const forms = headingForms(typed);
  const whole = (type: 'A' | 'S'): object =>
    headings(type, [
      isExact && forms.length > 0 ? { terms: { typed: forms } } : { match_none: {} },
    ]);
  const lines = [
    { index: indices.titles, ...wholeAnswers },
    titles,
    ...(['A', 'S'] as const).flatMap((type) => [
      { index: indices.values, ...wholeAnswers },
      whole(type),
      { index: indices.values, ...wholeAnswers },
      headings(type, []),
    ]),
  ];
  const { responses } = await cluster.search(manyFound, {
    method: 'POST',
    path: '/_msearch',
    lines,
  });
  const [first, wholeA, authors, wholeS, subjects] = responses;
  return [
    { suggestions: await titlesIn(asked, first), isTyped: false },
    headingsIn('author', wholeA, authors),
    headingsIn('subject', wholeS, subjects),
  ];
}

const shownTitle = z.object({ shown: z.object({ title: z.string() }) });

/** Titles of one name are one suggestion. */
async function titlesIn(
  { cluster, indices }: SuggestQuery,
  answer: SearchResponse | undefined,
): Promise<Suggestion[]> {
  const hits = answer?.hits.hits ?? [];
  const names = hits.map(nameOf);
  if (names.length === 0) return [];
  const { aggregations } = await cluster.search(found, {
    method: 'POST',
    path: `/${indices.titles}/_search`,
    body: {
      size: 0,
      query: { terms: { 'name.title': names } },
      aggs: { names: { terms: { field: 'name.title', include: names, size: names.length } } },
    },
  });
  const counts = buckets.parse(aggregations['names']).buckets;
  const totals = new Map(counts.map(({ key, doc_count }) => [key, doc_count]));
  return hits.map((hit) => {
    const total = totals.get(nameOf(hit)) ?? 1;
    const { title } = shownTitle.parse(hit.source).shown;
    return { kind: 'title', text: title, total, id: total === 1 ? Number(hit.id) : null };
  });
}

function nameOf({ fields }: Hit): string {
  return z.string().default('').parse(fields['name.title']?.[0]);
}

const headed = z.object({ label: z.string(), total: z.number(), code: z.string() });

function headingsIn(
  kind: 'author' | 'subject',
  whole: SearchResponse | undefined,
  others: SearchResponse | undefined,
): Kind {
  const read = (answer: SearchResponse | undefined) =>
    (answer?.hits.hits ?? []).map(({ source }) => headed.parse(source));
  const typed = read(whole);
  const codes = new Set(typed.map(({ code }) => code));
  const rest = read(others).filter(({ code }) => !codes.has(code));
  return {
    suggestions: [...typed, ...rest].map(({ label, total }) => ({
      kind,
      text: label,
      total,
      id: null,
    })),
    isTyped: typed.length > 0,
  };
}

/** Variant forms that are examined for one text. */
const lookLimit = 4_000;

/** Headings that do not fit but have a variant form that does, most used first. */
async function byVariants(
  { cluster, indices, typed, limit }: SuggestQuery,
  field: ReferenceField,
): Promise<Suggestion[]> {
  const query = { bool: { filter: wordsBegin(`variantWords.${field}`, typed) } };
  const longest = typed.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const entries = await count(cluster, indices, query, {
    field: `variant.${field}`,
    include: `(.* )?${literally(longest)}[^${separator}]*${separator}.*`,
    size: lookLimit,
  });
  const byHeading = Map.groupBy(
    entries.filter((entry) => fitsByVariant(entry, typed)),
    (entry) => entry.split(separator)[2] ?? '',
  );
  if (byHeading.size === 0) return [];
  const { aggregations } = await cluster.search(found, {
    method: 'POST',
    path: `/${indices.titles}/_search`,
    body: {
      size: 0,
      query,
      aggs: Object.fromEntries(
        [...byHeading.values()]
          .slice(0, 500)
          .map((all, i) => [`heading${i}`, { filter: { terms: { [`variant.${field}`]: all } } }]),
      ),
    },
  });
  return [...byHeading.keys()]
    .slice(0, 500)
    .map((text, i) => {
      const { doc_count } = z.object({ doc_count: z.number() }).parse(aggregations[`heading${i}`]);
      return { kind: field, text, total: doc_count, id: null };
    })
    .sort((a, b) => b.total - a.total || compareKeys(a.text, b.text))
    .slice(0, limit);
}

function fitsByVariant(entry: string, typed: readonly string[]): boolean {
  const [folded = '', , heading = ''] = entry.split(separator);
  return matchesPrefixes(folded, typed) && !matchesPrefixes(foldWords(heading).join(' '), typed);
}

async function count(
  cluster: Cluster,
  { titles }: Pair,
  query: Clause,
  terms: object,
): Promise<string[]> {
  const { aggregations } = await cluster.search(found, {
    method: 'POST',
    path: `/${titles}/_search`,
    body: { size: 0, query, aggs: { entries: { terms } } },
  });
  return buckets.parse(aggregations['entries']).buckets.map(({ key }) => key);
}
