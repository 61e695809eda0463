import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { shortClassNames } from './class-names.ts';
import { endpointTable } from './endpoint-table.ts';
import { languagesIn, localesFolder, localeTable } from './locale-table.ts';
import { pageFiles } from './page-files.ts';
import { phraseTable } from './phrase-table.ts';
import { leaveOutUnusedComponents } from './unused-components.ts';

/** Regions of the languages in React Aria's own sentences. */
const regions = { fr: 'fr-FR', it: 'it-IT' } as const;
const own = languagesIn(localesFolder).map((code) => regions[code]);
const locales = ['pt-BR', 'en-US', 'es-ES', ...own];

/** Groups modules that six pages or more share: some twenty files a page in place of ninety. */
const shared = (name: string, test: RegExp, minShareCount = 6) => ({
  name,
  test,
  minShareCount,
  priority: 1,
});

const groups = [
  // Modules that every page loads. The entry itself is left out: it waits for pages, which would wait for it.
  // So are those of the page shown when the site is overloaded, which must be small.
  {
    name: 'frame',
    tags: ['$initial' as const],
    test: /^(?!.*(entry-client|entry-pass|altcha))/,
    priority: 2,
  },
  // Parts that the front page, the first of most visits, shows too; then the others. Left to the bundler: parts for
  // staff, a library's fields and choice, the page of an empty address, and the confirmation at a provider.
  shared(
    'search',
    /src\/(parts\/(search|title|page(?!\/nothing-here)|libraries(?!\/library-(fields|select))|saved-items)\/|ui\/(\w+\/)?(bookshelf|cover|disclosure|page-header|shelf|suggest|search|tabs|use-))/,
  ),
  shared(
    'lists',
    /src\/(parts\/(?!staff\/|page\/nothing-here|libraries\/library-(fields|select)|patrons\/[\w-]*(provider|confirm))|ui\/(\w+\/)?(layouts\/(?!flow)|table|pagin|avail|definition|switch|check|confirm))/,
  ),
  // List of the staff's tasks: their pages and menus alone load it.
  {
    name: 'staff-pages',
    test: /contract\/src\/protocol\/staff-page\.ts|session\/use-permission/,
    priority: 2,
  },
  // Parts common to dialogs that open later are not loaded by each page: more pages have to share them.
  shared('parts', /src\/(ui|browser|languages|api|session)\/|packages\//, 24),
];

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    leaveOutUnusedComponents(),
    endpointTable(),
    pageFiles(import.meta.dirname),
    localeTable(localesFolder),
    phraseTable(join(import.meta.dirname, 'src')),
    { ...optimizeLocales.vite({ locales }), enforce: 'pre' as const },
  ],
  // In development a class names its file.
  ...(command === 'build' && {
    css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  }),
  build: {
    target: ['chrome104', 'firefox110', 'edge110'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    // One file of 17 kB loads sooner than thirty that hold up the first paint.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx' }
      : {
          input: ['src/app/entry-client.tsx', 'src/app/entry-pass.ts'],
          output: { codeSplitting: { groups } },
        },
  },
  ssr: { noExternal: [/^@estante\//] },
}));
