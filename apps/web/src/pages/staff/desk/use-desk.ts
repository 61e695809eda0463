import { useContext, useState } from 'react';
import type { Output } from '../../../api/api.ts';
import { ApiContext } from '../../../api/query.ts';
import { cameEntry, lentEntry } from '../../../features/desk/desk-entry.ts';
import { useScans } from '../../../features/desk/use-scans.ts';

export type DeskMode = 'lend' | 'return';
export type DeskPatron = Output<'getDeskPatron'>;

/** What the desk does with bar codes. */
export function useDesk(patron: DeskPatron | null, onPatronChanged: () => Promise<void>) {
  const call = useContext(ApiContext);
  const [mode, setMode] = useState<DeskMode>('lend');
  const { entries, choice, isBusy, log, choose, inTurn, clear } = useScans();

  const act = async (barcode: string, copy?: number) => {
    if (!call) return;
    const scan = {
      codigo_barras: barcode,
      ...(copy !== undefined && { cod_exemplar: copy }),
    };
    if (mode === 'return') {
      const came = await call('returnAtDesk', { body: scan });
      if (came.situacao === 'varios') return choose({ barcode, copies: came.exemplares });
      log((t) => cameEntry(came, t));
    } else if (patron) {
      const body = { cod_login: patron.cod_login, ...scan };
      const lent = await call('lendAtDesk', { body });
      if (lent.situacao === 'varios') return choose({ barcode, copies: lent.exemplares });
      const reader = { login: patron.cod_login, name: patron.nome_pessoa };
      log((t) => lentEntry(lent, t, reader));
    }
    await onPatronChanged();
  };

  return {
    mode,
    entries,
    choice,
    isBusy,
    clear,
    scan: (barcode: string, copy?: number) => inTurn(barcode, () => act(barcode, copy)),
    changeMode: (next: DeskMode) => {
      choose(null);
      setMode(next);
    },
  };
}
