import type { CountedPlan, CountedReading } from './read-copies.ts';

/** Totals of a course over all of its plans. */
export interface CourseSum {
  readonly disciplines: number;
  readonly titles: number;
  readonly copies: number;
  readonly free: number;
  readonly lacking: number;
  readonly uncatalogued: number;
  readonly met: number;
  readonly unmet: number;
  readonly withoutPlaces: number;
}

/** Sums up a course: titles and copies once, however many plans list them; proportions in each plan. */
export function sumCourse(plans: readonly CountedPlan[]): CourseSum {
  const readings = plans.flatMap((plan) => plan.readings);
  const works = [...new Map(readings.map((one) => [keyOf(one), one])).values()];
  const total = (of: (one: CountedReading) => number) =>
    works.reduce((sum, one) => sum + of(one), 0);
  const count = (has: (one: CountedReading) => boolean) => works.filter(has).length;
  return {
    disciplines: new Set(plans.map(({ plan }) => plan.discipline.code)).size,
    titles: works.length,
    copies: total(({ copies }) => copies),
    free: total(({ free }) => free),
    lacking: count(({ held }) => held === 'nada' || held === 'fora-do-acervo'),
    uncatalogued: count(({ held }) => held === 'fora-do-acervo'),
    met: readings.filter(({ isMet }) => isMet === true).length,
    unmet: readings.filter(({ isMet }) => isMet === false).length,
    withoutPlaces: plans.filter(({ plan }) => plan.vacancies === null).length,
  };
}

const keyOf = ({ title, reading }: CountedReading): string | number =>
  title?.id ?? reading.citation.trim().toLowerCase();
