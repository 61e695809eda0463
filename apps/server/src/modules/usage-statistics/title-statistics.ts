import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, refuseInvertedDays } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { titleExists } from '../catalogue/index.ts';
import { loanCounts } from '../circulation/index.ts';
import { countByMonth, countByYear, totalAccesses, totalCopies } from './repository.ts';

const { countLoansByMonth, countLoansByYear, countLoansWithin, hasLoans } = loanCounts;

export function listTitleYears(db: Db): UseCase<typeof endpoints.listTitleYears> {
  return async ({ params: { id } }) => {
    if (!(await titleExists(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const [accesses, loans, isLent] = await Promise.all([
      countByYear(db, id),
      countLoansByYear(db, id),
      hasLoans(db),
    ]);
    const years = [...new Set([...accesses.keys(), ...loans.keys()])].toSorted((a, b) => b - a);
    const body = years.map((ano) => ({
      ano,
      acessos: accesses.get(ano) ?? 0,
      emprestimos: isLent ? (loans.get(ano) ?? 0) : null,
    }));
    return { status: 200, body };
  };
}

export function getTitleYear(db: Db): UseCase<typeof endpoints.getTitleYear> {
  return async ({ params: { id, ano } }) => {
    if (!(await titleExists(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const [accesses, loans, isLent] = await Promise.all([
      countByMonth(db, id, ano),
      countLoansByMonth(db, id, ano),
      hasLoans(db),
    ]);
    const meses = Array.from({ length: 12 }, (_, at) => ({
      mes: at + 1,
      acessos: accesses.get(at + 1) ?? 0,
      emprestimos: isLent ? (loans.get(at + 1) ?? 0) : null,
    }));
    return { status: 200, body: { ano, meses } };
  };
}

export function getTitleTotals(db: Db): UseCase<typeof endpoints.getTitleTotals> {
  return async ({ params: { id }, query }) => {
    const inverted = refuseInvertedDays(query.dataIni, query.dataFim);
    if (inverted) return inverted;
    if (!(await titleExists(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const period = { from: query.dataIni ?? null, to: query.dataFim ?? null };
    const libraryId = query.biblioteca ?? null;
    const [copies, accesses, loans, isLent] = await Promise.all([
      totalCopies(db, id, period, libraryId),
      totalAccesses(db, id, period),
      countLoansWithin(db, { titleId: id, libraryId, ...period }),
      hasLoans(db),
    ]);
    return {
      status: 200,
      body: {
        exemplares: copies.copies,
        disponiveis: copies.free,
        consulta_local: copies['read-here'],
        emprestados: copies.lent,
        acessos: accesses.all,
        acessos_restritos: accesses.restricted,
        emprestimos: isLent ? loans : null,
      },
    };
  };
}
