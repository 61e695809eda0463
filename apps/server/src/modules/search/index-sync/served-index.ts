import { SearchUnavailable, type SearchEngine } from '@estante/search-engine';

/**
 * The index as it is searched: not before it is one of this catalogue. Until then an empty index
 * would say that nothing is found, one of another catalogue would find what is not here.
 */
export function serveIndex(engine: SearchEngine, isTrue: () => boolean): SearchEngine {
  const onceTrue =
    <Arguments extends readonly unknown[], Answer>(
      answer: (...asked: Arguments) => Promise<Answer>,
    ) =>
    (...asked: Arguments): Promise<Answer> =>
      isTrue()
        ? answer(...asked)
        : Promise.reject(new SearchUnavailable('The search index is being built'));
  return {
    search: onceTrue((request, onTitles) => engine.search(request, onTitles)),
    suggest: onceTrue((request) => engine.suggest(request)),
    spell: onceTrue((request) => engine.spell(request)),
    moreLikeThis: onceTrue((id, limit) => engine.moreLikeThis(id, limit)),
    browse: onceTrue((request) => engine.browse(request)),
    status: () => (isTrue() ? engine.status() : { ...engine.status(), position: null }),
    ...(engine.setAvailability && {
      setAvailability: (titles, of) => engine.setAvailability?.(titles, of),
    }),
    apply: (changes, position) => engine.apply(changes, position),
    rebuild: (documents, position) => engine.rebuild(documents, position),
    close: () => engine.close(),
  };
}
