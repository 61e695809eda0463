import { useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf, type Output } from '../../../app/api.ts';
import { ApiContext } from '../../../app/query.ts';
import { cameEntry, lentEntry, refusedEntry, type DeskEntry, type Several } from './desk-entry.ts';

export type DeskMode = 'lend' | 'return';
export type DeskPatron = Output<'getDeskPatron'>;
export type LoggedEntry = DeskEntry & { readonly number: number };

/** A bar code that several copies bear, until one of them is chosen. */
export interface Choice {
  readonly barcode: string;
  readonly copies: Several;
}

/** What the desk does with bar codes, one after the other, and what became of each, the last first. */
export function useDesk(patron: DeskPatron | null, onPatronChanged: () => Promise<void>) {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const [mode, setMode] = useState<DeskMode>('lend');
  const [entries, setEntries] = useState<readonly LoggedEntry[]>([]);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const queue = useRef(Promise.resolve());

  const log = (entry: DeskEntry) =>
    setEntries((before) => [{ ...entry, number: before.length + 1 }, ...before]);

  const act = async (barcode: string, copy?: number) => {
    if (!call) return;
    const scan = {
      codigo_barras: barcode,
      ...(copy !== undefined && { cod_exemplar: copy }),
    };
    if (mode === 'return') {
      const came = await call('returnAtDesk', { body: scan });
      if (came.situacao === 'varios') return setChoice({ barcode, copies: came.exemplares });
      log(cameEntry(came, t));
    } else if (patron) {
      const body = { cod_login: patron.cod_login, ...scan };
      const lent = await call('lendAtDesk', { body });
      if (lent.situacao === 'varios') return setChoice({ barcode, copies: lent.exemplares });
      log(lentEntry(lent, t));
    }
    await onPatronChanged();
  };

  const attempt = async (barcode: string, copy?: number) => {
    setBusy(true);
    setChoice(null);
    try {
      await act(barcode, copy);
    } catch (error) {
      log(refusedEntry(failureOf(error), barcode, t));
    } finally {
      setBusy(false);
    }
  };
  // A scanner is quicker than the server: each code waits for the one before it, and none is lost.
  const scan = (barcode: string, copy?: number) => {
    queue.current = queue.current.then(() => attempt(barcode, copy));
    return queue.current;
  };

  return {
    mode,
    entries,
    choice,
    isBusy,
    scan,
    changeMode: (next: DeskMode) => {
      setChoice(null);
      setMode(next);
    },
    /** Nothing of whoever was here stays. */
    clear: () => {
      setEntries([]);
      setChoice(null);
    },
  };
}
