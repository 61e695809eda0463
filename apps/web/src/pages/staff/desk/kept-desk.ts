import { storedValue } from '../../../browser/stored-value.ts';

/** Library of this machine's desk; null for that of the member of staff who works at it. */
export const keptDesk = storedValue<{ readonly library: number | null }>({
  key: 'estante.balcao',
  parse: (text) => ({
    library: text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null,
  }),
  serialise: ({ library }) => (library === null ? '' : String(library)),
});
