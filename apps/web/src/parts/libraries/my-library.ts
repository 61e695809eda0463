import type { Output } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useSessionPart } from '../../session/use-session.ts';
import { storedValue, useStored } from '../../browser/stored-value.ts';

export const librariesQuery = endpointQuery('listLibraries', { query: {} });

/** Library at which a reader prefers to find a title, and its campus. */
export interface MyLibrary {
  readonly library: number;
  readonly campus: number;
}

type LibraryRow = Output<'listLibraries'>[number];

/** Reader's choice in this browser: a library, none, or nothing yet. */
export type LibraryWish = number | 'none' | null;

const wish = storedValue<LibraryWish>({
  key: 'estante.biblioteca',
  parse: readWish,
  serialise: (value) => String(value ?? ''),
});

export function readWish(text: string | null): LibraryWish {
  if (text === 'none') return text;
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** Finds the chosen library; else the one that the login is a link to. A closed one does not count. */
export function myLibraryOf(
  libraries: readonly LibraryRow[],
  chosen: LibraryWish,
  own: number | null,
): MyLibrary | null {
  const code = chosen === 'none' ? null : (chosen ?? own);
  const found = libraries.find(({ cod_biblioteca }) => cod_biblioteca === code);
  return found ? { library: found.cod_biblioteca, campus: found.cod_campus } : null;
}

/** Reads the reader's library; null on the server and until the page is hydrated. */
export function useMyLibrary(): MyLibrary | null {
  const { data = [] } = useEndpoint(librariesQuery);
  const chosen = useStored(wish);
  const own = useSessionPart((state) =>
    state.kind === 'signed-in' ? state.person.user.cod_biblioteca : null,
  );
  return myLibraryOf(data, chosen, own);
}

export const chooseLibrary = (library: number | null): void => wish.write(library ?? 'none');
