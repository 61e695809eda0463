import type { EndpointRequest, endpoints, Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { ResultItemDeps } from '../search/index.ts';
import { readCriteria } from './criteria.ts';
import { countPlans, findPlans, planPageSize } from './plan-repository.ts';
import { presentPlans } from './present-plans.ts';

const fields = [
  'curso',
  'departamento',
  'disciplina',
  'professor',
  'ano',
  'semestre',
  'periodo',
  'biblioteca',
] as const;

type Query = EndpointRequest<typeof endpoints.findBibliography>['query'];

export function findBibliography(deps: ResultItemDeps): UseCase<typeof endpoints.findBibliography> {
  const { db } = deps;
  return async ({ query }, { language }) => {
    if (fields.every((field) => isBlank(query[field]))) return refuseEmpty(language);
    const { criteria, named } = await readCriteria(db, query, language);
    const offset = (query.pagina - 1) * planPageSize;
    const [total, plans] = await Promise.all([
      countPlans(db, criteria),
      findPlans(db, criteria, { offset, limit: planPageSize, language }),
    ]);
    const planos = await presentPlans(deps, plans, { library: query.biblioteca, language });
    const body = {
      total,
      pagina: query.pagina,
      quantidade: planPageSize,
      criterios: named,
      planos,
    };
    return { status: 200, body };
  };
}

function isBlank(value: Query[(typeof fields)[number]]): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Refuses an empty form. One field filled in is enough, so each of them is named. */
function refuseEmpty(language: Language): Refusal {
  const t = translatorFor(language);
  const names = fields.map((field) => t(`teachingPlans.fields.${field}`)).join(', ');
  const mensagem = t('errors.NenhumCampoPreenchido', { campos: names });
  return {
    status: 422,
    refusal: 'NenhumCampoPreenchido',
    values: { campos: names },
    fields: fields.map((campo) => ({ campo, mensagem })),
  };
}
