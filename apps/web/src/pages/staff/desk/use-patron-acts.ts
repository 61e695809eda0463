import { useContext } from 'react';
import type { Output } from '../../../api/api.ts';
import { ApiContext } from '../../../api/query.ts';
import {
  dueDayEntry,
  holdCancelledEntry,
  lostEntry,
  titleOf,
} from '../../../features/desk/desk-entry.ts';
import { readerOf, type DeskHold, type DeskLoan, type DeskPatron } from './desk-patron.ts';
import { useHoldPlacing } from './use-hold-placing.ts';
import { useRenewal } from './use-renewal.ts';
import { withPatron, type Desk } from './with-patron.ts';

type DueDayChange = Output<'changeLoanDueDay'>;

/** Acts on the card of the patron at the desk. */
export function usePatronActs(desk: Desk) {
  const {
    reader,
    scans: { log },
    at,
  } = desk;
  const call = useContext(ApiContext);
  const renew = useRenewal(desk);
  const placeHold = useHoldPlacing(desk);
  return {
    renew,
    placeHold,
    lose: (loan: DeskLoan, price: number) =>
      withPatron(desk, loan.codigo_barras, async (turn, patron) => {
        if (!call) return;
        const body = { emprestimo: loan.codigo, valor_centavos: price, ...at };
        const lost = await call('declareLoanLost', { body });
        log((t) => lostEntry(lost, titleOf(loan), readerOf(patron), t));
        await reader.refreshWithAccount(turn);
      }),
    dated: (dated: DueDayChange, patron: DeskPatron) => {
      log((t) => dueDayEntry(dated, t, readerOf(patron)));
      void reader.refresh();
    },
    cancelled: (hold: DeskHold, passedOn: Output<'cancelDeskHold'>) => {
      log((t) => holdCancelledEntry(hold.acervo.titulo, passedOn, t));
      void reader.refresh();
    },
    /** Reloads the card after a change elsewhere on the page. */
    changed: () => void reader.refresh(),
  };
}

export type PatronActs = ReturnType<typeof usePatronActs>;
