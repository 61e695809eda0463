import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, refuseInvertedDays } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { titleExists } from '../catalogue/index.ts';
import { loanCounts } from '../circulation/index.ts';
import {
  copiesByLibrary,
  countCopiesNow,
  countByMonth,
  countByYear,
  totalAccesses,
} from './repository.ts';

const { countLoansByMonth, countLoansByYear, countLoansWithin, countUseByLibrary, hasLoans } =
  loanCounts;

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
  return async ({ params: { id }, query }, { language }) => {
    const inverted = refuseInvertedDays(query.dataIni, query.dataFim);
    if (inverted) return inverted;
    if (!(await titleExists(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const period = { from: query.dataIni ?? null, to: query.dataFim ?? null };
    const libraryId = query.biblioteca ?? null;
    const use = await countUseByLibrary(db, { titleId: id, libraryId, ...period });
    const others = use.map((one) => one.libraryId);
    const [now, accesses, loans, isLent, libraries] = await Promise.all([
      countCopiesNow(db, id, libraryId),
      totalAccesses(db, id, period),
      countLoansWithin(db, { titleId: id, libraryId, ...period }),
      hasLoans(db),
      copiesByLibrary(db, id, period, { libraryId, others, language }),
    ]);
    return {
      status: 200,
      body: {
        exemplares: libraries.reduce((sum, { copies }) => sum + copies, 0),
        disponiveis: now.free,
        consulta_local: now['read-here'],
        emprestados: now.lent,
        acessos: accesses.all,
        acessos_restritos: accesses.restricted,
        emprestimos: isLent ? loans : null,
        reservas: use.reduce((sum, { holds }) => sum + holds, 0),
        por_biblioteca: libraries.map((library) => presentLibrary(library, use)),
      },
    };
  };
}

function presentLibrary(
  { id, name, copies }: Awaited<ReturnType<typeof copiesByLibrary>>[number],
  use: Awaited<ReturnType<typeof countUseByLibrary>>,
) {
  const made = use.find(({ libraryId }) => libraryId === id);
  return {
    cod_biblioteca: id,
    desc_biblioteca: name,
    exemplares: copies,
    emprestimos: made?.loans ?? 0,
    reservas: made?.holds ?? 0,
  };
}
