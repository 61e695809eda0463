import type { endpoints } from '@estante/contract';
import { archivalLevels, headingKey, legalStates, standardStates } from '@estante/marc';
import { translatorFor } from '@estante/phrases';
import type { Query } from '@estante/search-engine';
import type { UseCase } from '../../endpoint/use-case.ts';
import {
  actStateCodeOf,
  findTitles,
  levelCodeOf,
  standardStateCodeOf,
} from '../catalogue/index.ts';
import { countValues, inOrder, byLabel, byCode } from './material-values.ts';
import type { SearchDeps } from './search-titles.ts';

/** Producers and issuing bodies are offered as words to begin with; the others all. */
const mostNames = 50;
const everyValue = 10_000;
/** Fonds are asked for their titles. */
const mostFonds = 1_000;

export function listArchiveOptions(deps: SearchDeps): UseCase<typeof endpoints.listArchiveOptions> {
  return async (_request, { language }) => {
    const t = translatorFor(language);
    const [levels, fonds, producers] = await countValues(deps, 'archive', {
      archivalLevel: everyValue,
      fonds: everyValue,
      A: mostNames,
    });
    const titles = await titlesOfFonds(deps);
    const niveis = inOrder(archivalLevels, levels).map(([level, total]) => ({
      codigo: levelCodeOf[level],
      descricao: t(`levels.${levelCodeOf[level]}`),
      total,
    }));
    const fundos = byCode(fonds).map(({ code, label, total }) => ({
      codigo: label,
      descricao: [label, titles.get(code)].filter(Boolean).join(' – '),
      total,
    }));
    return { status: 200, body: { niveis, fundos, produtores: byLabel(producers) } };
  };
}

export function listActOptions(deps: SearchDeps): UseCase<typeof endpoints.listActOptions> {
  return async (_request, { language }) => {
    const t = translatorFor(language);
    const [kinds, states, issuers] = await countValues(deps, 'normative-act', {
      actKind: everyValue,
      state: everyValue,
      A: mostNames,
    });
    const situacoes = inOrder(legalStates, states).map(([state, total]) => ({
      codigo: actStateCodeOf[state],
      descricao: t(`states.${actStateCodeOf[state]}`),
      total,
    }));
    return {
      status: 200,
      body: { especies: byLabel(kinds), situacoes, orgaos: byLabel(issuers) },
    };
  };
}

export function listStandardOptions(
  deps: SearchDeps,
): UseCase<typeof endpoints.listStandardOptions> {
  return async (_request, { language }) => {
    const t = translatorFor(language);
    const [bodies, states] = await countValues(deps, 'standard', {
      organization: everyValue,
      state: everyValue,
    });
    const situacoes = inOrder(standardStates, states).map(([state, total]) => ({
      codigo: standardStateCodeOf[state],
      descricao: t(`states.${standardStateCodeOf[state]}`),
      total,
    }));
    return { status: 200, body: { organizacoes: byLabel(bodies), situacoes } };
  };
}

/** Titles of the fonds that the catalogue describes, by the key of their code. */
async function titlesOfFonds({ db, engine }: SearchDeps): Promise<ReadonlyMap<string, string>> {
  const whole = (code: string): Query => ({ kind: 'facet', type: 'archivalLevel', code });
  const { ids } = await engine.search({
    query: { kind: 'or', of: [whole('fonds'), whole('collection')] },
    filters: [],
    order: 'W',
    offset: 0,
    limit: mostFonds,
    facets: [],
  });
  return new Map(
    (await findTitles(db, ids)).map(({ description: { archive, title } }) => [
      headingKey(archive?.fonds ?? ''),
      title,
    ]),
  );
}
