import type { SearchEngine } from '../port.ts';

/** Adapter of the port under test: how it is opened, and what it can do beyond the port. */
export interface Adapter {
  readonly open: () => Promise<SearchEngine>;
  /** Differences of its behaviour from the port's, in words. */
  readonly declared?: Differences;
  /** Compacts its storage, as the adapter does by itself in time. */
  readonly compact?: (engine: SearchEngine) => Promise<void>;
  /** Closes the engine and opens it again on what it stored. */
  readonly reopen?: (engine: SearchEngine) => Promise<SearchEngine>;
}

/** Differences of an adapter from the port. */
export interface Differences {
  /** Words similar to one typed are ranked by the titles that have them, not by how often they occur. */
  readonly ranksCorrectionsByTitles?: true;
  /** Whether the adapter has no facet of where titles can be had now. */
  readonly knowsNoAvailability?: true;
}
