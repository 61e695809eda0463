import type { EndpointRequest, endpoints, Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { Refusal } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import { readResultItems, type ResultItemDeps } from '../search/index.ts';
import { readCriteria } from './criteria.ts';
import { countPlans, findPlans } from './plan-repository.ts';
import { presentPlan, type Readings } from './present-plan.ts';
import { countLoans } from './total-loans.ts';

/** Each has a dozen titles: more would be long to read, and to answer. */
const pageSize = 10;

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
    const { criteria, named } = await readCriteria(db, query);
    const offset = (query.pagina - 1) * pageSize;
    const [total, plans] = await Promise.all([
      countPlans(db, criteria),
      findPlans(db, criteria, { offset, limit: pageSize }),
    ]);
    const ids = plans.flatMap(({ readings }) => readings.flatMap(({ titleId }) => titleId ?? []));
    const readings = await readReadings(deps, ids, query.biblioteca, language);
    const planos = plans.map((plan) => presentPlan(plan, readings));
    const body = { total, pagina: query.pagina, quantidade: pageSize, criterios: named, planos };
    return { status: 200, body };
  };
}

async function readReadings(
  deps: ResultItemDeps,
  titleIds: readonly number[],
  library: number | undefined,
  language: Language,
): Promise<Readings> {
  const ids = [...new Set(titleIds)];
  const [items, loans] = await Promise.all([readResultItems(deps, ids, language), countLoans(ids)]);
  const titles = new Map(items.map((item) => [item.cod_acervo, item]));
  return { titles, loans, library };
}

function isBlank(value: Query[(typeof fields)[number]]): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** One field filled in is enough, so each of them is named. */
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
