import type { SearchDocument, SearchField, SearchRequest } from '@estante/search-engine';

export const peerNames = ['estante', 'opensearch', 'solr'] as const;
export type PeerName = (typeof peerNames)[number];

export interface PeerResult {
  readonly total: number;
  readonly ids: readonly number[];
}

/** Search engine with an index of its own, asked as its own catalogue software asks it. */
export interface Peer {
  /** Builds the index anew; searches find the stream's titles once it resolves. */
  build(documents: AsyncIterable<SearchDocument>): Promise<void>;
  /** Searches for a page of results with everything that a page shows. */
  search(request: SearchRequest): Promise<PeerResult>;
  /** Searches for ids and facets alone, where `search` does more. */
  searchBare?(request: SearchRequest): Promise<PeerResult>;
  /** Finds what a person types into a box and, where nothing is found, searches for the spelling offered. */
  ask(text: string, field: SearchField | 'any', isMisspelt: boolean): Promise<readonly number[]>;
  /** Suggests while a text is typed. Returns the number of suggestions. */
  suggest(text: string): Promise<number>;
  /** Number of the process that holds the index. */
  readonly pid: number;
  bytesOnDisk(): Promise<number>;
  close(): Promise<void>;
}
