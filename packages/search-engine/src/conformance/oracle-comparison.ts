import { expect } from 'vitest';
import type { SearchEngine, SearchRequest } from '../port.ts';
import type { Step } from './random-steps.ts';
import { inOrder } from './opened.ts';
import type { Adapter } from './adapter.ts';

/** Takes a step with an engine and with the oracle, whose answers must be the same; returns the engine to go on with. */
export async function take(
  one: Step,
  engine: SearchEngine,
  oracle: SearchEngine,
  { compact, reopen, declared = {} }: Adapter,
): Promise<SearchEngine> {
  switch (one.kind) {
    case 'apply':
      await oracle.apply(one.changes, '1');
      await engine.apply(one.changes, '1');
      return engine;
    case 'available':
      if (declared.knowsNoAvailability) return engine;
      oracle.setAvailability?.(one.titles, one.of);
      engine.setAvailability?.(one.titles, one.of);
      return engine;
    case 'compact':
      await compact?.(engine);
      return engine;
    case 'reopen':
      return (await reopen?.(engine)) ?? engine;
    case 'search':
      await compare(one.request, engine, oracle);
      return engine;
    case 'browse':
      expect(await engine.browse(one.request)).toEqual(await oracle.browse(one.request));
      return engine;
    case 'spell': {
      const [expected, actual] = [await oracle.spell(one.request), await engine.spell(one.request)];
      // One of other similar words is chosen, or none where one is.
      if (declared.ranksCorrectionsByTitles) expect(actual?.kind).toBe(expected?.kind);
      else expect(actual).toEqual(expected);
      return engine;
    }
    case 'like':
      expect(inOrder(await engine.moreLikeThis(one.id, 1_000))).toEqual(
        inOrder(await oracle.moreLikeThis(one.id, 1_000)),
      );
      return engine;
    case 'suggest':
      expect(await engine.suggest(one)).toEqual(await oracle.suggest(one));
      return engine;
  }
}

/**
 * Ids, totals and counts must be the oracle's. The weights of words are each adapter's own: in
 * the order of relevance the titles must be the same, and pages must fit together.
 */
async function compare(
  asked: SearchRequest,
  engine: SearchEngine,
  oracle: SearchEngine,
): Promise<void> {
  const [expected, actual] = [await oracle.search(asked), await engine.search(asked)];
  expect(actual.total).toBe(expected.total);
  expect(actual.references).toEqual(expected.references);
  expect(actual.facets).toEqual(expected.facets);
  expect(actual.works?.titles).toBe(expected.works?.titles);
  if (asked.order !== 'C') {
    expect(actual.ids).toEqual(expected.ids);
    expect(actual.works).toEqual(expected.works);
    return;
  }
  const whole = { ...asked, offset: 0, limit: 1_000 };
  const [all, ours] = [(await oracle.search(whole)).ids, (await engine.search(whole)).ids];
  // Weight decides too which edition stands for its work: the works must be those of the titles found.
  if (!asked.isGrouped) expect(inOrder(ours)).toEqual(inOrder(all));
  expect(actual.ids).toEqual(ours.slice(asked.offset, asked.offset + asked.limit));
}
