import { endpoints } from '@estante/contract';
import { tableVersionsOf } from '@estante/database';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import type { CachedResponse } from '../endpoint/cached-response.ts';
import { isAnonymousRead, type EndpointGate } from '../endpoint/gate.ts';
import { registerEndpoint } from '../endpoint/register-endpoint.ts';
import { trackUncached, type ResponseCache } from '../endpoint/response-cache.ts';
import { trackedClock, trackedEngine } from '../endpoint/sources.ts';
import type { EndpointName, UseCase } from '../endpoint/use-case.ts';
import type { Rates } from '../http/rates.ts';
import * as apiKeys from '../modules/api-keys/index.ts';
import * as auth from '../modules/auth/index.ts';
import * as catalogue from '../modules/catalogue/index.ts';
import type { Context } from '../modules/context.ts';
import * as exports from '../modules/exports/index.ts';
import * as identityProviders from '../modules/identity-providers/index.ts';
import * as institution from '../modules/institution/index.ts';
import * as staffAccess from '../modules/staff-access/index.ts';
import { createBreaker } from '../platform/outside/breaker.ts';
import { createOutsideServers } from '../platform/outside/outside-server.ts';
import { useCasesOf } from './use-cases.ts';

type CallDeps = AppDeps & Pick<Context, 'outsideServers'>;

/** Serves every endpoint of the contract. */
export function registerCalls(
  app: FastifyInstance,
  deps: CallDeps,
  rates: Rates,
  responses: ResponseCache<CachedResponse>,
): void {
  const gate = gateOf(deps, rates, responses);
  const context = contextOf(app, deps);
  const forPatrons = useCasesOf(context);
  const forReaders = useCasesOf({
    ...context,
    db: deps.readers,
    engine: trackedEngine(deps.engine),
    clock: trackedClock(deps.clock),
  });
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    // The tables pair each endpoint with its own use case; indexing them by one name loses that.
    type NamedUseCase = UseCase<(typeof endpoints)[typeof name]>;
    const read = forReaders[name] as NamedUseCase;
    const act = forPatrons[name] as NamedUseCase;
    const useCase = (...[request, asker]: Parameters<NamedUseCase>) =>
      (isAnonymousRead(endpoints[name], asker.person) ? read : act)(request, asker);
    registerEndpoint(app, gate, endpoints[name], useCase, name);
  }
}

function gateOf(
  deps: CallDeps,
  rates: Rates,
  responses: ResponseCache<CachedResponse>,
): EndpointGate {
  const { db, readers } = deps;
  const dbOf = (isAnonymous: boolean) => (isAnonymous ? readers : db);
  return {
    responses,
    trackUncached: () => trackUncached(tableVersionsOf(db)),
    origin: deps.origin,
    openKey: (key, permission) => apiKeys.openKey(deps, key, permission),
    findStanding: (session) => auth.findStanding(db, session, deps.clock.now()),
    keepSpoken: (personId, language) => auth.keepSpoken(db, personId, language),
    isActivityOn: (code, isAnonymous) => institution.isActivityOn(dbOf(isAnonymous), code),
    isTabOn: (tab, isAnonymous) => institution.isTabOn(dbOf(isAnonymous), tab),
    isPermitted: (loginId, permission) => staffAccess.isPermitted(db, loginId, permission),
    tellGone: (refusal) => catalogue.tellGone(readers, refusal),
    limiterOf: rates.limiterOf,
  };
}

function contextOf(app: FastifyInstance, deps: CallDeps): Context {
  const writer = exports.createFileWriter();
  app.addHook('onClose', () => writer.close());
  return {
    ...deps,
    record: auth.recordEvent,
    outsidePasswords: identityProviders.outsidePasswords(deps),
    captchaBreaker: createBreaker(deps.clock),
    readerServers: createOutsideServers(deps.webhookHosts),
    writer,
  };
}
