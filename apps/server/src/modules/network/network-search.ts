import type { SearchEngine } from '@estante/search-engine';

/** Where the network is searched; null until it is open. */
export type NetworkSearch = () => Pick<SearchEngine, 'search' | 'spell'> | null;
