import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { presentRefusals } from '../refusals/index.ts';
import type { LoanDeps } from './list-pending-titles.ts';
import { presentLoans, type WireLoan } from './present-loan.ts';
import { renewLoans, type RenewOutcome } from './renew-loan.ts';
import type { RenewCommand } from './renew-command.ts';

/** Renews loans of the asker’s alone: others are not found. */
export function renewOwnLoans({ db, clock }: LoanDeps): UseCase<typeof endpoints.renewLoans> {
  return async ({ body }, { person: { personId }, language }) => {
    const command = { personId, madeBy: 'patron', at: clock.now() } as const;
    return renewAndTell(db, body.emprestimos, command, language);
  };
}

/** Renews, and says of each what became of it. */
export async function renewAndTell(
  db: Db,
  asked: readonly number[] | 'todos',
  command: RenewCommand,
  language: Language,
): Promise<Refusal | { status: 200; body: Success<typeof endpoints.renewLoans> }> {
  if (asked.length === 0) return refuse(422, 'NenhumEmprestimoSelecionado');
  const results = await renewLoans(db, asked === 'todos' ? 'all' : asked, command);
  const loans = results.flatMap(({ outcome }) => loanAfter(outcome) ?? []);
  const shown = await presentLoans(loans, { db, language, now: command.at, details: false });
  const byId = new Map(shown.map((loan) => [loan.codigo, loan]));
  const resultados = results.map(({ loanId, outcome }) =>
    present(loanId, outcome, byId.get(loanId), language),
  );
  return {
    status: 200,
    body: {
      renovados: resultados.filter(({ situacao }) => situacao === 'renovado').length,
      recusados: resultados.filter(({ situacao }) => situacao === 'recusado').length,
      resultados,
    },
  };
}

function loanAfter(outcome: RenewOutcome) {
  if (outcome.kind === 'not-found') return null;
  const { loan } = outcome;
  return outcome.kind === 'renewed'
    ? { ...loan, due: outcome.due, renewals: loan.renewals + 1 }
    : loan;
}

function present(
  codigo: number,
  outcome: RenewOutcome,
  emprestimo: WireLoan | undefined,
  language: Language,
): Success<typeof endpoints.renewLoans>['resultados'][number] {
  if (outcome.kind === 'not-found' || !emprestimo) return { situacao: 'nao_encontrado', codigo };
  if (outcome.kind === 'renewed') return { situacao: 'renovado', emprestimo };
  const motivos = presentRefusals(outcome.refusals, language);
  return { situacao: 'recusado', emprestimo, motivos };
}
