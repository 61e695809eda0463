import type { FastifyInstance, FastifyRequest } from 'fastify';
import { arrive } from './arrive.ts';
import { originOf } from '../../endpoint/origin.ts';
import { providerOf, queryOf, routeConfig, type RouteDeps } from './called-provider.ts';
import { addressesOf } from './provider-addresses.ts';
import { ProviderFault } from './provider-fault.ts';
import type { Provider } from './provider-repository.ts';
import {
  endByProvider,
  endSaml,
  loadEncryptionKey,
  metadataOf,
  requestIdIn,
} from './saml/index.ts';
import { takeSignIn } from './sign-in-repository.ts';

/** Registers the addresses of SAML: where a browser comes back, what we are set up by there, and the end of a session. */
export function registerSaml(app: FastifyInstance, deps: RouteDeps): void {
  registerSamlReturn(app, deps);
  registerSamlMetadata(app, deps);
  registerSamlSignOut(app, deps);
}

/**
 * Registers the way back, posted by a page of the provider: what counts is what it is signed by, not where it came
 * from.
 */
function registerSamlReturn(app: FastifyInstance, deps: RouteDeps): void {
  const form = { config: { ...routeConfig, takesForm: true }, bodyLimit: 524_288 };
  app.post('/entrar/saml/:id', form, async (request, reply) => {
    const provider = await providerOf(deps, request, 'saml');
    if (!provider) return reply.callNotFound();
    const { SAMLResponse: sent } = (request.body ?? {}) as { readonly SAMLResponse?: unknown };
    const requestId = idIn(sent);
    const underWay = await takeSignIn(deps.db, provider.id, requestId, deps.clock.now());
    return arrive(deps, reply, { provider, underWay }, async (row) => {
      const answered = { requestId, underWay: row, key: await loadEncryptionKey(deps) };
      const { identity, report, ...signOut } = await endSaml(provider, answered, sent);
      const { nameId, nameIdFormat, providerSession } = signOut;
      const facts = { nameId, nameIdFormat, sessionIndex: providerSession };
      return { identity, report, signOut: { session: providerSession || nameId, facts } };
    });
  });
}

function registerSamlMetadata(app: FastifyInstance, deps: RouteDeps): void {
  app.get('/entrar/saml/:id/metadados', { config: routeConfig }, async (request, reply) => {
    const provider = await providerOf(deps, request, 'saml', true);
    if (!provider) return reply.callNotFound();
    const key = await loadEncryptionKey(deps);
    return reply
      .type('application/samlmetadata+xml; charset=utf-8')
      .send(await metadataOf(provider, ownAddresses(deps, request, provider), key));
  });
}

function registerSamlSignOut(app: FastifyInstance, deps: RouteDeps): void {
  const signOut = { config: routeConfig, exposeHeadRoute: false };
  app.get('/entrar/saml/:id/saida', signOut, async (request, reply) => {
    const provider = await providerOf(deps, request, 'saml');
    if (!provider) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    const query = queryOf(request);
    // Its answer to our own request: here the session has ended before.
    if (!new URLSearchParams(query).has('SAMLRequest')) return reply.redirect('/sair', 303);
    try {
      const at = new Date(deps.clock.now().epochMilliseconds);
      const sent = { own: ownAddresses(deps, request, provider), query, at };
      return await reply.redirect(await endByProvider(deps.db, provider, sent), 303);
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      deps.log.warn({ provider: provider.id, reason: error.reason }, error.message);
      return reply.redirect('/entrar?falha=EntradaNaoConcluida', 303);
    }
  });
}

function ownAddresses({ origin }: RouteDeps, request: FastifyRequest, provider: Provider) {
  return addressesOf(originOf(request, origin), provider);
}

/** Id of the request that is answered; '' where it cannot be read: then nothing was asked that it answers. */
function idIn(sent: unknown): string {
  try {
    return requestIdIn(sent);
  } catch (error) {
    if (error instanceof ProviderFault) return '';
    throw error;
  }
}
