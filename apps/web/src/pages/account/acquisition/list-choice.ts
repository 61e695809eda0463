import { oneOf } from '../../../browser/one-of.ts';
import { readDays, type Days } from '../../../features/days/days-address.ts';

/** Filters of the reader's suggestions or orders in the address. */
export interface ListChoice<State extends string> {
  readonly days: Days | null;
  readonly state: State | null;
  readonly page: number;
}

export function readChoice<State extends string>(
  params: URLSearchParams,
  states: readonly State[],
): ListChoice<State> {
  const page = params.get('pagina') ?? '';
  return {
    days: readDays(params),
    state: oneOf(states, params.get('situacao')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export function choiceHref(path: string, { days, state, page }: ListChoice<string>): string {
  const params = new URLSearchParams({
    ...(state !== null && { situacao: state }),
    ...days,
    ...(page > 1 && { pagina: String(page) }),
  });
  const query = params.toString();
  return `${path}${query && `?${query}`}`;
}

/** Writes the query of the call. */
export function choiceQuery<State extends string>({ days, state, page }: ListChoice<State>) {
  return { ...days, ...(state !== null && { situacao: state }), pagina: page };
}
