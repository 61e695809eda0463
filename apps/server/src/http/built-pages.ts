import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderPage } from '@estante/contract';
import { startRendering, type RenderingOptions } from './page-threads/start-rendering.ts';
import type { Pages } from './pages.ts';

const dist = new URL('../../../web/dist/', import.meta.url);

/** The pages as `npm run build` has built them; with 0 threads, this one renders them. */
export async function loadPages(options: Omit<RenderingOptions, 'renderer'>): Promise<Pages> {
  const renderer = new URL('server/entry-server.js', dist);
  const { render, languages } =
    options.threads > 0
      ? await startRendering({ ...options, renderer })
      : ((await import(renderer.href)) as Renderer);
  const files = fileURLToPath(new URL('client', dist));
  const threads = Math.max(1, options.threads);
  return { render, languages, threads, files, passScript: await passScriptIn(files) };
}

/** The address of the script on the page that earns a pass, as Vite's manifest has it. */
async function passScriptIn(files: string): Promise<string> {
  const text = await readFile(join(files, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, { readonly file: string }>>;
  return `/${manifest['src/app/entry-pass.ts']?.file ?? ''}`;
}

interface Renderer {
  readonly render: RenderPage;
  readonly languages: readonly string[];
}
