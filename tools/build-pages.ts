import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isBuiltFrom, stampBuilt } from './built-stamp.ts';
import { digestOfFiles } from './digest-of-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = `${root}apps/web`;
const dist = `${web}/dist`;

/** Everything the built pages are made of. */
const sources = [
  'package-lock.json',
  'apps/web/{package.json,*.ts}',
  'apps/web/{src,public}/**/*.*',
  'packages/{contract,phrases}/src/**/*.ts',
];

/** Builds what the browser loads, and the renderer the server loads. */
export async function buildPages(): Promise<void> {
  const { build } = await import('vite');
  const digest = digestOfFiles(root, sources);
  const options = { configFile: `${web}/vite.config.ts`, logLevel: 'warn' } as const;
  process.env['NODE_ENV'] = 'production';
  await build(options);
  await build({ ...options, build: { ssr: true } });
  await compressFiles();
  await stampBuilt(dist, digest);
}

/** Beside each text file its compressed forms, so that none is compressed at every request. */
async function compressFiles(): Promise<void> {
  for await (const file of glob('dist/client/assets/*.{js,css,svg}', { cwd: web })) {
    const content = await readFile(`${web}/${file}`);
    await writeFile(`${web}/${file}.br`, brotliCompressSync(content));
    await writeFile(`${web}/${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Whether the pages were built from other sources than those that are here, or are damaged. */
export async function arePagesStale(): Promise<boolean> {
  return !(await isBuiltFrom(dist, digestOfFiles(root, sources)));
}
