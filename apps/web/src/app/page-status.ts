import { featurePlaces } from '@estante/contract/plain';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath, type StaticHandlerContext } from 'react-router';
import type { ApiFailure, Output } from '../api/api.ts';
import { featuresQuery } from '../parts/institution/page-config.ts';
import { isPageHandle } from './page-route.ts';
import { queryKey, type EndpointQuery } from '../api/query.ts';

/** Status of a page; one that is switched off is not found, though its first query was refused for that. */
export function statusOf(
  client: QueryClient,
  first: EndpointQuery | undefined,
  own: number,
): number {
  const isOff = own === 404 && client.getQueryData(queryKey(featuresQuery)) !== undefined;
  return isOff ? own : (failureStatus(client, first) ?? own);
}

/** Status that a page states of itself; 404 where one of its features is off. */
export function routeStatus(client: QueryClient, context: StaticHandlerContext, url: URL): number {
  const features = client.getQueryData<Output<'getFeatures'>>(queryKey(featuresQuery));
  if (features && isSwitchedOff(url.pathname, features)) return 404;
  const match = context.matches.at(-1);
  const status = isPageHandle(match?.route.handle) ? match.route.handle.status : undefined;
  if (typeof status !== 'function') return status ?? context.statusCode;
  return status({ params: match?.params ?? {}, url }, features?.guias ?? [], (query) =>
    client.getQueryData(queryKey(query)),
  );
}

function isSwitchedOff(pathname: string, features: Output<'getFeatures'>): boolean {
  const on = new Set<number | string>([
    ...features.atividades.map((one) => one.cod_atividade),
    ...features.guias,
  ]);
  return featurePlaces.some(
    ({ feature, pages }) =>
      !on.has(feature) &&
      pages.some((page) => matchPath(page.replace(/^\./, '/acervo/:codAcervo'), pathname)),
  );
}

function failureStatus(client: QueryClient, query: EndpointQuery | undefined): number | null {
  const state = query && client.getQueryState<unknown, ApiFailure>(queryKey(query));
  if (state?.status !== 'error') return null;
  return state.error?.status || 503;
}
