import type { SearchDocument, SearchEngine, SearchRequest } from '../port.ts';
import { streamOf } from './catalogue.ts';

export type Opened = () => SearchEngine;

export async function load(
  engine: SearchEngine,
  documents: readonly SearchDocument[],
): Promise<void> {
  await engine.rebuild(streamOf(documents), '1');
}

/** The ids found, in order. */
export async function ids(engine: SearchEngine, asked: SearchRequest): Promise<readonly number[]> {
  return (await engine.search(asked)).ids;
}

export function inOrder(found: readonly number[]): number[] {
  return found.toSorted((a, b) => a - b);
}
