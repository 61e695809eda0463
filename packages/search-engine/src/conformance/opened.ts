import { isLong } from '@estante/test-support/is-long';
import type { Change, SearchDocument, SearchEngine, SearchRequest } from '../port.ts';
import { request, streamOf } from './catalogue.ts';

export type EngineGetter = () => SearchEngine;

/**
 * Makes the engine hold these titles and no others. In the gate they replace those that it holds: building an index
 * anew starts a thread, which takes longer than most scenarios.
 */
export async function load(
  engine: SearchEngine,
  documents: readonly SearchDocument[],
): Promise<void> {
  const held = isLong ? [] : await ids(engine, request({ kind: 'all' }));
  if (held.length === 0) return engine.rebuild(streamOf(documents), '1');
  const gone = held.map((id): Change => ({ kind: 'delete', id }));
  const put = documents.map((document): Change => ({ kind: 'put', document }));
  return engine.apply([...gone, ...put], '1');
}

/** The ids found, in order. */
export async function ids(engine: SearchEngine, asked: SearchRequest): Promise<readonly number[]> {
  return (await engine.search(asked)).ids;
}

export function inOrder(found: readonly number[]): number[] {
  return found.toSorted((a, b) => a - b);
}
