import { randomBytes } from 'node:crypto';
import { sitePath, type endpoints } from '@estante/contract';
import { secretName } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { deviceHash, passwordRulesOf, refuseMore } from '../auth/index.ts';
import { readSettings } from '../institution/index.ts';
import { beginAt } from './begin-at.ts';
import { addressesOf } from './provider-addresses.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { ProviderFault } from './provider-fault.ts';
import { findProvider, findProviders } from './provider-repository.ts';
import { newCode, writeSignIn } from './sign-in-repository.ts';

export function listSignInWays({
  db,
}: Pick<ProviderDeps, 'db'>): UseCase<typeof endpoints.listSignInWays> {
  return async () => {
    const open = (await findProviders(db)).filter(({ enabled }) => enabled);
    const led = open.filter(({ protocol }) => protocol !== 'ldap');
    const isByDirectory = led.length < open.length;
    const settings = await readSettings(db);
    return {
      status: 200,
      body: {
        provedores: led.map(({ id, name }) => ({ codigo: id, nome: name })),
        senha: isByDirectory ? 'todos' : settings.ownPasswords,
        regras_senha: passwordRulesOf(settings),
      },
    };
  };
}

/** Leads to a provider. What comes back is taken in this browser alone. */
export function startProviderSignIn(
  deps: ProviderDeps,
): UseCase<typeof endpoints.startProviderSignIn> {
  return async ({ params: { id }, body }, { device, limiter, origin }) => {
    const tooMany = await refuseMore(limiter, 'signIn');
    if (tooMany) return tooMany;
    const provider = await findProvider(deps.db, id);
    if (!provider?.enabled || provider.protocol === 'ldap') return refuse(404, 'NaoEncontrado');
    // A name in XML, too: it is what a request of SAML is called.
    const state = `_${newCode()}`;
    const returnAddress = addressesOf(origin, provider).retorno;
    try {
      const { url, proof } = await beginAt(deps, provider, { state, returnAddress });
      const kept = device ?? randomBytes(16).toString('base64url');
      const row = {
        provider_id: id,
        browser: deviceHash(kept),
        proof: deps.safe.seal(Buffer.from(proof), secretName.providerSignIn),
        return_address: returnAddress,
        target: sitePath(body.redirect),
        is_kept: body.manter,
        in_dialog: body.em_janela,
      };
      await writeSignIn(deps.db, state, row, deps.clock.now());
      return { status: 200, body: { url }, device: kept };
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      deps.log.warn({ provider: id, reason: error.reason }, error.message);
      return refuse(503, 'ProvedorForaDoAr');
    }
  };
}
