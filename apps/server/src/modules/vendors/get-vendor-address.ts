import { addressOnHost, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import type { Clock } from '../../platform/clock.ts';
import { hmac, loadServerKey } from '../auth/index.ts';
import { findVendors } from './repository.ts';
import { vendorToken } from './vendor-token.ts';

interface VendorDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Says to the vendor that a reader of ours comes, and always the same one; not who that is. */
export function getVendorAddress({
  db,
  clock,
}: VendorDeps): UseCase<typeof endpoints.getVendorAddress> {
  return async ({ body: { base } }, { person }) => {
    const vendor = (await findVendors(db)).find(({ name }) => name === base);
    const url = vendor && addressOnHost(vendor.address, vendor.hosts);
    if (!vendor || !url) return refuse(404, 'FornecedorNaoDisponivel');
    const key = await loadServerKey(db, 'vendor-readers');
    const reader = hmac(key, `${base} ${person.personId}`);
    url.searchParams.set('token', await vendorToken(vendor, reader, clock));
    return { status: 200, body: { url: url.href } };
  };
}
