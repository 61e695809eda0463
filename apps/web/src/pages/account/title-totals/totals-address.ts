import { daysHref, readDays, type Days } from '../../../features/days/days-address.ts';

export const totalsPath = '/meupergamum/totais-titulos';

/** Choice of the title whose totals are shown, as the address says it. */
export interface TotalsChoice {
  /** Number of a title; null while none is chosen. */
  readonly title: string | null;
  /** Words that a title is looked for by. */
  readonly words: string;
  readonly days: Days | null;
  /** '' for all. */
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

/** Keeps of the choice what stays where its days change, as parameters. */
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
