import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, refuseInvertedDays } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import { titleExists } from '../catalogue/index.ts';
import { countByMonth, countByYear, totalAccesses, totalCopies } from './repository.ts';

/** Null and not zero: nothing is known of loans while none are recorded here. */
const emprestimos = null;

export function listTitleYears(db: Db): UseCase<typeof endpoints.listTitleYears> {
  return async ({ params: { id } }) => {
    if (!(await titleExists(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const years = await countByYear(db, id);
    const body = years.map(({ year, total }) => ({ ano: year, acessos: total, emprestimos }));
    return { status: 200, body };
  };
}

export function getTitleYear(db: Db): UseCase<typeof endpoints.getTitleYear> {
  return async ({ params: { id, ano } }) => {
    if (!(await titleExists(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const months = await countByMonth(db, id, ano);
    const meses = Array.from({ length: 12 }, (_, at) => ({
      mes: at + 1,
      acessos: months.get(at + 1) ?? 0,
      emprestimos,
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
    const [copies, accesses] = await Promise.all([
      totalCopies(db, id, period, query.biblioteca ?? null),
      totalAccesses(db, id, period),
    ]);
    return {
      status: 200,
      body: {
        exemplares: copies.all,
        disponiveis: copies.available,
        consulta_local: copies.reference,
        emprestados: copies.lent,
        acessos: accesses.all,
        acessos_restritos: accesses.restricted,
        emprestimos,
      },
    };
  };
}
