import { sitePath, type endpoints } from '@estante/contract';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { passwordRulesOf, refuseMore } from '../auth/index.ts';
import { readSettings } from '../institution/index.ts';
import { lead } from './lead.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { findProvider, findProviders } from './provider-repository.ts';

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

/** Leads to a provider, to begin a session. */
export function startProviderSignIn(
  deps: ProviderDeps,
): UseCase<typeof endpoints.startProviderSignIn> {
  return async ({ params: { id }, body }, { device, limiter, origin }) => {
    const tooMany = await refuseMore(limiter, 'signIn');
    if (tooMany) return tooMany;
    const provider = await findProvider(deps.db, id);
    if (!provider?.enabled || provider.protocol === 'ldap') return refuse(404, 'NaoEncontrado');
    const row = {
      target: sitePath(body.redirect),
      is_kept: body.manter,
      in_dialog: body.em_janela,
      session_id: null,
    };
    return lead(deps, provider, { row, device, origin });
  };
}
