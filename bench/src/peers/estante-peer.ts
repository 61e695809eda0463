import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openInProcessEngine, parseQuery, type SearchEngine } from '@estante/search-engine';
import type { Peer } from './peer.ts';

/** Our engine, in the process that asks it, with a searching thread a core. */
export async function openEstante(folder: string): Promise<Peer> {
  const path = join(folder, 'estante-index');
  const engine = await openInProcessEngine({ snapshotPath: path, workers: 2, onWarning: () => {} });
  return {
    ...asked(engine),
    pid: process.pid,
    bytesOnDisk: async () => (await stat(path)).size,
    close: () => engine.close(),
  };
}

/** Asks our engine as the application asks its port. */
export function asked(engine: SearchEngine): Pick<Peer, 'build' | 'search' | 'ask' | 'suggest'> {
  const ids = async (text: string, field: Parameters<Peer['ask']>[1]) => {
    const query = parseQuery(text, field);
    return (await engine.search({ query, ...firstTen })).ids;
  };
  return {
    build: (documents) => engine.rebuild(documents, '1'),
    search: (request) => engine.search(request),
    suggest: async (text) => (await engine.suggest({ text, limit: 10 })).length,
    ask: async (text, field, isMisspelt) => {
      const found = await ids(text, field);
      if (found.length > 0 || !isMisspelt) return found;
      const offered = await engine.spell({ text, field, within: { kind: 'all' } });
      return offered === null ? [] : ids(offered.text, field);
    },
  };
}

const firstTen = { filters: [], order: 'C', offset: 0, limit: 10, facets: [] } as const;
