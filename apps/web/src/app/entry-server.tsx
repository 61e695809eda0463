import { createHash } from 'node:crypto';
import type { PageLanguage } from '@estante/contract/plain';
import type { RenderPage } from '@estante/contract';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { createApi } from '../api/api.ts';
import { builtAssets, sourceAssets } from './assets.ts';
import { Document } from './document.tsx';
import { writeState, type DocumentState } from './document-state.ts';
import { openPhraseBook } from '../languages/phrase-book.ts';
import { createKeptMarkup, type Gaps } from './kept-markup.ts';
import { markupOf } from './markup-of.ts';
import { libraryToday } from '../parts/dates/library-today.ts';
import { brandIn } from './brand-in.ts';
import { isPageLanguage, pageLanguages } from '../languages/page-languages.ts';
import { isPageHandle } from './page-route.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from '../api/query.ts';
import { loadAreas, withAreas } from './route-areas.ts';
import { routes } from './routes.tsx';
import { createSender } from '../api/send.ts';
import { loadPage } from './page-load.ts';

/** Languages that a page may be requested in. */
export { pageLanguages as languages };

const findAssets = import.meta.env.DEV
  ? sourceAssets
  : builtAssets(new URL('../client/.vite/manifest.json', import.meta.url));

const handler = createStaticHandler(withAreas(routes, await loadAreas()));

/** Cache of the markup of some three hundred pages. */
const kept = createKeptMarkup(32 * 1_048_576);

/** Renders a page of the route table as a whole document, its data inside. */
export const render: RenderPage = async (request, { fetch, language: asked, nonce, origin }) => {
  const language: PageLanguage = isPageLanguage(asked) ? asked : 'pt';
  const context = await handler.query(request);
  if (context instanceof Response) return context;
  const canonical = canonicalAddress(context, request);
  if (canonical !== null) {
    return new Response(null, { status: 303, headers: { location: canonical } });
  }
  const call = createApi(
    createSender({ origin: 'http://localhost', fetch, language: () => language }),
    null,
  );
  const client = createQueryClient({ retries: 0 });
  const { status, files } = await loadPage(context, request, client, call);
  const state: DocumentState = {
    language,
    origin,
    queries: dehydrate(client),
    assets: findAssets(files, language),
  };
  const phrases = await openPhraseBook(language);
  const make = (gaps: Gaps) =>
    markupOf(
      <Document
        language={language}
        assets={state.assets}
        state={gaps.state}
        nonce={gaps.nonce}
        brand={brandIn(client)}
      >
        <Providers call={call} client={client} phrases={phrases} origin={origin}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </Document>,
      gaps.nonce,
    );
  const key = keyOf(client, [request.url, language, origin, ...files]);
  const markup = await kept.markup(key, { nonce, state: writeState(state) }, make);
  return new Response(markup, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
};

/**
 * Makes the key of a page's markup from all that goes into it: the address, the day, and the answers to its
 * calls. Null where one has failed. Calls are made for each page anew: nothing stale is shown.
 */
function keyOf(client: QueryClient, of: readonly string[]): string | null {
  const queries = client.getQueryCache().getAll();
  if (queries.some(({ state }) => state.status !== 'success')) return null;
  const answers = queries.map(({ queryHash, state }) => [queryHash, state.data]);
  return createHash('sha256')
    .update(JSON.stringify([of, libraryToday(), answers]))
    .digest('base64url');
}

function canonicalAddress(context: StaticHandlerContext, request: Request): string | null {
  const match = context.matches.at(-1);
  if (!isPageHandle(match?.route.handle)) return null;
  const address = { params: match.params, url: new URL(request.url) };
  return match.route.handle.canonical?.(address) ?? null;
}
