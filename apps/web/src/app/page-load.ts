import type { QueryClient } from '@tanstack/react-query';
import type { StaticHandlerContext } from 'react-router';
import type { CallEndpoint } from '../api/api.ts';
import { pageConfigQueries } from '../parts/institution/page-config.ts';
import { isPageHandle, prepareSections } from './page-route.ts';
import { queryOptions } from '../api/query.ts';
import { areaAt } from './route-areas.ts';
import { routeStatus, statusOf } from './page-status.ts';

/** Makes all queries that the page shows first; its first query decides the status. */
export async function loadPage(
  context: StaticHandlerContext,
  request: Request,
  client: QueryClient,
  call: CallEndpoint,
): Promise<{ status: number; files: readonly string[] }> {
  const url = new URL(request.url);
  const handles = handlesOf(context);
  const queries = handles.flatMap(({ handle, params }) => handle.queries?.({ params, url }) ?? []);
  const prepared = handles.map(({ handle, params }) => prepareSections(handle, { params, url }));
  await Promise.all(
    [...pageConfigQueries, ...queries].map((query) =>
      client.prefetchQuery(queryOptions(call, query)),
    ),
  );
  return {
    status: statusOf(client, queries[0], routeStatus(client, context, url)),
    files: [areaAt(url.pathname)?.file ?? [], ...(await Promise.all(prepared))].flat(),
  };
}

/** Lists the pages that the address matches, from the outermost, each with its parameters. */
function handlesOf({ matches }: StaticHandlerContext) {
  return matches.flatMap(({ route, params }) =>
    isPageHandle(route.handle) ? [{ handle: route.handle, params }] : [],
  );
}
