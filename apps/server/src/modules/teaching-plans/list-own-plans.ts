import type { EndpointRequest, endpoints, Language } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ResultItemDeps } from '../search/index.ts';
import { findCoded } from './name-repository.ts';
import {
  findOwnDisciplines,
  findOwnTerms,
  findTermOn,
  readOwnerProfile,
  type OwnTerm,
  type OwnView,
  type TermView,
} from './own-plan-repository.ts';
import { chooseTerm, chooseView, rank, termOf, viewsOf, type Term } from './own-term.ts';
import { countPlans, findPlans, planPageSize } from './plan-repository.ts';
import { presentName } from './present-plan.ts';
import { presentPlans } from './present-plans.ts';

type Query = EndpointRequest<typeof endpoints.listOwnPlans>['query'];
type Deps = ResultItemDeps & { readonly clock: Clock };

export function listOwnPlans(deps: Deps): UseCase<typeof endpoints.listOwnPlans> {
  return async ({ query }, { person: { personId, loginId }, language }) => {
    const owner = { personId, loginId };
    const standing = await readOwnerProfile(deps.db, owner, language);
    const views = viewsOf(standing);
    const terms = await findOwnTerms(deps.db, owner);
    const today = deps.clock.today();
    const now = (await findTermOn(deps.db, today)) ?? termOf(today);
    const { term, view } = choose(query, { terms, views, now });
    const known = {
      cursos: standing.courses.map(presentName),
      leciona: standing.teaches,
      recortes: views.map((recorte) => ({ recorte, total: totalIn(terms, term, recorte) })),
      atual: presentTerm(now),
      ...presentTerm(term),
    };
    if (!view) return { status: 200, body: { ...known, ...nothing, pagina: query.pagina } };
    const inView = { ...owner, view, ...term };
    const found = await findInView(deps, inView, { ...query, language });
    const planos = await presentPlans(deps, found.plans, { library: undefined, language });
    const body = {
      ...known,
      recorte: view,
      periodos_letivos: terms.flatMap((one) => presentFilled(one, view)),
      disciplinas: found.disciplines.map(presentName),
      total: found.total,
      pagina: query.pagina,
      quantidade: planPageSize,
      planos,
    };
    return { status: 200, body };
  };
}

const nothing = {
  recorte: null,
  periodos_letivos: [],
  disciplinas: [],
  total: 0,
  quantidade: planPageSize,
  planos: [],
};

interface Choices {
  readonly terms: readonly OwnTerm[];
  readonly views: readonly OwnView[];
  readonly now: Term;
}

/**
 * Chooses the term and the view asked for, where the asker can have them, else those they would look for
 * first.
 */
function choose({ ano, semestre, recorte }: Query, { terms, views, now }: Choices) {
  const asked = views.find((view) => view === recorte);
  const term =
    ano !== undefined && semestre !== undefined
      ? { year: ano, semester: semestre }
      : chooseTerm(terms, asked ? [asked] : views, now);
  return { term, view: asked ?? chooseView(terms, views, term) };
}

async function findInView(
  { db }: Deps,
  own: TermView,
  { disciplina, pagina, language }: Query & { readonly language: Language },
) {
  const one = disciplina.trim() === '' ? null : await findCoded(db, 'discipline', disciplina);
  const criteria = {
    year: own.year,
    semester: own.semester,
    own,
    ...(disciplina.trim() !== '' && { disciplines: one ? [one.id] : [] }),
  };
  const offset = (pagina - 1) * planPageSize;
  const [disciplines, total, plans] = await Promise.all([
    findOwnDisciplines(db, own, language),
    countPlans(db, criteria),
    findPlans(db, criteria, { offset, limit: planPageSize, language }),
  ]);
  return { disciplines, total, plans };
}

function totalIn(terms: readonly OwnTerm[], shown: Term, view: OwnView): number {
  return terms.find((term) => rank(term) === rank(shown))?.totals[view] ?? 0;
}

function presentFilled(term: OwnTerm, view: OwnView) {
  const total = term.totals[view];
  return total > 0 ? [{ ...presentTerm(term), total }] : [];
}

function presentTerm({ year, semester }: Term) {
  return { ano: year, semestre: semester };
}
