import { secretName } from '@estante/database';
import type { FastifyInstance } from 'fastify';
import { arrive } from './arrive.ts';
import { providerOf, queryOf, routeConfig, type RouteDeps } from './called-provider.ts';
import { endByOidcProvider, endOidc } from './oidc/index.ts';
import { ProviderFault } from './provider-fault.ts';
import { openSecret } from './provider-secret.ts';
import { takeSignIn } from './sign-in-repository.ts';

/** Registers the addresses of OpenID Connect: where a browser comes back, and the end of a session. */
export function registerOidc(app: FastifyInstance, deps: RouteDeps): void {
  app.get(
    '/entrar/oidc/:id',
    { config: routeConfig, exposeHeadRoute: false },
    async (request, reply) => {
      const provider = await providerOf(deps, request, 'oidc');
      if (!provider) return reply.callNotFound();
      const { state } = request.query as { readonly state?: unknown };
      const sent = typeof state === 'string' ? state : '';
      const underWay = await takeSignIn(deps.db, provider.id, sent, deps.clock.now());
      return arrive(deps, reply, { provider, underWay }, async ({ proof, return_address }) => {
        const { identity, idToken, providerSession, report } = await endOidc(deps, provider, {
          secret: openSecret(deps.safe, provider),
          state: sent,
          proof: deps.safe.open(proof, secretName.providerSignIn).toString(),
          returnAddress: return_address,
          query: queryOf(request),
        });
        return { identity, report, signOut: { session: providerSession, facts: { idToken } } };
      });
    },
  );
  registerOidcSignOut(app, deps);
}

/** Registers the end of a session, said from server to server: what counts is who signed it. */
function registerOidcSignOut(app: FastifyInstance, deps: RouteDeps): void {
  const form = { config: { ...routeConfig, takesForm: true }, bodyLimit: 65_536 };
  app.post('/entrar/oidc/:id/saida', form, async (request, reply) => {
    const provider = await providerOf(deps, request, 'oidc');
    if (!provider) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    const { logout_token: token } = (request.body ?? {}) as { readonly logout_token?: unknown };
    try {
      const secret = openSecret(deps.safe, provider);
      const at = new Date(deps.clock.now().epochMilliseconds);
      await endByOidcProvider(deps, provider, { secret, token, at });
      return await reply.code(200).send();
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      deps.log.warn({ provider: provider.id, reason: error.reason }, error.message);
      return reply.code(400).send({ error: 'invalid_request' });
    }
  });
}
