import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointTable } from './endpoint-table.ts';

/** React Aria's own sentences, for the languages of the interface. */
const locales = ['pt-BR', 'en-US', 'es-ES'];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    endpointTable(),
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
