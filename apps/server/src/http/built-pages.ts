import type { RenderPage } from '@estante/contract';
import { fileURLToPath } from 'node:url';
import type { Pages } from './pages.ts';

const dist = new URL('../../../web/dist/', import.meta.url);

/** The pages as `npm run build` leaves them. */
export async function loadPages(): Promise<Pages> {
  const entry: { render: RenderPage; languages: readonly string[] } = await import(
    new URL('server/entry-server.js', dist).href
  );
  return { ...entry, files: fileURLToPath(new URL('client', dist)) };
}
