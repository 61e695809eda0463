import { useContext } from 'react';
import { failureOf, type Output } from '../../../api/api.ts';
import { ApiContext } from '../../../api/query.ts';
import {
  dueDayEntry,
  holdCancelledEntry,
  holdPlacedEntry,
  holdRefusedEntry,
  lostEntry,
  renewedAllEntry,
  renewedEntry,
  titleOf,
} from '../../../features/desk/desk-entry.ts';
import { exceptionOf } from '../../../features/desk/desk-exception.ts';
import type { useScans } from '../../../features/desk/use-scans.ts';
import type { holdWish } from '../../../features/holds/hold-wish.ts';
import { readerOf, type DeskHold, type DeskLoan, type DeskPatron } from './desk-patron.ts';
import type { useExceptions } from './use-exceptions.ts';
import type { Turn, usePatron } from './use-patron.ts';

interface Desk {
  readonly reader: ReturnType<typeof usePatron>;
  readonly scans: ReturnType<typeof useScans>;
  readonly except: ReturnType<typeof useExceptions>;
  readonly at: { readonly cod_biblioteca?: number };
}

type Renewal = Output<'renewAtDesk'>['resultados'][number];
type Dated = Output<'changeLoanDueDay'>;

/** What is done from the card of whoever is at the desk. */
export function usePatronActs({ reader, scans: { log, inTurn }, except, at }: Desk) {
  const call = useContext(ApiContext);
  const withPatron = (
    name: string,
    act: (turn: Turn, patron: NonNullable<Turn['patron']>) => Promise<void>,
  ) => {
    const turn = reader.turnOf();
    if (!turn) return;
    void inTurn(name, async () => {
      if (turn.patron) await act(turn, turn.patron);
    });
  };

  const logRenewal = (turn: Turn, result: Renewal, patron: DeskPatron) => {
    const exception =
      result.situacao === 'recusado' && call
        ? except({
            act: 'renew',
            title: titleOf(result.emprestimo),
            name: patron.nome_pessoa,
            reasons: result.motivos,
            forgiven: fineOf(turn, result.emprestimo.codigo),
            go: async (reason) => {
              const { emprestimo, perdoado_centavos } = await call('renewInSpite', {
                params: { id: String(result.emprestimo.codigo) },
                body: exceptionOf(result.motivos, reason),
              });
              const renewed = { situacao: 'renovado', emprestimo } as const;
              log((t) => renewedEntry(renewed, t, readerOf(patron), perdoado_centavos));
              await reader.refresh(turn);
            },
          })
        : null;
    log((t) => ({ ...renewedEntry(result, t, readerOf(patron)), exception }));
  };

  return {
    renew: (emprestimos: 'todos' | number[]) =>
      withPatron('', async (turn, patron) => {
        if (!call) return;
        const { cod_login } = patron;
        const renewed = await call('renewAtDesk', { body: { cod_login, emprestimos } });
        const { resultados } = renewed;
        for (const result of resultados) logRenewal(turn, result, patron);
        if (resultados.length > 1) log((t) => renewedAllEntry(renewed, t));
        await reader.refresh(turn);
      }),
    lose: (loan: DeskLoan, price: number) =>
      withPatron(loan.codigo_barras, async (turn, patron) => {
        if (!call) return;
        const body = { emprestimo: loan.codigo, valor_centavos: price, ...at };
        const lost = await call('declareLoanLost', { body });
        log((t) => lostEntry(lost, titleOf(loan), readerOf(patron), t));
        await reader.refresh(turn);
      }),
    dated: (dated: Dated, patron: DeskPatron) => {
      log((t) => dueDayEntry(dated, t, readerOf(patron)));
      void reader.refresh();
    },
    cancelled: (hold: DeskHold, passedOn: Output<'cancelDeskHold'>) => {
      log((t) => holdCancelledEntry(hold.acervo.titulo, passedOn, t));
      void reader.refresh();
    },
    placeHold: (title: string, wish: ReturnType<typeof holdWish>) =>
      withPatron(title, async (turn, { cod_login, nome_pessoa: name }) => {
        if (!call) return;
        const body = { cod_login, ...wish };
        const placed = async (hold: Output<'placeDeskHold'>) => {
          log((t) => holdPlacedEntry(hold, t));
          await reader.refresh(turn);
        };
        const refused = (error: unknown) => {
          const failure = failureOf(error);
          const { motivos: reasons } = failure;
          const exception = except({
            act: 'hold',
            title,
            name,
            reasons,
            forgiven: 0,
            go: async (reason) => {
              const excecao = exceptionOf(reasons, reason);
              await placed(await call('placeDeskHold', { body: { ...body, excecao } }));
            },
          });
          log((t) => ({ ...holdRefusedEntry(failure, title, t), exception }));
        };
        await call('placeDeskHold', { body }).then(placed, refused);
      }),
    /** Something of theirs was changed elsewhere on the page. */
    changed: () => void reader.refresh(),
  };
}

export type PatronActs = ReturnType<typeof usePatronActs>;

/** What the lateness of a loan would cost today. */
function fineOf({ patron }: Turn, loanId: number): number {
  const loan = patron?.emprestimos.find(({ codigo }) => codigo === loanId);
  return loan?.detalhes?.devolver_hoje.multa_centavos ?? 0;
}
