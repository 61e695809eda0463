import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageOnlyLanguages } from '@estante/contract';
import type { Plugin } from 'vite';

const id = 'virtual:locales';
const resolved = `\0${id}`;

/** Folder of the phrases, a file for each language. */
export const localesFolder = join(import.meta.dirname, '../../packages/phrases/src/locales');

/** Languages of the pages alone whose file exists. */
export function languagesIn(folder: string): readonly (typeof pageOnlyLanguages)[number][] {
  return pageOnlyLanguages.filter((code) => existsSync(join(folder, `${code}.ts`)));
}

/** Provides `virtual:locales`, a loader for each of those languages: a file put in the folder is offered. */
export function localeTable(folder: string): Plugin {
  const rows = () =>
    languagesIn(folder).map((code) => {
      const file = JSON.stringify(join(folder, `${code}.ts`));
      return `${code}: () => import(${file}).then((all) => all.${code})`;
    });
  return {
    name: 'estante:locale-table',
    resolveId: (source) => (source === id ? resolved : null),
    load: (source) =>
      source === resolved ? `export const loaders = { ${rows().join(', ')} };` : null,
  };
}
