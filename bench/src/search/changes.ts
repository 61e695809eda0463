import { syntheticDocuments } from '@estante/search-engine';
import type { Change, SearchDocument, SearchEngine, SyntheticQuery } from '@estante/search-engine';
import { at, medians, roundOf, seconds, sum } from './timing.ts';

const delta = 10_000;
const batch = 2_000;
/** Interval in ms at which the server looks for changes: a change waits at most this long. */
const lookInterval = 250;

/** Replaces some titles all over the catalogue by titles of another seed. */
export function changedTitles(titles: number, seed: number): Change[] {
  const count = Math.min(delta, Math.ceil(titles / 20));
  const step = Math.max(1, Math.floor(titles / count));
  return Array.from(syntheticDocuments(count, seed), (document) => ({
    kind: 'put',
    document: { ...document, id: document.id * step },
  }));
}

export async function applyAll(engine: SearchEngine, changes: readonly Change[]): Promise<void> {
  for (let from = 0; from < changes.length; from += batch)
    await engine.apply(changes.slice(from, from + batch), `${from + 2}`);
}

/** Milliseconds from a change of one title until a search finds it, the wait for a look included. */
export async function liveLatency(engine: SearchEngine, like: SearchDocument): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 20; i++) {
    const word = `mudado${i}`;
    const document = { ...like, text: { ...like.text, title: [word] } };
    const started = performance.now();
    await engine.apply([{ kind: 'put', document }], `${i + 100}`);
    if ((await titlesWith(engine, word)) !== 1) throw new Error(`${word} is not found`);
    times.push(seconds(started) * 1000);
  }
  return lookInterval + at(times, 0.5);
}

async function titlesWith(engine: SearchEngine, text: string): Promise<number> {
  const query = { kind: 'words', field: 'any', text } as const;
  const nothing = { filters: [], order: 'C', offset: 0, limit: 1, facets: [] } as const;
  return (await engine.search({ query, ...nothing })).total;
}

/**
 * Growth of the time of the whole mix, in percent, against an engine without the changes; the two
 * take turns, so that what else the machine does falls on both.
 */
export async function costBeside(
  plain: SearchEngine,
  changed: SearchEngine,
  queries: readonly SyntheticQuery[],
  goesOn: (turn: number) => boolean,
): Promise<number> {
  const [before, after]: [number[][], number[][]] = [[], []];
  for (let turn = 0; goesOn(turn); turn++) {
    // The order alternates too: a process that is busy at the start of a turn may be idle at its end.
    const inTurn = [
      async () => before.push(await roundOf(plain, queries)),
      async () => after.push(await roundOf(changed, queries)),
    ];
    for (const goes of turn % 2 === 0 ? inTurn : inTurn.toReversed()) await goes();
  }
  return (sum(medians(after)) / sum(medians(before)) - 1) * 100;
}
