import { fileURLToPath } from 'node:url';
import type { RenderPage } from '@estante/contract';
import { startRendering, type RenderingOptions } from './page-threads/start-rendering.ts';
import type { Pages } from './pages.ts';

const dist = new URL('../../../web/dist/', import.meta.url);

/** The pages as `npm run build` leaves them; without threads, rendered by the one that answers. */
export async function loadPages(options: Omit<RenderingOptions, 'renderer'>): Promise<Pages> {
  const renderer = new URL('server/entry-server.js', dist);
  const { render, languages } =
    options.threads > 0
      ? await startRendering({ ...options, renderer })
      : ((await import(renderer.href)) as Renderer);
  const files = fileURLToPath(new URL('client', dist));
  return { render, languages, threads: Math.max(1, options.threads), files };
}

interface Renderer {
  readonly render: RenderPage;
  readonly languages: readonly string[];
}
