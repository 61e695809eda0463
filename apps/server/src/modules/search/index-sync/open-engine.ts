import {
  openInProcessEngine,
  SearchUnavailable,
  type InProcessEngine,
  type SearchEngine,
} from '@estante/search-engine';
import { join } from 'node:path';
import type { Config } from '../../../platform/start/config.ts';
import { StartError } from '../../../platform/start/start-error.ts';

type EngineConfig = Pick<
  Config,
  'DATA_DIR' | 'OPENSEARCH_URL' | 'OPENSEARCH_NAME' | 'OPENSEARCH_SHARDS'
>;

export interface EngineOptions {
  /** Name of its file, and of its indices in a cluster. */
  readonly name: 'search-index' | 'network-index';
  readonly workers: number;
  readonly onWarning: (message: string) => void;
}

/** The engine in this process, or the one in a cluster where the setting names one. */
export async function openEngine(
  config: EngineConfig,
  { name, workers, onWarning }: EngineOptions,
): Promise<InProcessEngine | SearchEngine> {
  const { OPENSEARCH_URL: url, OPENSEARCH_NAME: prefix, OPENSEARCH_SHARDS: shards } = config;
  if (url === undefined)
    return openInProcessEngine({
      snapshotPath: join(config.DATA_DIR, `${name}.bin`),
      workers,
      onWarning,
    });
  const { openOpenSearchEngine } = await import('@estante/search-engine/opensearch');
  try {
    return await openOpenSearchEngine({ url, name: `${prefix}-${name}`, shards });
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    throw new StartError(`OPENSEARCH_URL: ${error.message}`);
  }
}
