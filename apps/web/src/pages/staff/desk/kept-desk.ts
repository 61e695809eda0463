import { storedValue } from '../../../browser/stored-value.ts';

/** The library at whose desk this machine stands; null: that of whoever works at it. */
export const keptDesk = storedValue<{ readonly library: number | null }>({
  key: 'estante.balcao',
  parse: (text) => ({
    library: text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null,
  }),
  serialise: ({ library }) => (library === null ? '' : String(library)),
});
