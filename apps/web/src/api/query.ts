import {
  keepPreviousData,
  onlineManager,
  QueryClient,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ApiFailure, CallEndpoint, EndpointName, Input, Output } from './api.ts';

/** A call as a query: what a page needs, named before it is asked. */
export interface EndpointQuery<Name extends EndpointName = EndpointName> {
  readonly name: Name;
  readonly input: Input<Name>;
}

export function endpointQuery<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
): EndpointQuery<Name> {
  return { name, input };
}

export const ApiContext = createContext<CallEndpoint | null>(null);

/** Gives React Query the key of a query, and the call that answers it. */
export function queryOptions<Name extends EndpointName>(
  call: CallEndpoint,
  { name, input }: EndpointQuery<Name>,
): UseQueryOptions<Output<Name>, ApiFailure> {
  return {
    queryKey: queryKey({ name, input }),
    queryFn: ({ signal }) => call(name, input, signal),
  };
}

export function queryKey({ name, input }: EndpointQuery): readonly unknown[] {
  return [name, input];
}

type Options<Name extends EndpointName> = Omit<
  UseQueryOptions<Output<Name>, ApiFailure>,
  'queryKey' | 'queryFn'
>;

/** The answer to a query, with its loading and failed states. */
export function useEndpoint<Name extends EndpointName>(
  query: EndpointQuery<Name>,
  options: Options<Name> = {},
): UseQueryResult<Output<Name>, ApiFailure> {
  const call = useContext(ApiContext);
  if (!call) throw new Error('useEndpoint outside of ApiContext');
  return useQuery({ ...queryOptions(call, query), ...options });
}

/**
 * The answer to a page of a list: asked again each time that it is opened, and the page before stands there
 * until it is there.
 */
export function useListEndpoint<Name extends EndpointName>(
  query: EndpointQuery<Name>,
  options: Options<Name> = {},
): UseQueryResult<Output<Name>, ApiFailure> {
  return useEndpoint(query, { placeholderData: keepPreviousData, staleTime: 0, ...options });
}

/**
 * Asks again for what an act has changed: the queries whose keys begin so. A query under way was
 * asked before the act; React Query would keep it where it is the first answer.
 */
export async function askAgain(
  client: QueryClient,
  ...keys: readonly (readonly unknown[])[]
): Promise<void> {
  await Promise.all(
    keys.map(async (key) => {
      await client.cancelQueries({ queryKey: key });
      await client.invalidateQueries({ queryKey: key });
    }),
  );
}

/** Milliseconds: a server that is busy says two to five seconds, and not all come at once. */
const retryDelay = () => 2000 + 3000 * Math.random();

/**
 * Answers are fresh for a minute. In a browser, what could not be reached, or had no time, is asked
 * once more; a page that the server renders tells it at once.
 */
export function createQueryClient({ retries }: { readonly retries: 0 | 1 }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // A call that reaches nobody says so, and does not wait in silence for the network to be back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < retries && isPassing(error) && onlineManager.isOnline(),
        retryDelay,
        // A failure the server rendered stays until the reader asks again.
        retryOnMount: false,
        refetchOnWindowFocus: false,
      },
      // Failures travel too, so that the browser hydrates what the server rendered.
      dehydrate: { shouldDehydrateQuery: (query) => query.state.status !== 'pending' },
    },
  });
}

function isPassing(error: Partial<ApiFailure>): boolean {
  return error.status === 0 || error.codigo === 'ServicoIndisponivel';
}
