/** Properties that schema.org knows something by, with their values. */
export type SchemaThing = Readonly<Record<string, unknown>>;

/** Most values of one kind: a document with more would be slow to load, and nobody would read it. */
const most = 50;

/** A thing without what is not known; a list of one stands for itself, and none goes on for ever. */
export function withoutEmpty(thing: SchemaThing): SchemaThing {
  return Object.fromEntries(
    Object.entries(thing).flatMap(([name, value]): [string, unknown][] => {
      if (!Array.isArray(value)) return value === '' || value === undefined ? [] : [[name, value]];
      const known = [...new Set<unknown>(value)].filter((one) => one !== '').slice(0, most);
      return known.length === 0 ? [] : [[name, known.length === 1 ? known[0] : known]];
    }),
  );
}
