import { useRef, useState } from 'react';
import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { failureOf, type ApiFailure } from '../../api/api.ts';
import { refusedEntry, type DeskEntry, type Several } from './desk-entry.ts';

export type LoggedEntry = DeskEntry & { readonly number: number };

/** A bar code that several copies bear, until one of them is chosen. */
export interface Choice {
  readonly barcode: string;
  readonly copies: Several;
}

/** Of failures that are no line of the log. */
const nothing = (_failure: ApiFailure) => false;

/** What became of a scan, in the language of whoever reads it: at a kiosk that changes. */
type WriteEntry = (t: Translate) => DeskEntry;

/** Bar codes one after the other, and what became of each, the last first. */
export function useScans(isTaken: (failure: ApiFailure) => boolean = nothing) {
  const { t } = useTranslation();
  const [entries, setEntries] = useState<readonly WriteEntry[]>([]);
  const [choice, choose] = useState<Choice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const queue = useRef(Promise.resolve());

  const log = (write: WriteEntry) => setEntries((before) => [write, ...before]);

  const attempt = async (barcode: string, act: () => Promise<void>) => {
    setBusy(true);
    choose(null);
    try {
      await act();
    } catch (error) {
      const failure = failureOf(error);
      if (!isTaken(failure)) log((words) => refusedEntry(failure, barcode, words));
    } finally {
      setBusy(false);
    }
  };

  return {
    entries: entries.map((write, at): LoggedEntry => ({
      ...write(t),
      number: entries.length - at,
    })),
    choice,
    isBusy,
    log,
    choose,
    /** A scanner is quicker than the server: each code waits for the one before it, none is lost. */
    inTurn: (barcode: string, act: () => Promise<void>): Promise<void> => {
      queue.current = queue.current.then(() => attempt(barcode, act));
      return queue.current;
    },
    /** Once all that was scanned has been answered. */
    settled: () => queue.current,
    /** Nothing of whoever was here stays. */
    clear: () => {
      setEntries([]);
      choose(null);
    },
  };
}
