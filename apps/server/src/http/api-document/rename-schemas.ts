import type { Schema } from './document.ts';

interface Part {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Gives the schemas that have names others, where they stand and where they are referred to. */
function renameSchemas<Document extends Part>(
  document: Document,
  rename: (name: string) => string,
): Document {
  const json = JSON.stringify(document).replaceAll(
    /(?<="#\/components\/schemas\/)[^"]+(?=")/g,
    rename,
  );
  const renamed = JSON.parse(json) as Document;
  const schemas = Object.entries(renamed.components.schemas).map(([name, it]) => [
    rename(name),
    it,
  ]);
  return {
    ...renamed,
    components: { ...renamed.components, schemas: Object.fromEntries(schemas) },
  };
}

/** Gives what is sent as it is answered one name: the converter writes each schema twice, as 'X' and as 'XInput'. */
export function joinInputs<Document extends Part>(document: Document): Document {
  const { schemas } = document.components;
  const answered = (name: string) => name.replace(/Input$/, '');
  const isAlike = (name: string) =>
    JSON.stringify(schemas[name]) === JSON.stringify(schemas[answered(name)]);
  const joined = renameSchemas(document, (name) => (isAlike(name) ? answered(name) : name));
  const count = Object.keys(joined.components.schemas).length;
  // Those that refer to what has one name now may be alike now too.
  return count < Object.keys(schemas).length ? joinInputs(joined) : joined;
}

/**
 * Gives each schema the last words of its name that no other's name ends with: of 'ListHoldsAnswer.Reservas' no
 * more than 'Reservas', if nothing else that has a name is called so.
 */
export function shortenNames<Document extends Part>(document: Document): Document {
  const names = Object.keys(document.components.schemas);
  const times = new Map<string, number>();
  for (const name of names.flatMap(endsOf)) times.set(name, (times.get(name) ?? 0) + 1);
  const isOnly = (end: string) => times.get(end) === 1;
  return renameSchemas(document, (name) => endsOf(name).find(isOnly) ?? name);
}

/** The names that a name may be shortened to, from the shortest: 'C', 'BC' and 'ABC' for 'A.B.C'. */
function endsOf(name: string): string[] {
  const words = name.split('.');
  return words.map((_word, at) => words.slice(words.length - 1 - at).join(''));
}
