import type { FacetType } from '../fields.ts';
import type { Change, SearchDocument, SearchRequest, SearchResult } from '../port.ts';
import { countFacet, passes } from './counting.ts';
import type { AnalysedDocument } from './likeness.ts';
import { textsOf } from '../analysis/index.ts';
import { matcher } from './matching.ts';
import { comparison } from './ordering.ts';
import { referencesAmong } from './references.ts';
import { relevance } from './relevance.ts';
import { pageOfTitles, pageOfWorks } from './pages.ts';

/** The titles of the oracle with their words, and the labels last put of each facet. */
export class Catalogue {
  readonly labels = new Map<FacetType, Map<string, string>>();
  readonly #entries = new Map<number, AnalysedDocument>();
  readonly #availability: ReadonlyMap<number, readonly string[]>;

  constructor(availability: ReadonlyMap<number, readonly string[]>) {
    this.#availability = availability;
  }

  entries(): AnalysedDocument[] {
    return [...this.#entries.values()].map(({ document, texts }) => {
      const places = this.#availability.get(document.id) ?? [];
      const V = places.map((code) => ({ code, label: '' }));
      return { document: { ...document, facets: { ...document.facets, V } }, texts };
    });
  }

  documents(): SearchDocument[] {
    return this.entries().map(({ document }) => document);
  }

  change(change: Change): void {
    if (change.kind === 'delete') {
      this.#entries.delete(change.id);
      return;
    }
    const { document } = change;
    this.#entries.set(document.id, { document, texts: textsOf(document) });
    for (const [type, values] of Object.entries(document.facets)) {
      const labels = this.labels.get(type as FacetType) ?? new Map<string, string>();
      for (const { code, label } of values) labels.set(code, label);
      this.labels.set(type as FacetType, labels);
    }
  }

  search(request: SearchRequest): SearchResult {
    const matches = matcher(request.query);
    const found = this.entries().filter((one) => matches(one.document, one.texts));
    const passing = found.filter(({ document }) => passes(document, request.filters));
    const rank = relevance(request.query);
    const compare = comparison(request.order);
    const scored = passing.map(({ document, texts }) => ({
      document,
      score: request.order === 'C' ? rank(document, texts) : 0,
    }));
    scored.sort((a, b) => b.score - a.score || compare(a.document, b.document));
    const documents = found.map(({ document }) => document);
    const inOrder = scored.map(({ document }) => document);
    return {
      ...(request.isGrouped ? pageOfWorks(inOrder, request) : pageOfTitles(inOrder, request)),
      references: referencesAmong(request.query, documents),
      facets: request.facets.map((facet) =>
        countFacet(facet, documents, request.filters, this.labels),
      ),
    };
  }
}
