import './trusted-types.ts';
import '../ui/styles.css';
import { hydrate as hydrateQueries } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApi } from '../api/api.ts';
import { LiveContext } from '../browser/use-is-live.ts';
import { brandIn } from './brand-in.ts';
import { Document } from './document.tsx';
import { readState } from './document-state.ts';
import { openDocumentPhrases } from '../languages/document-phrases.ts';
import { releaseHeld } from './held-forms.ts';
import { isPageHandle, prepareSections } from './page-route.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from '../api/query.ts';
import { addAreaOnNavigation, areaAt, withAreas } from './route-areas.ts';
import { routes } from './routes.tsx';
import { createSender } from '../api/send.ts';
import { forgetPersonalArea, keepPageConfig } from '../parts/institution/kept-page-config.ts';
import { searchLog } from '../parts/search/search-log.ts';
import { browserSession, isSessionKept } from '../session/browser-session.ts';
import { forgetSelection } from '../parts/title/kept-selection.ts';
import { keepCardWithSession } from '../parts/patrons/forget-card.ts';
import { onPersonGone, onSignOut } from '../session/person-change.ts';
import { forgetPersonalAnswers } from '../session/personal-answers.ts';
import { watchUntilHydrated } from './until-hydrated.ts';

const watch = watchUntilHydrated();
const { language, origin, queries, assets } = readState();
const [phrases, loaded] = await Promise.all([
  openDocumentPhrases(language),
  loadMatchedPages(),
  // Calls of patrons go at once, as before the reader leaves.
  isSessionKept() ? import('virtual:patron-endpoints').catch(() => null) : null,
]);
if (watch.isElsewhere) await new Promise(() => {});

const client = createQueryClient({ retries: 1 });
hydrateQueries(client, queries);
const send = createSender({
  origin: location.origin,
  fetch: (request) => fetch(request),
  language: () => phrases.read().i18n.language,
});
const session = browserSession(send);
const call = createApi(send, session);
forgetPersonalAnswers(session, client);
// A selection stays with the reader who signs in; the next person at the browser finds nothing of it.
onPersonGone(session, forgetSelection);
onSignOut(session, () => {
  searchLog.forget();
  forgetPersonalArea();
});
keepCardWithSession(session);
session.subscribe(loadPatronEndpoints);
void keepPageConfig(client);
void session.start();
// The page stays as the server rendered it: the reader may have scrolled already, and keeps their place.
const router = createBrowserRouter(loaded, {
  hydrationData: {},
  patchRoutesOnNavigation: addAreaOnNavigation,
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document language={language} assets={assets} state="" nonce="" brand={brandIn(client)}>
        <Providers call={call} client={client} phrases={phrases} origin={origin} session={session}>
          <HydrationWatch then={begin}>
            <RouterProvider router={router} />
          </HydrationWatch>
        </Providers>
      </Document>
    </StrictMode>,
  );
});

/** Ends the watch over a page not hydrated yet, and carries out what the reader did before then. */
function begin(): void {
  watch.end();
  void releaseHeld();
}

/**
 * Loads the pages that the server rendered, which must be there before hydration. Returns the routes with
 * them.
 */
async function loadMatchedPages(): Promise<RouteObject[]> {
  const area = await areaAt(location.pathname)?.load();
  const table = withAreas(routes, area ? [area] : []);
  const matches = matchRoutes(table, location) ?? [];
  const url = new URL(location.href);
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
      if (isPageHandle(route.handle)) await prepareSections(route.handle, { params, url });
    }),
  );
  return table;
}

interface HydrationWatchProps {
  readonly then: () => void;
  readonly children: ReactNode;
}

/**
 * Shows what needs scripts once React has hydrated the page, a little at a time so that a tap is not kept
 * waiting, and then runs `then`. Beside the router it would change what `useId` gives.
 */
function HydrationWatch({ then, children }: HydrationWatchProps) {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => startTransition(() => setIsLive(true)), []);
  useEffect(() => {
    if (isLive) then();
  }, [isLive, then]);
  return <LiveContext value={isLive}>{children}</LiveContext>;
}

/** Loads the endpoints of patrons once a person has signed in, who calls them before long. */
function loadPatronEndpoints(): void {
  if (session.read().kind === 'signed-in') void import('virtual:patron-endpoints').catch(() => {});
}
