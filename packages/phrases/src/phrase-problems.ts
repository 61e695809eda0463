/** Suffixes of plural forms; code names such keys without them. */
const plural = /_(?:zero|one|two|few|many|other)$/;

/** Phrases of one language: sentences by key, in groups. */
export interface PhraseTree {
  readonly [name: string]: string | PhraseTree;
}

/**
 * Finds faults of phrases that the compiler does not see: a key without a use in `source`, a sentence
 * that is empty, and one that has other values than the Portuguese one. One line for each.
 */
export function phraseProblems(
  locales: Readonly<Record<'pt', PhraseTree> & Record<string, PhraseTree>>,
  source: string,
): string[] {
  const { pt, ...others } = locales;
  return [...unusedKeys(pt, usesIn(source)), ...differingValues(pt, others)];
}

/** Keys named whole, and patterns of keys made with a value inside. */
function usesIn(source: string): (key: string) => boolean {
  const whole = new Set(
    source.match(/(?<=['"`])[A-Za-z]\w*(?:\.[\w-]+)+(?=['"`])|(?<=t\(')\w+(?=')/g),
  );
  const patterns = [...source.matchAll(/`([A-Za-z]\w*\.[^`\s]*\$\{[^`]*)`/g)].map(
    ([, template = '']) => {
      const parts = template
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll('.', String.raw`\.`));
      return new RegExp(`^${parts.join(String.raw`[\w-]+`)}$`);
    },
  );
  return (key) => whole.has(key) || patterns.some((pattern) => pattern.test(key));
}

function unusedKeys(pt: PhraseTree, isUsed: (key: string) => boolean): string[] {
  const keys = new Set([...flatten(pt).keys()].map((key) => key.replace(plural, '')));
  return [...keys].filter((key) => !isUsed(key)).map((key) => `phrases: '${key}' is not used`);
}

function differingValues(pt: PhraseTree, others: Readonly<Record<string, PhraseTree>>): string[] {
  const expected = flatten(pt);
  return Object.entries({ pt, ...others }).flatMap(([language, phrases]) =>
    [...flatten(phrases)].flatMap(([key, text]) => {
      const [own, wanted] = [valuesIn(text), valuesIn(expected.get(key) ?? '')];
      if (text.trim() === '') return [`phrases: '${key}' is empty in ${language}`];
      return own === wanted
        ? []
        : [`phrases: '${key}' has {{${own}}} in ${language}, {{${wanted}}} in pt`];
    }),
  );
}

function valuesIn(text: string): string {
  const values = text.match(/\{\{\w+(?:, \w+)?\}\}/g) ?? [];
  // Each language has its own end of a sentence, and its own words before a name.
  const plain = values.map((value) =>
    value.replaceAll(/[{}]|, (?:clause|feminine|at|of|to|[tT]he)\b/g, ''),
  );
  return plain.toSorted().join(' ');
}

function flatten(node: PhraseTree, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(node)) {
    const key = prefix + name;
    if (typeof value === 'string') found.set(key, value);
    else for (const [inner, text] of flatten(value, `${key}.`)) found.set(inner, text);
  }
  return found;
}
