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

/** Query: a call named before it is made. */
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
 * Reads a page of a list: asked again each time it is opened; the page before stays on show until the new one
 * comes.
 */
export function useListEndpoint<Name extends EndpointName>(
  query: EndpointQuery<Name>,
  options: Options<Name> = {},
): UseQueryResult<Output<Name>, ApiFailure> {
  return useEndpoint(query, { placeholderData: keepPreviousData, staleTime: 0, ...options });
}

/**
 * Asks again for what an act has changed: the queries whose keys begin with these. A query under way was
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

/**
 * Gives the milliseconds before a retry: a busy server says two to five seconds, spread so that clients do
 * not retry at once.
 */
const retryDelay = () => 2000 + 3000 * Math.random();

/**
 * Makes the client of the queries. Answers are fresh for a minute. In a browser, a call that could not reach
 * the server, or that it was too busy for, is tried once more; a page rendered on the server shows the
 * failure at once.
 */
export function createQueryClient({ retries }: { readonly retries: 0 | 1 }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // A call that reaches no server fails at once, and does not wait in silence for the network to be
        // back.
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
