import { readFileSync } from 'node:fs';
import type { DocumentAssets } from './document-state.ts';

/** Vite's manifest: each source file with its built file. */
type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
    }
  >
>;

const entry = 'src/app/entry-client.tsx';
/** Sheet of the styles of all pages. */
const styles = 'style.css';

/** Finds the files of a document: those of the entry and of what it shows first, and their phrases. */
export type FindAssets = (shown: readonly string[], language: string) => DocumentAssets;

/** Finds the files in the manifest of the built pages, beside which this module is built. */
export function builtAssets(manifestUrl: URL): FindAssets {
  const manifest = JSON.parse(readFileSync(manifestUrl, 'utf8')) as Manifest;
  return (shown, language) => {
    const phrases = shown.map((file) => phrasesOf(language, file.replace(/^src/, '')));
    const files = [
      ...withImports(manifest, [entry, ...shown, phrasesOf(language, ''), ...phrases]),
    ];
    const chunks = files.flatMap((file) => manifest[file] ?? []);
    return {
      entry: `/${manifest[entry]?.file ?? ''}`,
      styles: [`/${manifest[styles]?.file ?? ''}`],
      preloads: chunks.slice(1).map(({ file }) => `/${file}`),
      inline: [],
    };
  };
}

/** Finds the files during development, while Vite serves the sources and brings the styles itself. */
export const sourceAssets: FindAssets = () => ({
  entry: `/${entry}`,
  styles: [],
  preloads: [],
  inline: [
    `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/@vite/client');`,
  ],
});

/** Gives the name that the manifest has for a module of phrase-table.ts. */
const phrasesOf = (language: string, module: string) =>
  `../../virtual:phrases/${language}${module}`;

function withImports(
  manifest: Manifest,
  files: readonly string[],
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    withImports(manifest, manifest[file]?.imports ?? [], found);
  }
  return found;
}
