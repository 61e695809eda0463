import { useEffect, useState } from 'react';
import type { DeskException } from '../../../features/desk/desk-exception.ts';
import type { LoggedEntry } from '../../../features/desk/use-scans.ts';

interface DeskExceptions {
  /** Exception that is asked about in its dialog; null while there is none. */
  readonly asked: DeskException | null;
  readonly ask: (exception: DeskException | null) => void;
  /** Closes the dialog, and gives the keyboard back. */
  readonly end: () => void;
  /** Notes that the exception asked about was made, and closes its dialog. */
  readonly endMade: () => void;
  /** Entries of the log, without the offers of exceptions that were made. */
  readonly entriesOf: (entries: readonly LoggedEntry[]) => LoggedEntry[];
  /** Gives the keyboard back once a dialog has gone. */
  readonly regain: () => void;
}

/** Keeps the exception that is asked about at the desk, and those that were made. */
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

/** Brings the keyboard back once a dialog has gone: till then nothing beside it takes it. */
function useRegain(focus: () => void): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) requestAnimationFrame(focus);
  }, [times, focus]);
  return () => setTimes((before) => before + 1);
}

/** Takes from a line the offer of an exception that was made: it is offered no second time. */
function withoutMade(entry: LoggedEntry, made: readonly DeskException[]): LoggedEntry {
  return entry.exception && made.includes(entry.exception) ? { ...entry, exception: null } : entry;
}
