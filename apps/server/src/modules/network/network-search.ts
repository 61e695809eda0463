import type { SearchEngine } from '@estante/search-engine';

/** Gives the engine that searches the network; null until it is open. */
export type NetworkSearch = () => Pick<SearchEngine, 'search' | 'spell'> | null;
