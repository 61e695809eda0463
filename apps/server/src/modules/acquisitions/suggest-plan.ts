import type { EndpointRequest, endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { headingKey, isbn13In } from '@estante/marc';
import { translatorFor } from '@estante/phrases';
import { refuse, renderError, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readSettings } from '../institution/index.ts';
import { findLibrary } from '../libraries/index.ts';
import { lockPerson } from '../patrons/index.ts';
import { findLacks, type CountedReading, type LackingPlan } from '../teaching-plans/index.ts';
import { keepOne } from './keep-suggestion.ts';
import { findOpenSuggestion } from './known-work-repository.ts';
import { lackingWork, noteOf, teachingOf } from './lacking-work.ts';
import { wireState } from './state.ts';
import { refuseSuggested } from './suggest.ts';
import type { SuggestionDeps } from './suggestion-deps.ts';

type PlanSuggestionBody = EndpointRequest<typeof endpoints.suggestPlanLacks>['body'];

type Outcome = Success<typeof endpoints.suggestPlanLacks>['itens'][number];

/** Refusal where the plan is another person's, or the plan or the library is gone. */
export const unknownPlan = refuse(404, 'NaoEncontrado');

/**
 * State of a suggestion of the reading that the person has sent for this discipline and nobody has
 * ended; null for none.
 */
export function sentState(db: Db, personId: number, { plan }: LackingPlan, one: CountedReading) {
  const { titulo, isbn_issn } = lackingWork(one);
  return findOpenSuggestion(db, {
    personId,
    isbn: isbn13In(isbn_issn),
    titleKey: headingKey(titulo),
    course: plan.course?.code ?? null,
    discipline: plan.course && plan.discipline.code,
  });
}

/**
 * Sends suggestions of what a plan lacks, all in one transaction, each as if it had been sent by
 * itself.
 */
export function suggestPlanLacks(deps: SuggestionDeps): UseCase<typeof endpoints.suggestPlanLacks> {
  return async ({ params: { id }, body }, { person, language }) => {
    const found = await findLacks(deps, id, person, language);
    if (!found || !(await findLibrary(deps.db, body.biblioteca))) return unknownPlan;
    const { pendingSuggestions: limite } = await readSettings(deps.db);
    const { personId } = person;
    return deps.db.transaction().execute(async (trx) => {
      if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
      const act = { deps: { ...deps, db: trx }, found, personId, language, limite };
      const itens: Outcome[] = [];
      for (const item of body.itens) itens.push(await suggestOne(act, item, body.biblioteca));
      const enviadas = itens.filter(({ codigo }) => codigo !== null).length;
      return { status: 200, body: { enviadas, itens } };
    });
  };
}

interface Act {
  readonly deps: SuggestionDeps;
  readonly found: LackingPlan;
  readonly personId: number;
  readonly language: Language;
  readonly limite: number;
}

async function suggestOne(
  act: Act,
  { citacao, exemplares }: PlanSuggestionBody['itens'][number],
  library: number,
): Promise<Outcome> {
  const one = act.found.lacks.find(({ reading }) => reading.citation === citacao);
  const kept = one ? await keepLack(act, one, exemplares, library) : notLacking;
  const titulo = one ? lackingWork(one).titulo : citacao;
  if ('codigo' in kept) return { citacao, titulo, codigo: kept.codigo, recusa: null };
  const { erro } = renderError(kept.refusal, translatorFor(act.language), kept.values);
  const recusa = { codigo: erro.codigo, mensagem: erro.mensagem };
  return { citacao, titulo, codigo: null, recusa };
}

/** Refusal where the plan or the catalogue has changed since it was seen. */
const notLacking = refuse(409, 'LeituraNaoFalta');

async function keepLack(
  { deps, found, personId, language, limite }: Act,
  one: CountedReading,
  copies: number,
  library: number,
): Promise<{ readonly codigo: number } | Refusal> {
  const t = translatorFor(language);
  const state = await sentState(deps.db, personId, found, one);
  if (state) {
    const situacao = t(`suggestion.states.${wireState(state)}`);
    return refuse(409, 'SugestaoJaEnviada', { situacao });
  }
  const words = {
    ...lackingWork(one),
    outras_inf: noteOf(found, one, copies, t),
    biblioteca: library,
  };
  const refusal = await refuseSuggested(deps.db, words, language);
  return refusal ?? keepOne(deps, { personId, language, limite }, words, teachingOf(found, copies));
}
