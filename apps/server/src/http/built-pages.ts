import { fileURLToPath } from 'node:url';
import { startRendering } from './page-threads/start-rendering.ts';
import type { Pages } from './pages.ts';

const dist = new URL('../../../web/dist/', import.meta.url);

interface Rendering {
  readonly threads: number;
  readonly onWarning: (fault: Error) => void;
}

/** The pages as `npm run build` leaves them. */
export async function loadPages({ threads, onWarning }: Rendering): Promise<Pages> {
  const renderer = new URL('server/entry-server.js', dist);
  const { render, languages } = await startRendering({ renderer, threads, onWarning });
  return { render, languages, threads, files: fileURLToPath(new URL('client', dist)) };
}
