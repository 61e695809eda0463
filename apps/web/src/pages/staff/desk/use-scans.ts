import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf, type ApiFailure } from '../../../app/api.ts';
import { refusedEntry, type DeskEntry, type Several } from './desk-entry.ts';

export type LoggedEntry = DeskEntry & { readonly number: number };

/** A bar code that several copies bear, until one of them is chosen. */
export interface Choice {
  readonly barcode: string;
  readonly copies: Several;
}

/** Of failures that are no line of the log. */
const nothing = (_failure: ApiFailure) => false;

/** Bar codes one after the other, and what became of each, the last first. */
export function useScans(isTaken: (failure: ApiFailure) => boolean = nothing) {
  const { t } = useTranslation();
  const [entries, setEntries] = useState<readonly LoggedEntry[]>([]);
  const [choice, choose] = useState<Choice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const queue = useRef(Promise.resolve());

  const log = (entry: DeskEntry) =>
    setEntries((before) => [{ ...entry, number: before.length + 1 }, ...before]);

  const attempt = async (barcode: string, act: () => Promise<void>) => {
    setBusy(true);
    choose(null);
    try {
      await act();
    } catch (error) {
      const failure = failureOf(error);
      if (!isTaken(failure)) log(refusedEntry(failure, barcode, t));
    } finally {
      setBusy(false);
    }
  };

  return {
    entries,
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
