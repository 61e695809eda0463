import { glob, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipWith } from 'node:zlib';
import type { Build } from './built-stamp.ts';
import { root } from './run.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWith);

const web = `${root}apps/web`;
const dist = `${web}/dist`;

const sources = [
  'package-lock.json',
  'apps/web/{package.json,*.ts}',
  'apps/web/{src,public}/**/*.*',
  'packages/{contract,phrases}/src/**/*.ts',
];

/** Build of the browser's files, and of the renderer that the server loads. */
export const pagesBuild: Build = { dist, sources, make };

async function make(): Promise<void> {
  const { build } = await import('vite');
  const options = { configFile: `${web}/vite.config.ts`, logLevel: 'warn' } as const;
  process.env['NODE_ENV'] = 'production';
  await build(options);
  await build({ ...options, build: { ssr: true } });
  await compressFiles();
}

/**
 * Writes each text file's compressed forms beside it, so that none is compressed at every request. Processors share the
 * work, which is a third of a build's.
 */
async function compressFiles(): Promise<void> {
  const files = glob('dist/client/assets/*.{js,css,svg}', { cwd: web });
  const takeTurns = async () => {
    for await (const file of files) await compress(`${web}/${file}`);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content));
  await writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
}
