import { randomBytes } from 'node:crypto';
import { secretName } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { deviceHash } from '../auth/index.ts';
import { beginAt } from './begin-at.ts';
import { addressesOf } from './provider-addresses.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { ProviderFault } from './provider-fault.ts';
import type { Provider } from './provider-repository.ts';
import { newCode, writeSignIn, type UnderWay } from './sign-in-repository.ts';

interface SignInOrigin {
  readonly row: Pick<UnderWay, 'target' | 'is_kept' | 'in_dialog' | 'session_id'>;
  readonly device: string | null;
  readonly origin: string;
}

/** Leads to a provider. What comes back is taken in this browser alone. */
export async function lead(
  deps: ProviderDeps,
  provider: Provider,
  { row, device, origin }: SignInOrigin,
): Promise<
  { readonly status: 200; readonly body: { url: string }; readonly device: string } | Refusal
> {
  // A name in XML, too: it is what a request of SAML is called.
  const state = `_${newCode()}`;
  const returnAddress = addressesOf(origin, provider).retorno;
  const isAnew = row.session_id !== null;
  try {
    const { url, proof } = await beginAt(deps, provider, { state, returnAddress, isAnew });
    const kept = device ?? randomBytes(16).toString('base64url');
    const underWay = {
      ...row,
      provider_id: provider.id,
      browser: deviceHash(kept),
      proof: deps.safe.seal(Buffer.from(proof), secretName.providerSignIn),
      return_address: returnAddress,
    };
    await writeSignIn(deps.db, state, underWay, deps.clock.now());
    return { status: 200, body: { url }, device: kept };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    deps.log.warn({ provider: provider.id, reason: error.reason }, error.message);
    return refuse(503, 'ProvedorForaDoAr');
  }
}
