import { useEffect, useState } from 'react';
import type { DeskException } from '../../../features/desk/desk-exception.ts';
import type { LoggedEntry } from '../../../features/desk/use-scans.ts';

interface DeskExceptions {
  /** Exception in the open dialog; null if there is none. */
  readonly asked: DeskException | null;
  readonly ask: (exception: DeskException | null) => void;
  /** Closes the dialog, and returns the keyboard. */
  readonly end: () => void;
  /** Notes that the exception was made, and closes its dialog. */
  readonly endMade: () => void;
  /** Gives the entries of the log, without the offers of exceptions already made. */
  readonly entriesOf: (entries: readonly LoggedEntry[]) => LoggedEntry[];
  /** Returns the keyboard once a dialog has closed. */
  readonly regain: () => void;
}

/** Keeps the exception in the open dialog, and those already made. */
export function useDeskExceptions(focus: () => void): DeskExceptions {
  const [asked, ask] = useState<DeskException | null>(null);
  const [made, setMade] = useState<readonly DeskException[]>([]);
  const regain = useRegain(focus);
  const end = () => {
    ask(null);
    regain();
  };
  const endMade = () => {
    if (asked) setMade((before) => [...before, asked]);
    end();
  };
  const entriesOf = (entries: readonly LoggedEntry[]) =>
    entries.map((entry) => withoutMade(entry, made));
  return { asked, ask, end, endMade, entriesOf, regain };
}

/** Returns the keyboard once a dialog has closed: until then nothing beside it takes it. */
function useRegain(focus: () => void): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) requestAnimationFrame(focus);
  }, [times, focus]);
  return () => setTimes((before) => before + 1);
}

/** Removes from an entry the offer of an exception that was made already. */
function withoutMade(entry: LoggedEntry, made: readonly DeskException[]): LoggedEntry {
  return entry.exception && made.includes(entry.exception) ? { ...entry, exception: null } : entry;
}
