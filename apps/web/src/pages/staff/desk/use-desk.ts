import { useContext, useState } from 'react';
import { failureOf, type Output } from '../../../api/api.ts';
import { ApiContext } from '../../../api/query.ts';
import { cameEntry } from '../../../features/desk/came-entry.ts';
import {
  lentEntry,
  nobodyEntry,
  noReaderEntry,
  refusedEntry,
} from '../../../features/desk/desk-entry.ts';
import { exceptionOf } from '../../../features/desk/desk-exception.ts';
import { playSound } from '../../../features/desk/scan-sound.ts';
import { useScans } from '../../../features/desk/use-scans.ts';
import { readerOf, type DeskMode } from './desk-patron.ts';
import { useExceptions } from './use-exceptions.ts';
import { usePatronActs } from './use-patron-acts.ts';
import { usePatron, type Turn } from './use-patron.ts';

interface Scan {
  readonly codigo_barras: string;
  readonly cod_exemplar?: number;
}

const scanOf = (barcode: string, copy?: number): Scan => ({
  codigo_barras: barcode,
  ...(copy !== undefined && { cod_exemplar: copy }),
});

/** Acts of a library's desk on scans; null stands for the library of the member of staff. */
export function useDesk(library: number | null) {
  const call = useContext(ApiContext);
  const [mode, setMode] = useState<DeskMode>('lend');
  const scans = useScans();
  const reader = usePatron();
  const { log, ask, inTurn } = scans;
  const at = library === null ? {} : { cod_biblioteca: library };
  const except = useExceptions();
  const acts = usePatronActs({ reader, scans, except, at });

  const lend = async (turn: Turn, scan: Scan): Promise<void> => {
    const { patron } = turn;
    const { codigo_barras: barcode } = scan;
    if (!call) return;
    if (!patron) return log((t) => noReaderEntry(barcode, t));
    const body = { cod_login: patron.cod_login, ...scan, ...at };
    const told = async (lent: Output<'lendAtDesk'>) => {
      if (lent.situacao === 'varios') {
        const take = (copy: number) => inTurn(barcode, () => lend(turn, scanOf(barcode, copy)));
        return ask({ barcode, copies: lent.exemplares, take });
      }
      log((t) => lentEntry(lent, t, readerOf(patron)));
      await reader.refreshWithAccount(turn);
    };
    const refused = (error: unknown) => {
      const failure = failureOf(error);
      const { motivos: reasons, valores } = failure;
      const exception = except({
        act: 'lend',
        title: String(valores.titulo ?? barcode),
        name: patron.nome_pessoa,
        reasons,
        forgiven: 0,
        go: async (reason) =>
          told(
            await call('lendAtDesk', { body: { ...body, excecao: exceptionOf(reasons, reason) } }),
          ),
      });
      log((t) => ({ ...refusedEntry(failure, barcode, t), exception }));
    };
    await call('lendAtDesk', { body }).then(told, refused);
  };
  const takeBack = async (scan: Scan): Promise<void> => {
    if (!call) return;
    const { codigo_barras: barcode } = scan;
    const came = await call('returnAtDesk', { body: { ...scan, ...at } });
    if (came.situacao === 'varios') {
      const take = (copy: number) => inTurn(barcode, () => takeBack(scanOf(barcode, copy)));
      return ask({ barcode, copies: came.exemplares, take });
    }
    log((t) => cameEntry(came, t));
    await reader.refreshWithAccount();
  };
  const come = (text: string, find: (turn: Turn) => ReturnType<typeof reader.search>) => {
    const turn = reader.begin();
    void inTurn(text, async () => {
      const found = await find(turn);
      if (found === 'several') playSound('warning');
      if (found === 'nobody') log((t) => nobodyEntry(text, t));
    });
  };

  return {
    ...scans,
    mode,
    patron: reader.patron,
    found: reader.found,
    changeMode: setMode,
    /**
     * Takes a scanned code: the card, if no patron has come yet, and later scans wait for it; else a copy.
     */
    scan: (code: string) => {
      if (mode === 'return') return void inTurn(code, () => takeBack(scanOf(code)));
      const turn = reader.turnOf();
      if (turn) return void inTurn(code, () => lend(turn, scanOf(code)));
      come(code, (next) => reader.search(next, code));
    },
    choosePatron: (id: number) => come(String(id), (next) => reader.openLogin(next, id)),
    acts,
    leave: () => {
      reader.leave();
      scans.clear();
      setMode('lend');
    },
  };
}
