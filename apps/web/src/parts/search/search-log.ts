import { createSealedValue } from '../../browser/sealed-value.ts';

export interface LoggedSearch {
  readonly id: number;
  /** Search in words: the name of its entry. */
  readonly words: string;
  /** Address of its results. */
  readonly href: string;
  readonly total: number;
}

/** Most searches in the log. */
const loggedSearchesLimit = 20;

/** Searches of this visit, the last one first: kept by the tab, and gone with it. */
export const searchLog = createSealedValue<{ readonly entries: readonly LoggedSearch[] }>({
  key: 'estante.buscas',
  first: { entries: [] },
  isValue: (value): value is { readonly entries: readonly LoggedSearch[] } =>
    Array.isArray((value as { entries?: unknown } | null)?.entries) &&
    (value as { entries: unknown[] }).entries.every(isLogged),
  storage: () => sessionStorage,
});

/** Whether a stored value is a logged search at an address of this site. */
function isLogged(value: unknown): value is LoggedSearch {
  const { id, words, href, total } = (value ?? {}) as Partial<LoggedSearch>;
  return (
    typeof id === 'number' &&
    typeof words === 'string' &&
    typeof href === 'string' &&
    /^\/(?![/\\])/.test(href) &&
    typeof total === 'number'
  );
}

/** Adds a search to the log; a repeated one moves to the front. */
export function addToLog(
  entries: readonly LoggedSearch[],
  search: Omit<LoggedSearch, 'id'>,
): readonly LoggedSearch[] {
  const [last] = entries;
  if (last?.href === search.href && last.total === search.total) return entries;
  const id = Math.max(0, ...entries.map((one) => one.id)) + 1;
  const others = entries.filter(({ href }) => href !== search.href);
  return [{ ...search, id }, ...others].slice(0, loggedSearchesLimit);
}
