import { useQueries } from '@tanstack/react-query';
import { useContext } from 'react';
import type { EndpointName, Output } from './api.ts';
import { useFailure } from './use-failure.ts';
import { ApiContext, queryOptions, type EndpointQuery } from './query.ts';

/** Joins the answers to several queries of one endpoint: all of them, or the failure. */
export function useEndpoints<Name extends EndpointName>(queries: readonly EndpointQuery<Name>[]) {
  const call = useContext(ApiContext);
  if (!call) throw new Error('useEndpoints outside of ApiContext');
  const results = useQueries({ queries: queries.map((query) => queryOptions(call, query)) });
  const answers = results.flatMap(({ data }): Output<Name>[] => (data === undefined ? [] : [data]));
  const data = answers.length === queries.length ? answers : undefined;
  const lacking =
    results.find(({ isError }) => isError) ?? results.find(({ isPending }) => isPending);
  const error = lacking?.error ?? null;
  const failure = useFailure({
    data,
    error,
    errorUpdateCount: lacking?.errorUpdateCount ?? 0,
    isPlaceholderData: false,
  });
  return {
    data,
    failure: failure ?? error,
    isFetching: results.some((result) => result.isFetching),
    /** Asks again for the queries that failed. */
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
