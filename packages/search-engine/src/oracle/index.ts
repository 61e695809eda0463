import { correctionFor } from '../spelling/correction.ts';
import type { FacetType } from '../fields.ts';
import type { Change, SearchDocument, SearchEngine, SearchRequest, SearchResult } from '../port.ts';
import { browseAmong } from './browsing.ts';
import type { Query } from '../query.ts';
import { countFacet, passes } from './counting.ts';
import { likeAmong } from './likeness.ts';
import type { AnalysedDocument } from './likeness.ts';
import { textsOf } from '../analysis/index.ts';
import { matcher } from './matching.ts';
import { similarWordsIn } from './edit-distance.ts';
import { comparison } from './ordering.ts';
import { referencesAmong } from './references.ts';
import { relevance } from './relevance.ts';
import { suggestAmong } from './suggesting.ts';
import { pageOfTitles, pageOfWorks } from './pages.ts';

/**
 * The plainest adapter of the port, which reads record after record: the others are measured
 * against it.
 */
export function openOracle(): SearchEngine {
  const availability = new Map<number, readonly string[]>();
  let catalogue = new Catalogue(availability);
  let position: string | null = null;
  let version = 0;
  return {
    apply(changes, to) {
      for (const change of changes) catalogue.change(change);
      position = to;
      if (changes.length > 0) version += 1;
      return Promise.resolve();
    },
    async rebuild(documents, to) {
      const next = new Catalogue(availability);
      for await (const document of documents) next.change({ kind: 'put', document });
      catalogue = next;
      position = to;
      version += 1;
    },
    setAvailability(titles, of) {
      if (of === 'all') availability.clear();
      for (const { places, ids } of titles) for (const id of ids) availability.set(id, places);
      version += 1;
    },
    search: (request) => Promise.resolve(catalogue.search(request)),
    suggest: (request) =>
      Promise.resolve(suggestAmong(catalogue.documents(), catalogue.labels, request)),
    spell: (request) =>
      Promise.resolve(
        correctionFor(request, {
          finds: (query) => catalogue.entries().some(meets(query)),
          near: (word, most) =>
            similarWordsIn(
              catalogue.entries().map(({ texts }) => texts),
              word,
              most,
            ),
        }),
      ),
    moreLikeThis: (id, limit) => Promise.resolve(likeAmong(catalogue.entries(), id, limit)),
    browse: (request) =>
      Promise.resolve(browseAmong(catalogue.documents(), catalogue.labels, request)),
    status: () => ({
      titles: catalogue.documents().length,
      segments: 1,
      bytes: 0,
      position,
      version,
    }),
    close: () => Promise.resolve(),
  };
}

function meets(query: Query): (entry: AnalysedDocument) => boolean {
  const matches = matcher(query);
  return ({ document, texts }) => matches(document, texts);
}

class Catalogue {
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
