import { useEffect, useRef, useState } from 'react';
import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { failureOf, type ApiFailure } from '../../api/api.ts';
import { refusedEntry, type DeskEntry, type MatchingCopies } from './desk-entry.ts';
import { playSound } from './scan-sound.ts';

export type LoggedEntry = DeskEntry & { readonly number: number };

/** Bar code that several copies share, until one of them is chosen. */
export interface Choice {
  readonly barcode: string;
  readonly copies: MatchingCopies;
  /** Continues with the chosen copy. */
  readonly take: (copy: number) => Promise<void>;
}

/** Handles no failure: each becomes a line of the log. */
const nothing = (_failure: ApiFailure) => false;

/** Writes the outcome of a scan in the page's language, which changes at a kiosk. */
type WriteEntry = (t: Translate) => DeskEntry;

/** Runs scans one after the other and keeps their outcomes, the last first. */
export function useScans(isTaken: (failure: ApiFailure) => boolean = nothing) {
  const { t } = useTranslation();
  const [written, setWritten] = useState<readonly WriteEntry[]>([]);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [waiting, setWaiting] = useState(0);
  const queue = useRef(Promise.resolve());
  const entries = written.map((write, at): LoggedEntry => ({
    ...write(t),
    number: written.length - at,
  }));
  useSounds(entries);

  const log = (write: WriteEntry) => setWritten((before) => [write, ...before]);

  const attempt = async (barcode: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      const failure = failureOf(error);
      if (!isTaken(failure)) log((words) => refusedEntry(failure, barcode, words));
    } finally {
      setWaiting((count) => count - 1);
    }
  };

  return {
    entries,
    /** Choices stay through the next scans, each until it is made. */
    choices,
    /** Number of scans not answered yet. */
    waiting,
    log,
    ask: (choice: Choice) => {
      playSound('warning');
      setChoices((before) => [...before, choice]);
    },
    choose: (choice: Choice, copy: number) => {
      setChoices((before) => before.filter((one) => one !== choice));
      void choice.take(copy);
    },
    /** Queues a scan: a scanner is quicker than the server, so each code waits for the one before it. */
    inTurn: (barcode: string, act: () => Promise<void>): Promise<void> => {
      setWaiting((count) => count + 1);
      queue.current = queue.current.then(() => attempt(barcode, act));
      return queue.current;
    },
    /** Resolves once all scans have been answered. */
    settled: () => queue.current,
    /** Removes all entries and choices of the last reader. */
    clear: () => {
      setWritten([]);
      setChoices([]);
    },
  };
}

/** Plays the sound of each new entry; of several at once, the gravest. */
function useSounds(entries: readonly LoggedEntry[]): void {
  const heard = useRef(0);
  useEffect(() => {
    const tones = entries.slice(0, Math.max(0, entries.length - heard.current));
    heard.current = entries.length;
    const gravest = (['danger', 'warning', 'success'] as const).find((tone) =>
      tones.some((entry) => entry.tone === tone),
    );
    if (gravest) playSound(gravest);
  });
}
