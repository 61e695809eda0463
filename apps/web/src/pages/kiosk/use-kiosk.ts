import { useContext, useState } from 'react';
import type { ApiFailure, Output } from '../../api/api.ts';
import { ApiContext } from '../../api/query.ts';
import { lentEntry, renewedAllEntry, renewedEntry } from '../../features/desk/desk-entry.ts';
import type { MatchingCopies } from '../../features/desk/desk-entry.ts';
import { useScans } from '../../features/desk/use-scans.ts';
import { cameEntry, notYoursEntry } from './kiosk-entry.ts';
import type { KioskPatron } from './kiosk-patron.ts';
import { useIsHere } from './use-is-here.ts';

export type KioskMode = 'lend' | 'return' | 'renew';
type Loan = NonNullable<KioskPatron['emprestimos']>[number];
type LoanChoice = 'todos' | number[];

interface KioskWork {
  readonly secret: string;
  readonly patron: KioskPatron | null;
  readonly isEnd: (failure: ApiFailure) => boolean;
}

/** Lends, returns and renews by bar codes, and keeps the reader's loans up to date. */
export function useKiosk({ secret, patron, isEnd }: KioskWork) {
  const call = useContext(ApiContext);
  const isHere = useIsHere();
  const [mode, setMode] = useState<KioskMode>(patron ? 'lend' : 'return');
  const [loans, setLoans] = useState<readonly Loan[]>(patron?.emprestimos ?? []);
  const scans = useScans((failure) => !isHere.current || isEnd(failure));
  const { log, ask, inTurn } = scans;

  const several = (
    { codigo_barras: barcode }: Scan,
    copies: MatchingCopies,
    act: (scan: Scan) => Promise<void>,
  ) => {
    const take = (copy: number) =>
      inTurn(barcode, () => act({ codigo_barras: barcode, cod_exemplar: copy }));
    ask({ barcode, copies, take });
  };
  const lend = async (scan: Scan): Promise<void> => {
    if (!call || !patron) return;
    const lent = await call('lendAtKiosk', { body: { sessao: patron.sessao, ...scan } });
    if (lent.situacao === 'varios') {
      return several(scan, lent.exemplares, lend);
    }
    log((t) => lentEntry(lent, t, null));
    setLoans((before) => [...before, lent.emprestimo]);
  };
  const takeBack = async (scan: Scan): Promise<void> => {
    if (!call) return;
    const came = await call('returnAtKiosk', { body: { aparelho: secret, ...scan } });
    if (came.situacao === 'varios') {
      return several(scan, came.exemplares, takeBack);
    }
    log((t) => cameEntry(came, t));
    if (came.situacao !== 'devolvido') return;
    setLoans((before) => withoutReturned(before, scan.codigo_barras, came.titulo));
  };
  const renew = async (emprestimos: LoanChoice) => {
    if (!call || !patron) return;
    const body = { sessao: patron.sessao, emprestimos };
    const renewed = await call('renewAtKiosk', { body });
    const { resultados } = renewed;
    for (const result of resultados) log((t) => renewedEntry(result, t, null));
    if (resultados.length > 1) log((t) => renewedAllEntry(renewed, t));
    setLoans((before) => before.map((loan) => afterRenewal(loan, resultados)));
  };
  const renewScanned = async (barcode: string) => {
    const own = loans.filter((loan) => isSame(loan.codigo_barras, barcode));
    if (own.length > 0) return renew(own.map(({ codigo }) => codigo));
    log((t) => notYoursEntry(barcode, t));
  };

  return {
    ...scans,
    mode,
    loans,
    isBusy: scans.waiting > 0,
    scan: (barcode: string) =>
      void inTurn(barcode, () => {
        const scan = { codigo_barras: barcode };
        if (mode === 'renew') return renewScanned(barcode);
        return mode === 'lend' ? lend(scan) : takeBack(scan);
      }),
    renew: (name: string, chosen: LoanChoice) => inTurn(name, () => renew(chosen)),
    changeMode: setMode,
  };
}

/** Whether two bar codes are equal, whatever their case. */
const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

interface Scan {
  readonly codigo_barras: string;
  readonly cod_exemplar?: number;
}

/**
 * Removes a returned loan; a kiosk does not say who had a copy, so the reader's own is found by bar code and
 * title.
 */
function withoutReturned(loans: readonly Loan[], barcode: string, title: string) {
  const own = loans.find(
    (loan) => isSame(loan.codigo_barras, barcode) && (loan.acervo?.titulo ?? '') === title,
  );
  return loans.filter((loan) => loan !== own);
}

function afterRenewal(loan: Loan, results: Output<'renewAtKiosk'>['resultados']): Loan {
  for (const result of results) {
    if (result.situacao === 'renovado' && result.emprestimo.codigo === loan.codigo) {
      return result.emprestimo;
    }
  }
  return loan;
}
