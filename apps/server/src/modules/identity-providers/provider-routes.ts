import { secretName } from '@estante/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { arrive } from './arrive.ts';
import { originOf } from '../../endpoint/origin.ts';
import { endByOidcProvider, endOidc } from './oidc/index.ts';
import { addressesOf } from './provider-addresses.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { ProviderFault } from './provider-fault.ts';
import { findProvider, type Protocol, type Provider } from './provider-repository.ts';
import { openSecret } from './provider-secret.ts';
import {
  endByProvider,
  endSaml,
  loadEncryptionKey,
  metadataOf,
  requestIdIn,
} from './saml/index.ts';
import { takeSignIn } from './sign-in-repository.ts';

const config = { rate: 'accountPage' } as const;

interface RouteDeps extends ProviderDeps {
  /** Origin of the site; null: that of the request. */
  readonly origin: string | null;
}

/** Registers the addresses that providers send browsers back to, and those that their servers call. */
export function registerProviderRoutes(app: FastifyInstance, deps: RouteDeps): void {
  registerOidc(app, deps);
  registerSaml(app, deps);
}

function registerOidc(app: FastifyInstance, deps: RouteDeps): void {
  app.get('/entrar/oidc/:id', { config, exposeHeadRoute: false }, async (request, reply) => {
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
  });
  registerOidcSignOut(app, deps);
}

/** Said from server to server: what counts is who signed it. */
function registerOidcSignOut(app: FastifyInstance, deps: RouteDeps): void {
  const form = { config: { ...config, takesForm: true }, bodyLimit: 65_536 };
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

function registerSaml(app: FastifyInstance, deps: RouteDeps): void {
  const own = (request: FastifyRequest, provider: Provider) =>
    addressesOf(originOf(request, deps.origin), provider);
  // Posted by a page of the provider: what counts is what it is signed by, not where it came from.
  const form = { config: { ...config, takesForm: true }, bodyLimit: 524_288 };
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
  app.get('/entrar/saml/:id/metadados', { config }, async (request, reply) => {
    const provider = await providerOf(deps, request, 'saml', true);
    if (!provider) return reply.callNotFound();
    const key = await loadEncryptionKey(deps);
    return reply
      .type('application/samlmetadata+xml; charset=utf-8')
      .send(await metadataOf(provider, own(request, provider), key));
  });
  const signOut = { config, exposeHeadRoute: false };
  app.get('/entrar/saml/:id/saida', signOut, async (request, reply) => {
    const provider = await providerOf(deps, request, 'saml');
    if (!provider) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    const query = queryOf(request);
    // Its answer to our own request: here the session has ended before.
    if (!new URLSearchParams(query).has('SAMLRequest')) return reply.redirect('/sair', 303);
    try {
      const at = new Date(deps.clock.now().epochMilliseconds);
      const sent = { own: own(request, provider), query, at };
      return await reply.redirect(await endByProvider(deps.db, provider, sent), 303);
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      deps.log.warn({ provider: provider.id, reason: error.reason }, error.message);
      return reply.redirect('/entrar?falha=EntradaNaoConcluida', 303);
    }
  });
}

/** '' where it cannot be read: then nothing was asked that it answers. */
function idIn(sent: unknown): string {
  try {
    return requestIdIn(sent);
  } catch (error) {
    if (error instanceof ProviderFault) return '';
    throw error;
  }
}

async function providerOf(
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

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
