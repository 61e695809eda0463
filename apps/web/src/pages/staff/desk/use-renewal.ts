import { useContext } from 'react';
import type { Output } from '../../../api/api.ts';
import { ApiContext } from '../../../api/query.ts';
import { renewedAllEntry, renewedEntry, titleOf } from '../../../features/desk/desk-entry.ts';
import { exceptionOf } from '../../../features/desk/desk-exception.ts';
import { readerOf, type DeskPatron } from './desk-patron.ts';
import type { Turn } from './use-patron.ts';
import { withPatron, type Desk } from './with-patron.ts';

type Renewal = Output<'renewAtDesk'>['resultados'][number];

/** Renews loans of the patron at the desk; a refusal may be overridden by an exception. */
export function useRenewal(desk: Desk) {
  const {
    reader,
    scans: { log },
    except,
  } = desk;
  const call = useContext(ApiContext);
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
              await reader.refreshWithAccount(turn);
            },
          })
        : null;
    log((t) => ({ ...renewedEntry(result, t, readerOf(patron)), exception }));
  };
  return (emprestimos: 'todos' | number[]) =>
    withPatron(desk, '', async (turn, patron) => {
      if (!call) return;
      const { cod_login } = patron;
      const renewed = await call('renewAtDesk', { body: { cod_login, emprestimos } });
      const { resultados } = renewed;
      for (const result of resultados) logRenewal(turn, result, patron);
      if (resultados.length > 1) log((t) => renewedAllEntry(renewed, t));
      await reader.refresh(turn);
    });
}

/** Finds the fine for a loan if returned today, in centavos. */
function fineOf({ patron }: Turn, loanId: number): number {
  const loan = patron?.emprestimos.find(({ codigo }) => codigo === loanId);
  return loan?.detalhes?.devolver_hoje.multa_centavos ?? 0;
}
