import { globSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Build } from './built-stamp.ts';
import { root } from './run.ts';

const server = `${root}apps/server`;
const dist = `${server}/dist`;

const sources = [
  'package-lock.json',
  'tools/build-server.ts',
  'apps/server/{package.json,src/**/*.ts}',
  'packages/*/{package.json,src/**/*.ts}',
  '{tsconfig.base.json,{apps/server,packages/*}/tsconfig.json}',
];

/** Modules that are started: the server, its further processes, and their threads. */
const entries = [
  'apps/server/src/main.ts',
  'apps/server/src/processes/worker-process.ts',
  '{apps/server,packages/search-engine}/src/**/*-worker.ts',
];

/**
 * Puts what is ours, some two thousand modules, into the few files that `npm start` loads. Packages stay as they
 * are installed, but for Kysely, which only we load.
 */
export const serverBuild: Build = { dist, sources, make };

async function make(): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: server,
    logLevel: 'warn',
    plugins: [leadingAddresses()],
    ssr: { noExternal: [/^@estante\//, 'kysely'] },
    build: {
      ssr: true,
      outDir: dist,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: entryFiles(),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

function entryFiles(): string[] {
  const found = globSync(entries, { cwd: root, exclude: ['**/testing/**'] });
  return found.map((path) => join(root, path));
}

const address = /new URL\((["'])(\.[^"']*)\1, import\.meta\.url\)|import\.meta\.url/g;

/**
 * Redirects addresses beside a source to its place, as `source` has it from the built files, such as '../src/main.ts';
 * a program's name without an ending leads to its built file.
 */
export function leadAddresses(code: string, source: string, programs: ReadonlySet<string>): string {
  const place = `new URL(${JSON.stringify(source)}, import.meta.url)`;
  return code.replaceAll(address, (whole, _quote: string, path = '') => {
    if (whole === 'import.meta.url') return `${place}.href`;
    const name = basename(path, '.ts');
    return programs.has(name)
      ? `new URL("./${name}.js", import.meta.url)`
      : `new URL(${JSON.stringify(path)}, ${place})`;
  });
}

function leadingAddresses(): Plugin {
  const programs = new Set(entryFiles().map((path) => basename(path, '.ts')));
  return {
    name: 'leading-addresses',
    transform: (code, id) =>
      code.includes('import.meta.url') ? leadAddresses(code, relative(dist, id), programs) : null,
  };
}
