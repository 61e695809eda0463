import type { Batch } from './read-batches.ts';
import type { ReadingOptions } from './reading-options.ts';

/** Order that the reading thread is started with. */
export interface ReadingOrder {
  readonly file: string;
  readonly options: ReadingOptions;
}

/** Answer of the reading thread each time it is asked for more. */
export type ReadingMessage =
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'end' }
  | { readonly kind: 'unreadable'; readonly reason: string };
