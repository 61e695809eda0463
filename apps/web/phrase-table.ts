import { locales, type PhraseTree } from '@estante/phrases';
import { relative, resolve, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { phrasesOfModules, pickPhrases, type ModulePhrases } from './module-phrases.ts';

const id = 'virtual:phrases';
const resolved = `\0${id}`;
const codes = Object.keys(locales) as (keyof typeof locales)[];

/** `pt` and the other languages stand beside the languages of the pages alone, which come whole. */
const head = `import { loaders } from 'virtual:locales';
const whole = (load) => () => load().then((common) => ({ common, ofModules: {} }));
const pageOnly = Object.fromEntries(Object.entries(loaders).map(([code, load]) => [code, whole(load)]));
`;

/**
 * Provides the phrases of the pages, `virtual:phrases`. In the browser each language has the phrases that
 * every page needs, and each module loaded on its own has its further ones beside it; each `import()` of such
 * a module then waits for both. Elsewhere a language comes whole.
 */
export function phraseTable(src: string): Plugin {
  let isBrowserBuild = false;
  let found: ModulePhrases | null = null;
  const split = () => (found ??= phrasesOfModules(src, 'app/entry-client.tsx', locales.pt));
  return {
    name: 'estante:phrase-table',
    enforce: 'pre',
    configResolved({ command, build }) {
      isBrowserBuild = command === 'build' && !build.ssr;
    },
    resolveId: (source) => (source.startsWith(id) ? `\0${source}` : null),
    load(source) {
      if (!source.startsWith(resolved)) return null;
      if (source === resolved) return isBrowserBuild ? splitTable() : wholeTable();
      const [, language = '', module] = /^\0virtual:phrases\/(\w\w)(?:\/(.*))?$/.exec(source) ?? [];
      const phrases = locales[language as keyof typeof locales];
      const { common, ofModules } = split();
      if (module === undefined)
        return commonSource(language, pickPhrases(phrases, common), [...ofModules.keys()]);
      const own = ofModules.get(module) ?? new Set();
      return `export const phrases = ${JSON.stringify(pickPhrases(phrases, own))};`;
    },
    transform(code, file) {
      if (!isBrowserBuild || !file.startsWith(`${src}/`)) return null;
      return withPhrases(code, file, src, split());
    },
  };
}

function wholeTable(): string {
  const rows = codes.map(
    (code) =>
      `${code}: whole(() => import('@estante/phrases/locales/${code}').then((all) => all.${code}))`,
  );
  return `${head}export const languages = { ...pageOnly, ${rows.join(', ')} };`;
}

function splitTable(): string {
  const rows = codes.map((code) => `${code}: () => import('${id}/${code}')`);
  return `${head}export const languages = { ...pageOnly, ${rows.join(', ')} };`;
}

function commonSource(language: string, common: PhraseTree, modules: readonly string[]): string {
  const rows = modules.map(
    (module) => `${JSON.stringify(module)}: () => import('${id}/${language}/${module}')`,
  );
  return `export const common = ${JSON.stringify(common)};\nexport const ofModules = { ${rows.join(', ')} };`;
}

/** Makes each `import()` of a module with phrases of its own wait for them. */
function withPhrases(code: string, file: string, src: string, { ofModules }: ModulePhrases) {
  let isChanged = false;
  const changed = code.replaceAll(/\bimport\(\s*'(\.[^']+)',?\s*\)/g, (whole, target: string) => {
    const module = relative(src, resolve(dirname(file), target));
    if (!ofModules.has(module)) return whole;
    isChanged = true;
    return `loadWithPhrases(${JSON.stringify(module)}, () => ${whole})`;
  });
  if (!isChanged) return null;
  const from = JSON.stringify(`${src}/languages/document-phrases.ts`);
  return { code: `import { loadWithPhrases } from ${from};\n${changed}`, map: null };
}
