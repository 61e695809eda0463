import type {
  AvailableTitles,
  BrowsePage,
  BrowseRequest,
  Correction,
  SearchRequest,
  SpellRequest,
  SuggestRequest,
  Suggestion,
} from '../../port.ts';
import type { Generation, SegmentView } from '../index/generation.ts';
import type { Segment } from '../index/segment.ts';
import type { SnapshotResult } from '../write/snapshot.ts';
import type { SegmentTexts } from '../write/texts-builder.ts';
import type { FlatResult } from './flat-results.ts';

/** Calls between the threads of the engine; each is answered once. */

export type SearchCall =
  | {
      readonly kind: 'search';
      readonly request: SearchRequest;
      /** Whether the titles are reported before the facets are counted. */
      readonly tellsTitles: boolean;
    }
  | { readonly kind: 'suggest'; readonly request: SuggestRequest }
  | { readonly kind: 'spell'; readonly request: SpellRequest }
  | { readonly kind: 'moreLikeThis'; readonly id: number; readonly limit: number }
  | { readonly kind: 'browse'; readonly request: BrowseRequest };

export interface SearchAnswers {
  readonly search: FlatResult;
  readonly suggest: readonly Suggestion[];
  readonly spell: Correction | null;
  readonly moreLikeThis: readonly number[];
  readonly browse: BrowsePage;
}

export type IndexCall =
  | { readonly kind: 'load'; readonly path: string }
  | { readonly kind: 'start'; readonly generation: Generation }
  /**
   * Changes come in pieces, and documents too, as JSON, which is sent in half the time of
   * objects.
   */
  | { readonly kind: 'apply'; readonly changes: readonly string[]; readonly position: string }
  | { readonly kind: 'moveTo'; readonly position: string }
  | { readonly kind: 'beginRebuild' }
  | { readonly kind: 'gather'; readonly documents: string }
  | { readonly kind: 'finishRecords' }
  | {
      readonly kind: 'finishRebuild';
      readonly texts: SegmentTexts;
      readonly position: string;
    }
  | { readonly kind: 'abandonRebuild' }
  | { readonly kind: 'merged'; readonly sources: readonly SegmentView[]; readonly segment: Segment }
  | { readonly kind: 'save'; readonly path: string };

/**
 * Calls to the thread that reads the words of a rebuild; `finish` is answered by `SegmentTexts`.
 */
export type TextsCall =
  | { readonly kind: 'gather'; readonly documents: string }
  | { readonly kind: 'finish' };

export interface IndexAnswers {
  readonly load: SnapshotResult;
  readonly start: null;
  readonly apply: Generation;
  readonly moveTo: null;
  readonly beginRebuild: null;
  readonly gather: null;
  readonly finishRecords: null;
  readonly finishRebuild: Generation;
  readonly abandonRebuild: null;
  readonly merged: Generation;
  readonly save: null;
}

export interface Call<Question> {
  readonly number: number;
  readonly question: Question;
}

export type Answer =
  | { readonly number: number; readonly kind: 'value'; readonly value: unknown }
  | { readonly number: number; readonly kind: 'fault'; readonly fault: unknown }
  /** Titles of a search whose facets are still counted: its value follows. */
  | { readonly number: number; readonly kind: 'titles'; readonly ids: readonly number[] };

/** A new index for a search thread, used from the next search on; it is not answered. */
export interface NewGeneration {
  readonly generation: Generation;
}

/** Places where titles can be had now, for a search thread, used from the next search on; not answered. */
export interface NewAvailability {
  readonly titles: readonly AvailableTitles[];
  readonly of: 'these' | 'all';
}
