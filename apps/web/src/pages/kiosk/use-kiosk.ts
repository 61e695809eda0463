import { useContext, useState } from 'react';
import type { ApiFailure, Output } from '../../api/api.ts';
import { ApiContext } from '../../api/query.ts';
import { lentEntry } from '../../features/desk/desk-entry.ts';
import { useScans } from '../../features/desk/use-scans.ts';
import { cameEntry, notYoursEntry, renewedAllEntry, renewedEntry } from './kiosk-entry.ts';
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

/** What a kiosk does with bar codes, and what the reader at it has on loan meanwhile. */
export function useKiosk({ secret, patron, isEnd }: KioskWork) {
  const call = useContext(ApiContext);
  const isHere = useIsHere();
  const [mode, setMode] = useState<KioskMode>(patron ? 'lend' : 'return');
  const [loans, setLoans] = useState<readonly Loan[]>(patron?.emprestimos ?? []);
  const scans = useScans((failure) => !isHere.current || isEnd(failure));
  const { log, choose } = scans;

  const lend = async (scan: Scan) => {
    if (!call || !patron) return;
    const lent = await call('lendAtKiosk', { body: { sessao: patron.sessao, ...scan } });
    if (lent.situacao === 'varios') {
      return choose({ barcode: scan.codigo_barras, copies: lent.exemplares });
    }
    log((t) => lentEntry(lent, t, null));
    setLoans((before) => [...before, lent.emprestimo]);
  };
  const takeBack = async (scan: Scan) => {
    if (!call) return;
    const came = await call('returnAtKiosk', { body: { aparelho: secret, ...scan } });
    if (came.situacao === 'varios') {
      return choose({ barcode: scan.codigo_barras, copies: came.exemplares });
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
    for (const result of resultados) log((t) => renewedEntry(result, t));
    if (resultados.length > 1) log((t) => renewedAllEntry(renewed, t));
    setLoans((before) => before.map((loan) => afterRenewal(loan, resultados)));
  };
  const renewScanned = async (barcode: string) => {
    const own = loans.filter((loan) => loan.codigo_barras === barcode);
    if (own.length > 0) return renew(own.map(({ codigo }) => codigo));
    log((t) => notYoursEntry(barcode, t));
  };

  return {
    ...scans,
    mode,
    loans,
    scan: (barcode: string, copy?: number) =>
      scans.inTurn(barcode, () => {
        const scan = {
          codigo_barras: barcode,
          ...(copy !== undefined && { cod_exemplar: copy }),
        };
        if (mode === 'renew') return renewScanned(barcode);
        return mode === 'lend' ? lend(scan) : takeBack(scan);
      }),
    renew: (name: string, chosen: LoanChoice) => scans.inTurn(name, () => renew(chosen)),
    changeMode: (next: KioskMode) => {
      choose(null);
      setMode(next);
    },
  };
}

interface Scan {
  readonly codigo_barras: string;
  readonly cod_exemplar?: number;
}

/** A kiosk does not tell whose it was: the reader's own is known by bar code and title. */
function withoutReturned(loans: readonly Loan[], barcode: string, title: string) {
  const own = loans.find(
    (loan) => loan.codigo_barras === barcode && (loan.acervo?.titulo ?? '') === title,
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
