import type { RefusedRecord } from './undo-repository.ts';
import type { RemovedEntries } from './made-entries.ts';

/** Report of what the undoing of an import has done so far. */
export interface UndoReport {
  /** Records that are again as they were. */
  readonly restored: number;
  /** Titles of the import's own, which are withdrawn with their copies. */
  readonly withdrawn: number;
  /** Records that had joined a title and no longer belong to it. */
  readonly separated: number;
  readonly refused: readonly RefusedRecord[];
  /** Codes of entries that the import had made, and that are gone from their lists. */
  readonly entries: RemovedEntries;
  readonly isInterrupted: boolean;
}

/** Report of an undoing that has only begun. */
export const nothingUndone: UndoReport = {
  restored: 0,
  withdrawn: 0,
  separated: 0,
  refused: [],
  entries: { loan_type: [], collection: [], location: [] },
  isInterrupted: false,
};

/** Part of a report: what one transaction has undone. */
export type UndonePart = Omit<UndoReport, 'entries' | 'isInterrupted'>;

/** Adds to a report what one more transaction has undone. */
export function added(a: UndoReport, b: UndonePart): UndoReport {
  return {
    ...a,
    restored: a.restored + b.restored,
    withdrawn: a.withdrawn + b.withdrawn,
    separated: a.separated + b.separated,
    refused: [...a.refused, ...b.refused],
  };
}
