import type { endpoints, Language, Success } from '@estante/contract';
import type { Correction, SearchEngine } from '@estante/search-engine';
import { buildQuery, withText, type QueryFrame, type SearchTerms } from '../query/build-query.ts';
import { readResultItems, type ResultItemDeps } from './result-item.ts';

type AlternativeResults = Success<typeof endpoints.searchTitles>['em_vez'];

interface AlternativeResultsDeps extends ResultItemDeps {
  readonly engine: SearchEngine;
}

/** Titles shown of each: the rest is one step away. */
const shown = 5;

interface AlternativesQuery {
  readonly terms: SearchTerms;
  readonly frame: QueryFrame;
  /** The one text that was typed. */
  readonly text: string;
  readonly correction: Correction | null;
  readonly order: Success<typeof endpoints.searchTitles>['ordenacao'];
  readonly language: Language;
}

/** Finds titles where nothing is found: those of another spelling, and those of any of the words. */
export async function findAlternativeResults(
  deps: AlternativeResultsDeps,
  asked: AlternativesQuery,
): Promise<AlternativeResults> {
  const { correction, text } = asked;
  const anyWord = anyOfTheWords(text);
  const found = await Promise.all([
    correction && find(deps, asked, { tipo: kinds[correction.kind], texto: correction.text }),
    anyWord === null || anyWord === correction?.text
      ? null
      : find(deps, asked, { tipo: 'qualquer', texto: anyWord }),
  ]);
  return found.filter((one) => one !== null);
}

const kinds = { spelling: 'correcao', wider: 'mais_ampla' } as const;

async function find(
  deps: AlternativeResultsDeps,
  { terms, frame, order, language }: AlternativesQuery,
  other: Pick<AlternativeResults[number], 'tipo' | 'texto'>,
): Promise<AlternativeResults[number] | null> {
  const { total, ids } = await deps.engine.search({
    query: buildQuery(withText(terms, other.texto), frame),
    filters: [],
    order,
    offset: 0,
    limit: shown,
    facets: [],
  });
  if (total === 0) return null;
  return { ...other, total, acervos: await readResultItems(deps, ids, language) };
}

/**
 * Plain words with a bar between them, less those of one or two letters, which are articles and
 * prepositions. Null for a single word, and where signs say what was meant.
 */
export function anyOfTheWords(text: string): string | null {
  const words = text.trim().split(/\s+/u);
  if (words.length < 2 || !words.every((word) => /^[\p{L}\p{M}\p{N}]+$/u.test(word))) return null;
  const telling = words.filter((word) => !/^\p{L}{1,2}$/u.test(word));
  return telling.length > 0 ? telling.join(' | ') : null;
}
