import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuseBlank, refuseInvertedDays } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { dueOfColumns } from '../facts/index.ts';
import {
  countHistory,
  findHistory,
  historyPageSize,
  type HistoryFilter,
} from './history-repository.ts';
import { presentDue, readLentTitles } from './present-loan.ts';

/**
 * Loans of the asker, also those that are still out; what has left the catalogue is told by its bar
 * code.
 */
export function listLoanHistory(db: Db): UseCase<typeof endpoints.listLoanHistory> {
  return async ({ query }, { person: { personId }, language }) => {
    const { dataIni: from, dataFim: to, multa: isCharged, pagina } = query;
    const t = translatorFor(language);
    if (from === undefined && to !== undefined) {
      return refuseBlank('dataIni', t('keptDays.from'), language);
    }
    if (to === undefined && from !== undefined) {
      return refuseBlank('dataFim', t('keptDays.to'), language);
    }
    const inverted = refuseInvertedDays(from, to);
    if (inverted) return inverted;
    const filter: HistoryFilter = { db, personId, from, to, isCharged, language };
    const [rows, total] = await Promise.all([findHistory(filter, pagina), countHistory(filter)]);
    const titles = await readLentTitles(db, rows, language);
    const emprestimos = rows.map((row) => ({
      codigo: row.id,
      acervo: titles.get(row.titleId) ?? null,
      codigo_barras: row.barcode,
      cod_biblioteca: row.libraryId,
      desc_biblioteca: row.library,
      data_emprestimo: row.lent_at.toISOString(),
      ...presentDue(dueOfColumns(row)),
      renovacoes: row.renewals,
      data_devolucao: row.returned_at?.toISOString() ?? null,
      perdido: row.is_lost,
      multa:
        row.charged === null
          ? null
          : { valor_centavos: row.charged, saldo_centavos: row.balance ?? 0 },
    }));
    return { status: 200, body: { total, pagina, quantidade: historyPageSize, emprestimos } };
  };
}
