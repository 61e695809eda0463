import { secretName } from '@estante/database';
import { addressOnHost, type endpoints } from '@estante/contract';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { hmac, loadServerKey, type KeyDeps } from '../auth/index.ts';
import { findVendors } from './repository.ts';
import { placeToken } from './place-token.ts';

interface VendorDeps extends KeyDeps {
  readonly clock: Clock;
}

/**
 * Gets the address of a vendor, which is told that a reader of ours comes, by an alias that is always the same; not who
 * that is.
 */
export function getVendorAddress(deps: VendorDeps): UseCase<typeof endpoints.getVendorAddress> {
  const { db, clock, safe } = deps;
  return async ({ body: { base } }, { person }) => {
    const vendor = (await findVendors(db)).find(({ name }) => name === base);
    const url = vendor && addressOnHost(vendor.address, vendor.hosts);
    if (!vendor?.secret || !url) return refuse(404, 'FornecedorNaoDisponivel');
    const secret = safe.open(vendor.secret, secretName.vendor(vendor.name));
    const key = await loadServerKey(deps, 'vendor-readers');
    const reader = hmac(key, `${base} ${person.personId}`);
    url.searchParams.set('token', await placeToken(vendor.name, secret, { reader, clock }));
    return { status: 200, body: { url: url.href } };
  };
}
