import { locales } from '@estante/phrases';
import { glob, readFile } from 'node:fs/promises';
import { root, say } from './run.ts';

/** Suffixes of plural forms: one key to those who use it. */
const plural = /_(?:zero|one|two|few|many|other)$/;

/**
 * The compiler sees to it that each language has every key, and that no key is used that is not
 * there. This sees to the rest: no key without a use, and the same values in every language.
 */
export async function checkPhrases(): Promise<number> {
  const used = usesIn(await readSources());
  const problems = [...unusedKeys(used), ...differingValues()];
  for (const problem of problems) say(problem);
  return problems.length === 0 ? 0 : 1;
}

async function readSources(): Promise<string> {
  const files = glob('apps/*/src/**/*.{ts,tsx}', { cwd: root });
  const texts: string[] = [];
  for await (const file of files) texts.push(await readFile(`${root}${file}`, 'utf8'));
  return texts.join('\n');
}

/** Keys named whole, and patterns of keys made with a value inside. */
function usesIn(source: string): (key: string) => boolean {
  const whole = new Set(
    source.match(/(?<=['"`])[A-Za-z]\w*(?:\.[\w-]+)+(?=['"`])|(?<=t\(')\w+(?=')/g),
  );
  const patterns = [...source.matchAll(/t\(\s*`([^`]*\$\{[^`]*)`/g)].map(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`));
    return new RegExp(`^${parts.join(String.raw`[\w-]+`)}$`);
  });
  return (key) => whole.has(key) || patterns.some((pattern) => pattern.test(key));
}

function unusedKeys(isUsed: (key: string) => boolean): string[] {
  const keys = new Set([...flatten(locales.pt).keys()].map((key) => key.replace(plural, '')));
  return [...keys].filter((key) => !isUsed(key)).map((key) => `phrases: '${key}' is not used`);
}

function differingValues(): string[] {
  const { pt, ...others } = locales;
  const expected = flatten(pt);
  return Object.entries(others).flatMap(([language, phrases]) =>
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
  return (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join(' ').replaceAll(/[{}]/g, '');
}

function flatten(node: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(node) as [string, string | object][]) {
    const key = prefix + name;
    if (typeof value === 'string') found.set(key, value);
    else for (const [inner, text] of flatten(value, `${key}.`)) found.set(inner, text);
  }
  return found;
}
