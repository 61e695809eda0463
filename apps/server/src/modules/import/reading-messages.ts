import type { Batch } from './read-batches.ts';
import type { ReadingOptions } from './reading-options.ts';

/** What the thread is started with. */
export interface ReadingOrder {
  readonly file: string;
  readonly options: ReadingOptions;
}

/** What it answers each time it is asked for more. */
export type ReadingMessage =
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'end' }
  | { readonly kind: 'unreadable'; readonly reason: string };
