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
  // Their calls go at once, as before one leaves.
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
// A selection goes along with whoever signs in; whoever comes after them finds nothing of theirs.
onPersonGone(session, forgetSelection);
onSignOut(session, () => {
  searchLog.forget();
  forgetPersonalArea();
});
keepCardWithSession(session);
session.subscribe(loadPatronEndpoints);
void keepPageConfig(client);
void session.start();
// As rendered by the server: the reader may have scrolled already, and stays there.
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
          <Hydrated then={begin}>
            <RouterProvider router={router} />
          </Hydrated>
        </Providers>
      </Document>
    </StrictMode>,
  );
});

/** Ends the watch over a page not hydrated yet, and acts on what was done before it was. */
function begin(): void {
  watch.end();
  void releaseHeld();
}

/** The page the server rendered must be there before it is hydrated. Returns the routes with it. */
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

interface HydratedProps {
  readonly then: () => void;
  readonly children: ReactNode;
}

/**
 * Brings in what needs scripts once React has taken the page over, a little at a time so that a tap is not kept
 * waiting, and runs `then` when it is there. Beside the router it would change what `useId` gives.
 */
function Hydrated({ then, children }: HydratedProps) {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => startTransition(() => setIsLive(true)), []);
  useEffect(() => {
    if (isLive) then();
  }, [isLive, then]);
  return <LiveContext value={isLive}>{children}</LiveContext>;
}

/** Loads the endpoints of patrons once somebody has signed in, who calls them before long. */
function loadPatronEndpoints(): void {
  if (session.read().kind === 'signed-in') void import('virtual:patron-endpoints').catch(() => {});
}
