import { readFileSync } from 'node:fs';
import type { DocumentAssets } from './document-state.ts';

/** Vite's manifest: each source file with what it became. */
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
/** The styles of all pages together. */
const styles = 'style.css';

/** Finds the files of a document: of the entry, of what it shows first, and their phrases. */
export type FindAssets = (shown: readonly string[], language: string) => DocumentAssets;

/** From the manifest of the built pages, beside which this module is built. */
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

/** While developing, Vite serves the sources and brings the styles itself. */
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

/** As the manifest names what phrase-table.ts makes. */
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
