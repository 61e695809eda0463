import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointTable } from './endpoint-table.ts';
import { languagesIn, localesFolder, localeTable } from './locale-table.ts';

/** React Aria's own sentences, for the languages of the interface. */
const regions = { fr: 'fr-FR', it: 'it-IT' } as const;
const own = languagesIn(localesFolder).map((code) => regions[code]);
const locales = ['pt-BR', 'en-US', 'es-ES', ...own];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    endpointTable(),
    localeTable(localesFolder),
    { ...optimizeLocales.vite({ locales }), enforce: 'pre' as const },
  ],
  build: {
    target: ['chrome104', 'firefox110', 'edge110'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
    },
  },
  ssr: { noExternal: [/^@estante\//] },
}));
