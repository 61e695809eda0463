import { cashBook } from './cash-book.ts';
import { countCollection } from './count-collection.ts';
import { countLoans } from './count-loans.ts';
import { countMovement } from './count-movement.ts';
import { countOverdue } from './count-overdue.ts';
import { failedSearches } from './failed-searches.ts';
import { holdsWaiting } from './holds-waiting.ts';
import { mostWanted } from './most-wanted.ts';
import { neverLent } from './never-lent.ts';
import { plansWithoutCopies } from './plans-without-copies.ts';
import type { RawReport, Report, ReportOrder } from './report.ts';
import { withRoom } from './with-room.ts';
import { withhold } from './withhold.ts';

export async function makeReport(order: ReportOrder): Promise<Report> {
  return withhold(await readReport(order), order.t('reports.total'), order.most);
}

function readReport(order: ReportOrder): Promise<RawReport> {
  switch (order.name) {
    case 'emprestimos':
      return countLoans(order);
    case 'atrasos':
      return countOverdue(order);
    case 'caixa':
      return cashBook(order);
    case 'mais-procurados':
      return mostWanted(order);
    case 'reservas-esperando':
      return holdsWaiting(order);
    case 'nunca-emprestados':
      return neverLent(order);
    case 'buscas-sem-resultado':
      return failedSearches(order);
    case 'planos-sem-exemplares':
      return plansWithoutCopies(order);
    case 'acervo':
      return withRoom(order, countCollection);
    case 'movimento-acervo':
      return withRoom(order, countMovement);
  }
}
