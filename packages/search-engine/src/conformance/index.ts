import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOracle } from '../oracle/index.ts';
import { workOf } from '../port.ts';
import type { SearchEngine, SearchRequest } from '../port.ts';
import { availabilityScenarios } from './availability-scenarios.ts';
import { browseScenarios } from './browse-scenarios.ts';
import { browsedReferenceScenarios } from './browsed-reference-scenarios.ts';
import { likenessScenarios, spellingScenarios } from './spelling-scenarios.ts';
import { streamOf } from './catalogue.ts';
import { compoundScenarios } from './compound-scenarios.ts';
import { queryScenarios } from './query-scenarios.ts';
import { referenceScenarios } from './reference-scenarios.ts';
import { document, request, step } from './random.ts';
import type { Step } from './random.ts';
import { changeScenarios } from './change-scenarios.ts';
import { facetScenarios } from './facet-scenarios.ts';
import { inOrder } from './opened.ts';
import { orderScenarios } from './order-scenarios.ts';
import { groupedAsUngrouped, workScenarios } from './work-scenarios.ts';
import { suggestionScenarios } from './suggestion-scenarios.ts';
import { wordScenarios } from './word-scenarios.ts';

type AvailableStep = Extract<Step, { kind: 'available' }>;

/** Milliseconds after which a counterexample is told as small as it has become. */
const timeToShrink = 120_000;

/** Adapter of the port under test: how it is opened, and what it can do beyond the port. */
export interface Adapter {
  readonly open: () => Promise<SearchEngine>;
  /** Differences of its behaviour from the port's, in words. */
  readonly declared?: Differences;
  /** Compacts its storage, as it does by itself in time. */
  readonly compact?: (engine: SearchEngine) => Promise<void>;
  /** Closes the engine and opens it again on what it stored. */
  readonly reopen?: (engine: SearchEngine) => Promise<SearchEngine>;
}

export interface Differences {
  /** Words similar to one typed are ranked by the titles that have them, not by how often they occur. */
  readonly ranksCorrectionsByTitles?: true;
  /** Whether the adapter has no facet of where titles can be had now. */
  readonly knowsNoAvailability?: true;
}

/**
 * The behaviour of every adapter of the port, in readable scenarios and against the oracle at
 * random.
 */
export function describeConformance(name: string, adapter: Adapter, runs = 40): void {
  describe(`${name} conforms to the search port`, () => {
    let engine: SearchEngine;
    beforeAll(async () => {
      engine = await adapter.open();
    });
    afterAll(() => engine.close());
    const opened = (): SearchEngine => engine;

    describe('words', () => wordScenarios(opened));
    describe('compounds', () => compoundScenarios(opened));
    describe('queries', () => queryScenarios(opened));
    describe('see-references', () => referenceScenarios(opened));
    describe('orders', () => orderScenarios(opened));
    describe('facets', () => facetScenarios(opened));
    describe('works', () => workScenarios(opened));
    describe.skipIf(adapter.declared?.knowsNoAvailability === true)('availability', () =>
      availabilityScenarios(opened),
    );
    describe('changes', () => changeScenarios(opened));
    describe('browsing', () => browseScenarios(opened));
    describe('browsing past references', () => browsedReferenceScenarios(opened));
    describe('spelling', () => spellingScenarios(opened));
    describe('likeness', () => likenessScenarios(opened));
    describe('suggestions', () => suggestionScenarios(opened));

    it('answers as the oracle does', async () => {
      const history = fc.array(step, { minLength: 4, maxLength: 16, size: 'max' });
      const start = fc.array(document, { maxLength: 30, size: 'max' });
      await fc.assert(
        fc.asyncProperty(start, history, async (documents, steps) => {
          const oracle = openOracle();
          await oracle.rebuild(streamOf(documents), '0');
          await engine.rebuild(streamOf(documents), '0');
          engine.setAvailability?.([], 'all');
          const told: AvailableStep[] = [];
          for (const one of steps) {
            if (one.kind === 'available') told.push(one);
            engine = await take(one, engine, oracle, adapter);
            // An engine that was opened again knows of no copy until it is told.
            if (one.kind === 'reopen')
              for (const { titles, of } of told) engine.setAvailability?.(titles, of);
          }
        }),
        { numRuns: runs, interruptAfterTimeLimit: timeToShrink },
      );
    });

    it('lists works as the titles would be, grouped afterwards', { tags: 'long' }, async () => {
      const catalogue = fc.array(document, { minLength: 5, maxLength: 40, size: 'max' });
      await fc.assert(
        fc.asyncProperty(catalogue, fc.array(request, { minLength: 5 }), async (all, asked) => {
          await engine.rebuild(streamOf(all), '0');
          const works = new Map(all.map((one) => [one.id, workOf(one)]));
          for (const one of asked) await groupedAsUngrouped(engine, one, works);
        }),
        { numRuns: runs, interruptAfterTimeLimit: timeToShrink },
      );
    });
  });
}

async function take(
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
