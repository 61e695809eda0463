import { correctionFor } from '../spelling/correction.ts';
import type { SearchEngine } from '../port.ts';
import { browseAmong } from './browsing.ts';
import type { Query } from '../query.ts';
import { likeAmong } from './likeness.ts';
import type { AnalysedDocument } from './likeness.ts';
import { matcher } from './matching.ts';
import { similarWordsIn } from './edit-distance.ts';
import { suggestAmong } from './suggesting.ts';
import { Catalogue } from './catalogue.ts';

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
