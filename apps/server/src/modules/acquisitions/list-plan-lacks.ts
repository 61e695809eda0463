import { mostCopies, type endpoints } from '@estante/contract';
import type { AcquisitionState } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import {
  findLacks,
  presentName,
  readingKindOf,
  type CountedReading,
} from '../teaching-plans/index.ts';
import { lackingWork } from './lacking-work.ts';
import { wireState } from './state.ts';
import { sentState, unknownPlan } from './suggest-plan.ts';
import type { SuggestionDeps } from './suggestion-deps.ts';

/** Lists the readings of the asker's own plan that the libraries lack. */
export function listPlanLacks(deps: SuggestionDeps): UseCase<typeof endpoints.listPlanLacks> {
  return async ({ params: { id } }, { person, language }) => {
    const found = await findLacks(deps, id, person, language);
    if (!found) return unknownPlan;
    const states = await Promise.all(
      found.lacks.map((one) => sentState(deps.db, person.personId, found, one)),
    );
    const { plan, lacks } = found;
    const body = {
      disciplina: presentName(plan.discipline),
      curso: plan.course && presentName(plan.course),
      vagas: plan.vacancies,
      faltas: lacks.map((one, at) => presentLack(one, states[at] ?? null)),
    };
    return { status: 200, body };
  };
}

function presentLack(one: CountedReading, state: AcquisitionState | null) {
  const { periodico: _, ...work } = lackingWork(one);
  return {
    ...work,
    citacao: one.reading.citation,
    tipo: readingKindOf[one.reading.kind],
    motivo: reasonOf(one),
    exemplares: Math.min(Math.max(one.missing, 1), mostCopies),
    sugerida: state && wireState(state),
  };
}

function reasonOf({ title, copies }: CountedReading) {
  if (!title) return 'fora-do-acervo' as const;
  return copies > 0 ? ('poucos-exemplares' as const) : ('sem-exemplar' as const);
}
