import type { endpoints } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { changePart, refuseField } from '../../institution/index.ts';
import { applyClosure } from './apply-closure.ts';
import { findClosureOf } from './find-closure-of.ts';
import { calendarPart, faultOfLevel, type CalendarDeps } from './edit-opening-calendar.ts';
import { insertClosure, isLevel } from './repository.ts';

/**
 * Closes libraries without notice. First the closure itself is there for all that count by the calendar; then what had
 * been dated before is dated anew, person by person. What is left over where the server stops in between, or where it
 * fails, is done by the hourly look.
 */
export function closeInEmergency(deps: CalendarDeps): UseCase<typeof endpoints.closeInEmergency> {
  return async ({ body: { versao: seen, ...closure } }, { person: { loginId }, language }) => {
    let id = 0;
    const answer = await changePart(deps, calendarPart, {
      seen,
      loginId,
      write: async (trx) => {
        const wrong = (await isLevel(trx, closure)) ? null : faultOfLevel(closure);
        if (wrong) return refuseField(wrong, language);
        const motivo = await findClosureOf(trx, closure);
        if (motivo !== null) return refuse(422, 'FechamentoJaRegistrado', { motivo });
        id = await insertClosure(trx, closure, { loginId, clock: deps.clock });
        return null;
      },
    });
    if ('refusal' in answer) return answer;
    const applied = await applyClosure(deps, id);
    if (applied.fault) deps.log.error({ err: applied.fault, id }, 'a closure not applied to all');
    return {
      status: 200,
      body: {
        codigo: id,
        emprestimos: applied.loans,
        retiradas: applied.pickups,
        multas: applied.fines,
        pessoas: applied.people,
      },
    };
  };
}
