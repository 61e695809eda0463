import { daysHref, readDays, type Days } from '../../../features/days/days-address.ts';

export const totalsPath = '/meupergamum/totais-titulos';

/** Choice of the title whose totals are shown, in the address. */
export interface TotalsChoice {
  /** Number of a title; null while none is chosen. */
  readonly title: string | null;
  /** Words that the title is searched by. */
  readonly words: string;
  readonly days: Days | null;
  /** Number of a library; '' for all. */
  readonly library: string;
}

export function readTotalsChoice(params: URLSearchParams): TotalsChoice {
  const number = (name: string) => {
    const text = params.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? text : '';
  };
  return {
    title: number('acervo') || null,
    words: (params.get('q') ?? '').trim().slice(0, 200),
    days: readDays(params),
    library: number('biblioteca'),
  };
}

/** Gives the parameters that stay when the days change. */
export function besidesDays({ title, words, library }: TotalsChoice): Record<string, string> {
  return {
    ...(words !== '' && { q: words }),
    ...(title !== null && { acervo: title }),
    ...(library !== '' && { biblioteca: library }),
  };
}

export function totalsHref(choice: TotalsChoice): string {
  return daysHref(totalsPath, choice.days, besidesDays(choice));
}
