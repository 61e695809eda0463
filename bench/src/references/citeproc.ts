import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Package fetched when it is first used, like the styles: CPAL or AGPL, and no part of this project. */
const citeproc = 'citeproc@2.4.63';

interface Engine {
  setOutputFormat(format: 'text'): void;
  updateItems(ids: readonly string[]): void;
  makeBibliography(): readonly [unknown, readonly string[]];
}

interface Processor {
  readonly Engine: new (
    system: {
      retrieveLocale(language: string): string;
      retrieveItem(id: string): unknown;
    },
    style: string,
    language: string,
  ) => Engine;
}

export interface Folders {
  /** Checkout of citation-style-language/styles. */
  readonly styles: string;
  /** Checkout of citation-style-language/locales. */
  readonly locales: string;
  /** Folder in which citeproc is installed; thrown away afterwards. */
  readonly fetched: string;
}

export interface CslStyle {
  readonly file: string;
  readonly language: string;
}

/** Citer of one style: gives the reference of an item by its number. */
export type Citer = (id: string) => string;

async function fetchProcessor(folder: string): Promise<Processor> {
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', citeproc];
  await promisify(execFile)('npm', args);
  const load: (name: string) => Processor = createRequire(join(folder, 'index.js'));
  return load('citeproc');
}

/** Makes citers of styles, all with the same items. */
export async function citersOf(
  folders: Folders,
  items: ReadonlyMap<string, unknown>,
  styles: readonly CslStyle[],
): Promise<readonly Citer[]> {
  const { Engine } = await fetchProcessor(folders.fetched);
  const locales = new Map<string, string>();
  for (const language of ['en-US', 'en-GB', 'pt-BR'])
    locales.set(language, await readFile(join(folders.locales, `locales-${language}.xml`), 'utf8'));
  const system = {
    retrieveLocale: (language: string) => locales.get(language) ?? locales.get('en-US') ?? '',
    retrieveItem: (id: string) => items.get(id),
  };
  return Promise.all(
    styles.map(async ({ file, language }) => {
      const style = await readFile(join(folders.styles, `${file}.csl`), 'utf8');
      const engine = new Engine(system, style, language);
      engine.setOutputFormat('text');
      return (id: string) => {
        engine.updateItems([id]);
        return engine.makeBibliography()[1][0] ?? '';
      };
    }),
  );
}
