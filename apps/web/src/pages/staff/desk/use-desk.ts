import { useContext, useState } from 'react';
import { ApiContext } from '../../../api/query.ts';
import { cameEntry } from '../../../features/desk/came-entry.ts';
import {
  lentEntry,
  lostEntry,
  nobodyEntry,
  noReaderEntry,
  renewedAllEntry,
  renewedEntry,
} from '../../../features/desk/desk-entry.ts';
import { playSound } from '../../../features/desk/scan-sound.ts';
import { useScans } from '../../../features/desk/use-scans.ts';
import type { DeskLoan, DeskMode } from './desk-patron.ts';
import { usePatron, type Turn } from './use-patron.ts';

interface Scan {
  readonly codigo_barras: string;
  readonly cod_exemplar?: number;
}

const scanOf = (barcode: string, copy?: number): Scan => ({
  codigo_barras: barcode,
  ...(copy !== undefined && { cod_exemplar: copy }),
});

/** What the desk of a library does with what is scanned; null: that of whoever asks. */
export function useDesk(library: number | null) {
  const call = useContext(ApiContext);
  const [mode, setMode] = useState<DeskMode>('lend');
  const scans = useScans();
  const reader = usePatron();
  const { log, ask, inTurn } = scans;
  const at = library === null ? {} : { cod_biblioteca: library };

  const lend = async (turn: Turn, scan: Scan): Promise<void> => {
    const { patron } = turn;
    const { codigo_barras: barcode } = scan;
    if (!call) return;
    if (!patron) return log((t) => noReaderEntry(barcode, t));
    const lent = await call('lendAtDesk', {
      body: { cod_login: patron.cod_login, ...scan, ...at },
    });
    if (lent.situacao === 'varios') {
      const take = (copy: number) => inTurn(barcode, () => lend(turn, scanOf(barcode, copy)));
      return ask({ barcode, copies: lent.exemplares, take });
    }
    log((t) => lentEntry(lent, t, { login: patron.cod_login, name: patron.nome_pessoa }));
    await reader.refresh(turn);
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
    await reader.refresh();
  };
  const renew = async (turn: Turn, emprestimos: 'todos' | number[]) => {
    if (!call || !turn.patron) return;
    const body = { cod_login: turn.patron.cod_login, emprestimos };
    const renewed = await call('renewAtDesk', { body });
    const { resultados } = renewed;
    for (const result of resultados) log((t) => renewedEntry(result, t));
    if (resultados.length > 1) log((t) => renewedAllEntry(renewed, t));
    await reader.refresh(turn);
  };
  const lose = async (turn: Turn, loan: DeskLoan, price: number) => {
    if (!call || !turn.patron) return;
    const { cod_login: login, nome_pessoa: name } = turn.patron;
    const body = { emprestimo: loan.codigo, valor_centavos: price, ...at };
    const lost = await call('declareLoanLost', { body });
    const title = loan.acervo?.titulo ?? loan.codigo_barras;
    log((t) => lostEntry(lost, title, { login, name }, t));
    await reader.refresh(turn);
  };
  const come = (text: string, find: (turn: Turn) => ReturnType<typeof reader.search>) => {
    const turn = reader.begin();
    void inTurn(text, async () => {
      const found = await find(turn);
      if (found === 'several') playSound('warning');
      if (found === 'nobody') log((t) => nobodyEntry(text, t));
    });
  };
  const withPatron = (name: string, act: (turn: Turn) => Promise<void>) => {
    const turn = reader.turnOf();
    if (turn) void inTurn(name, () => act(turn));
  };

  return {
    ...scans,
    mode,
    patron: reader.patron,
    found: reader.found,
    changeMode: setMode,
    /** Of a patron who has not come yet it is the card; what follows waits for it. */
    scan: (code: string) => {
      if (mode === 'return') return void inTurn(code, () => takeBack(scanOf(code)));
      const turn = reader.turnOf();
      if (turn) return void inTurn(code, () => lend(turn, scanOf(code)));
      come(code, (next) => reader.search(next, code));
    },
    choosePatron: (id: number) => come(String(id), (next) => reader.openLogin(next, id)),
    renew: (emprestimos: 'todos' | number[]) => withPatron('', (turn) => renew(turn, emprestimos)),
    lose: (loan: DeskLoan, price: number) =>
      withPatron(loan.codigo_barras, (turn) => lose(turn, loan, price)),
    leave: () => {
      reader.leave();
      scans.clear();
      setMode('lend');
    },
  };
}
