import type { FastifyRequest } from 'fastify';
import type { ProviderDeps } from './provider-deps.ts';
import { findProvider, type Protocol } from './provider-repository.ts';

/** Rate of the addresses that providers call. */
export const routeConfig = { rate: 'accountPage' } as const;

/** Parts that the routes of providers take. */
export interface RouteDeps extends ProviderDeps {
  /** Origin of the site; null: that of the request. */
  readonly origin: string | null;
}

/** Finds the provider that an address names, which speaks the protocol; null where none does, or where it is not in use. */
export async function providerOf(
  { db }: ProviderDeps,
  { params }: FastifyRequest,
  protocol: Protocol,
  isForSetup = false,
) {
  const { id } = params as { readonly id: string };
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  // Its metadata is what it is set up by, there and then here.
  const found = await findProvider(db, Number(id));
  return found?.protocol === protocol && (found.enabled || isForSetup) ? found : null;
}

/** Query of a request as it was sent, with its '?'; '' for none. */
export function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
