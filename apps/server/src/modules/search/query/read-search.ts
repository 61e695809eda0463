import type { FilterType, Language, Order } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Query, SearchEngine } from '@estante/search-engine';
import type { Clock } from '../../../platform/clock.ts';
import { buildQuery, type QueryFrame, type SearchTerms } from './build-query.ts';
import { readFilters, type ChosenFilter } from './filter.ts';
import { inclusionQuery } from './inclusion-period.ts';
import { buildMaterialQuery } from './material-query.ts';
import { tabs } from './tab.ts';
import { untilFinished } from './unfinished-text.ts';

/** A search as it was asked for, read: what the engine is to find, and what is to be shown of it. */
export interface ReadSearch {
  readonly terms: SearchTerms;
  readonly language: Language;
  readonly today: Temporal.PlainDate;
  readonly frame: QueryFrame;
  readonly query: Query;
  /** The query whenever titles came: periods are counted among these, and years are years of any of them. */
  readonly wideQuery: Query;
  readonly filters: readonly ChosenFilter[];
  readonly order: Order;
  /** Types of filters that are offered, in the order of the page. */
  readonly types: readonly FilterType[];
  /** Whether more than words was asked for: fields of a kind of material, or when titles came. */
  readonly isNarrowed: boolean;
}

interface ReadDeps {
  readonly db: Db;
  readonly engine: SearchEngine;
  readonly clock: Clock;
}

export async function readSearch(
  { db, engine, clock }: ReadDeps,
  terms: SearchTerms,
  language: Language,
): Promise<ReadSearch> {
  const { restriction, filters, order } = tabs[terms.guia];
  const today = clock.today();
  const own = await buildMaterialQuery({ db, engine }, terms);
  const narrowed = [...own, ...inclusionQuery(terms, today)];
  const frame = { restriction, more: narrowed, language };
  const finished = await untilFinished(engine, terms, frame);
  const { knowsAvailability } = engine.status();
  return {
    terms,
    language,
    today,
    frame,
    query: buildQuery(finished, frame),
    wideQuery: buildQuery(finished, { restriction, more: own, language }),
    filters: readFilters(terms.filtro),
    order: terms.ordenacao ?? order,
    types: knowsAvailability ? filters : filters.filter((type) => type !== 'V'),
    isNarrowed: narrowed.length > 0,
  };
}
