import { suggestionStates, type endpoints } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import { storedState } from './state.ts';
import { countByLibrary, countByMonth, countByState, medianDays } from './statistics-repository.ts';
import type { SuggestionDeps } from './suggestion-deps.ts';

/**
 * Statistics of suggestions from the first day of the month eleven months ago to today: twelve
 * months, the last begun.
 */
export function getAcquisitionStatistics({
  db,
  clock,
}: SuggestionDeps): UseCase<typeof endpoints.getAcquisitionStatistics> {
  return async (_request, { person: { personId }, language }) => {
    const today = clock.today();
    const first = today.with({ day: 1 }).subtract({ months: 11 });
    const span = { db, from: first.toString(), to: today.toString() };
    const [states, months, libraries, days] = await Promise.all([
      countByState(span, personId),
      countByMonth(span),
      countByLibrary(span, language),
      medianDays(span),
    ]);
    const por_situacao = suggestionStates.map((situacao) => {
      const counted = states.get(storedState(situacao));
      return { situacao, total: counted?.total ?? 0, proprias: counted?.own ?? 0 };
    });
    const por_mes = Array.from({ length: 12 }, (_, at) => {
      const mes = first.add({ months: at }).toPlainYearMonth().toString();
      const counted = months.get(mes);
      return { mes, enviadas: counted?.total ?? 0, atendidas: counted?.come ?? 0 };
    });
    const sumOf = (counted: 'total' | 'proprias') =>
      por_situacao.reduce((sum, one) => sum + one[counted], 0);
    return {
      status: 200,
      body: {
        data_ini: span.from,
        data_fim: span.to,
        total: sumOf('total'),
        proprias: sumOf('proprias'),
        dias_ate_atender: days,
        por_situacao,
        por_mes,
        por_biblioteca: libraries.map(({ id, name, total, come }) => ({
          cod_biblioteca: id,
          desc_biblioteca: name,
          enviadas: total,
          atendidas: come,
        })),
      },
    };
  };
}
