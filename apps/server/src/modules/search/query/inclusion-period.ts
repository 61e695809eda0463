import { periodCodes, type endpoints, type PeriodCode, type Success } from '@estante/contract';
import { daysOf } from '@estante/marc';
import type { Query, SearchEngine, SearchRequest } from '@estante/search-engine';
import type { SearchTerms } from './build-query.ts';

type Periods = NonNullable<Success<typeof endpoints.searchTitles>['periodos']>;

/** A century of days on each of which something came. */
const everyDay = 36_525;

const lengths: Readonly<Record<PeriodCode, Temporal.DurationLike>> = {
  semana: { days: 6 },
  mes: { months: 1 },
  trimestre: { months: 3 },
};

/** Its first day: a week is today and the six days before. */
export function firstDayOf(period: PeriodCode, today: Temporal.PlainDate): string {
  return today.subtract(lengths[period]).toString();
}

/** Titles that came within the days asked for, and within the period: every part must match. */
export function inclusionQuery(terms: SearchTerms, today: Temporal.PlainDate): Query[] {
  const { periodo, inclusao_ini = '', inclusao_fim = '' } = terms;
  const from = daysOf(inclusao_ini)?.firstDay ?? '';
  const to = daysOf(inclusao_fim)?.lastDay ?? '';
  return [
    ...(periodo ? [since(firstDayOf(periodo, today))] : []),
    ...(from === '' && to === '' ? [] : [{ kind: 'range', type: 'includedOn', from, to } as const]),
  ];
}

function since(from: string): Query {
  return { kind: 'range', type: 'includedOn', from, to: '' };
}

/** Counts the titles that came in each period, whichever is asked for. */
export async function countPeriods(
  engine: SearchEngine,
  asked: Pick<SearchRequest, 'query' | 'filters'>,
  today: Temporal.PlainDate,
): Promise<Periods> {
  const { total, facets } = await engine.search({
    ...asked,
    order: 'T',
    offset: 0,
    limit: 0,
    facets: [{ type: 'includedOn', limit: everyDay }],
  });
  const days = facets[0]?.values ?? [];
  const contagem = periodCodes.map((codigo) => {
    const data_ini = firstDayOf(codigo, today);
    const within = days.filter(({ code }) => code >= data_ini);
    return { codigo, data_ini, total: within.reduce((sum, day) => sum + day.total, 0) };
  });
  return { total, contagem };
}
