import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openOracle } from '../oracle/index.ts';
import { workOf } from '../port.ts';
import type { SearchEngine } from '../port.ts';
import { streamOf } from './catalogue.ts';
import { step } from './random-steps.ts';
import type { Step } from './random-steps.ts';
import { request } from './random-requests.ts';
import { document } from './random-documents.ts';
import { groupedAsUngrouped } from './grouping.ts';
import type { Adapter } from './adapter.ts';
import { take } from './oracle-comparison.ts';
import { describeScenarios } from './scenarios.ts';

type AvailableStep = Extract<Step, { kind: 'available' }>;

/** Milliseconds after which a counterexample is reported, however far it has shrunk. */
const timeToShrink = 120_000;

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

    describeScenarios(opened, adapter);

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
