import type { SearchDocument, SearchField, SearchRequest } from '@estante/search-engine';

export const peerNames = ['estante', 'opensearch', 'solr'] as const;
export type PeerName = (typeof peerNames)[number];

export interface PeerResult {
  readonly total: number;
  readonly ids: readonly number[];
}

/** A search engine with an index of its own, asked as the catalogue that goes with it asks. */
export interface Peer {
  /** Makes the index anew; searches find what the stream has once it resolves. */
  build(documents: AsyncIterable<SearchDocument>): Promise<void>;
  /** A page of results with what goes with it. */
  search(request: SearchRequest): Promise<PeerResult>;
  /** A search for numbers and facets alone, where a page has more. */
  searchBare?(request: SearchRequest): Promise<PeerResult>;
  /** Finds what a person types into a box and, where nothing is found, the spelling that is offered. */
  ask(text: string, field: SearchField | 'any', isMisspelt: boolean): Promise<readonly number[]>;
  /** Suggestions while a text is typed; how many came. */
  suggest(text: string): Promise<number>;
  /** Number of the process that holds the index. */
  readonly pid: number;
  bytesOnDisk(): Promise<number>;
  close(): Promise<void>;
}
