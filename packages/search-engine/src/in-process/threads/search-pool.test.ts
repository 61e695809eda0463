import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SearchUnavailable } from '../../unavailable.ts';
import { SearchPool } from './search-pool.ts';
import { waysToFail } from './testing/ways-to-fail.ts';
import { Thread } from './thread.ts';

const entry = new URL('./testing/stubborn-worker.ts', import.meta.url);
const patience = { processor: 60_000, clock: 60_000 };
/** A thread that loops is waited for by turning the processor for nothing. */
const short = { processor: 700, clock: 60_000 };

describe('search threads', () => {
  let warnings: string[];
  let pool: SearchPool;
  beforeEach(() => {
    warnings = [];
    pool = new SearchPool(1, (message) => warnings.push(message), entry, short);
    return () => pool.close();
  });
  const ask = (id: number) => pool.ask({ kind: 'moreLikeThis', id, limit: 1 });

  it(
    'are replaced when they loop: what they had is refused, what waits is answered',
    { tags: 'long' },
    async () => {
      expect(await ask(1)).toEqual([1]);
      const asked = [ask(waysToFail.loop), ask(2), ask(3)];
      await expect(asked[0]).rejects.toThrow(SearchUnavailable);
      expect(await Promise.all(asked.slice(1))).toEqual([[2], [3]]);
      expect(warnings).toEqual([expect.stringContaining('it hung')]);
    },
  );

  it.each([
    ['end', waysToFail.exit, 'it ended'],
    ['throw', waysToFail.throw, 'thrown where nobody'],
  ])('are replaced when they %s', async (_way, id, said) => {
    expect(await ask(1)).toEqual([1]);
    const asked = [ask(id), ask(2)];
    await expect(asked[0]).rejects.toThrow(SearchUnavailable);
    expect(await asked[1]).toEqual([2]);
    expect(warnings).toEqual([expect.stringContaining(said)]);
  });

  it('leave others alone, who answer while one loops', { tags: 'long' }, async () => {
    const two = new SearchPool(2, (message) => warnings.push(message), entry, short);
    const hung = two.ask({ kind: 'moreLikeThis', id: waysToFail.loop, limit: 1 });
    const order: string[] = [];
    const lost = hung.catch((fault: unknown) => {
      order.push('lost');
      return fault;
    });
    for (const id of [1, 2, 3]) {
      expect(await two.ask({ kind: 'moreLikeThis', id, limit: 1 })).toEqual([id]);
      order.push('answered');
    }
    expect(await lost).toBeInstanceOf(SearchUnavailable);
    expect(order).toEqual(['answered', 'answered', 'answered', 'lost']);
    expect(warnings).toEqual([expect.stringContaining('it hung')]);
    await two.close();
  });

  it('that cannot be started refuse what waits, and say so no more than once a second', async () => {
    const begun = performance.now();
    const nowhere = new URL('./no-such-worker.ts', import.meta.url);
    const told: string[] = [];
    const broken = new SearchPool(1, (message) => told.push(message), nowhere);
    const [first, second] = [1, 2].map((id) => broken.ask({ kind: 'moreLikeThis', id, limit: 1 }));
    await expect(first).rejects.toThrow('Cannot find module');
    await expect(second).rejects.toThrow('No search thread can be started');
    await expect.poll(() => told.length).toBe(2);
    await broken.close();
    expect(performance.now() - begun).toBeGreaterThan(1000);
  });
});

describe('a thread', () => {
  let thread: Thread<unknown>;
  afterEach(() => thread.end('The test is over'));

  it.each([
    ['waits for what never comes', waysToFail.sleep],
    ['never answers', waysToFail.silence],
  ])('that %s is ended by the clock, and its owner told once', async (_way, id) => {
    const deaths: string[] = [];
    thread = new Thread(entry, {
      patience: { ...patience, clock: 1 },
      onDeath: ({ message }) => deaths.push(message),
    });
    const asked = thread.call({ kind: 'moreLikeThis', id });
    await expect(asked).rejects.toThrow('it hung');
    await expect(thread.call({ kind: 'moreLikeThis', id: 1 })).rejects.toThrow('it hung');
    expect(deaths).toHaveLength(1);
  });

  it('that was ended tells its owner nothing', async () => {
    const deaths: Error[] = [];
    thread = new Thread(entry, { patience, onDeath: (fault) => deaths.push(fault) });
    const asked = thread.call({ kind: 'moreLikeThis', id: waysToFail.silence });
    const ended = thread.end('It is over');
    await expect(asked).rejects.toThrow('It is over');
    await ended;
    expect(deaths).toEqual([]);
  });
});
