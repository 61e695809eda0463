import type { Answer, Endpoint, EndpointRequest, Language } from '@estante/contract';
import { currentDependencies, trackDependencies, type Dependencies } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCacheable, sharesVersions } from './cacheable-call.ts';
import { cachedResponseOf, cacheKeyOf, sendCachedResponse } from './cached-response.ts';
import { deviceOf } from './device.ts';
import { settleAccess, type EndpointGate } from './gate.ts';
import { originOfRequest } from './inside-call.ts';
import { languageOfCall } from './language.ts';
import { readPart } from './read-part.ts';
import { busy, type Refusal } from './refusal.ts';
import { addressOf, routeOf } from './route-options.ts';
import { sendAnswer } from './send-answer.ts';
import { personOf } from './session.ts';
import { leaveUnread } from './unread-body.ts';
import type { Asker, AskerOf, BrowserMark, UseCase } from './use-case.ts';
import { writeBody } from './write-body.ts';

/**
 * Serves an endpoint of the contract below /api: the contract says who may call, what is read, and what is
 * answered with which status; the use case gets only what passed. `name`: the call's name in the contract,
 * which it is counted by at each of its addresses.
 */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  gate: EndpointGate,
  endpoint: E,
  useCase: UseCase<E>,
  name: string,
): void {
  const route = routeOf(endpoint, name);
  // Before the body is read, so that nothing is read of those who may not call.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const cacheable = isCacheable(endpoint, request) ? await gate.responses.track() : null;
    const uncached = !cacheable && sharesVersions(endpoint, request);
    const dependencies = uncached ? await gate.trackUncached() : cacheable;
    const cached = cacheable && gate.responses.get(keyOf(gate, request), cacheable);
    if (cached) return sendCachedResponse(reply, cached);
    request.cacheable = cacheable;
    request.dependencies = dependencies;
    const refusal = await tracked(dependencies, () => settleAccess(endpoint, gate, request));
    if (!refusal) return;
    if (cacheable) currentDependencies()?.add(cacheable);
    leaveUnread(request, reply);
    return sendAnswer(reply, endpoint, refusal, translatorFor(languageOfCall(request)));
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOfCall(request);
    const { cacheable, dependencies } = request;
    const work = () => answerOf(endpoint, gate, useCase, request, language);
    const answer = await tracked(dependencies, work);
    if (cacheable) currentDependencies()?.add(cacheable);
    if (!cacheable || !('status' in answer) || answer.status !== 200 || !('body' in answer)) {
      return sendAnswer(reply, endpoint, answer, translatorFor(language));
    }
    const response = cachedResponseOf(endpoint, writeBody(endpoint, 200)(answer.body));
    gate.responses.set(keyOf(gate, request), cacheable, response);
    return sendCachedResponse(reply, response);
  };
  app.route({ ...route, url: addressOf(endpoint), onRequest, handler });
  for (const url of endpoint.aliases ?? []) {
    app.route({ ...route, url, onRequest, handler });
  }
}

function keyOf(gate: EndpointGate, request: FastifyRequest): string {
  const origin = originOfRequest(request, gate.origin);
  return cacheKeyOf(request.url, languageOfCall(request), origin);
}

function tracked<Result>(dependencies: Dependencies | null, work: () => Result): Result {
  return dependencies ? trackDependencies(dependencies, work) : work();
}

/** Answers a call whose access is settled. */
async function answerOf<E extends Endpoint>(
  endpoint: E,
  gate: EndpointGate,
  useCase: UseCase<E>,
  request: FastifyRequest,
  language: Language,
): Promise<(Answer<E> & BrowserMark) | Refusal> {
  const read = readRequest(endpoint, request, language);
  if ('refusal' in read) return read;
  // `settleAccess` has seen to it that there is a person where the endpoint asks for one.
  const asker = {
    language,
    person: personOf(request.session),
    device: deviceOf(request),
    limiter: gate.limiterOf(request),
    origin: originOfRequest(request, gate.origin),
    hasGone: () => request.raw.socket.destroyed,
  };
  const work = () => useCase(read, asker as AskerOf<E>);
  const answer = await (isStrangersSearch(endpoint, asker) ? inTurn(asker, work) : work());
  return 'refusal' in answer ? gate.tellGone(answer) : answer;
}

/**
 * Whether a call is a search of somebody who has not signed in. There may be any number of these, and those
 * whose callers have hung up are left out.
 */
function isStrangersSearch({ rate }: Endpoint, { person }: Asker): boolean {
  return person === null && (rate === 'search' || rate === 'filters');
}

async function inTurn<Result>(
  { limiter, hasGone }: Asker,
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  const done = await limiter.inTurn('search', async () => (hasGone() ? busy : work()));
  return done ?? busy;
}

function readRequest<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  language: Language,
): EndpointRequest<E> | Refusal {
  const params = readPart(endpoint.params, request.params, language, 404);
  const query = readPart(endpoint.query, request.query, language, 422);
  const body = readPart(endpoint.body, request.body, language, 422);
  if (!params.ok) return params.refusal;
  if (!query.ok) return query.refusal;
  if (!body.ok) return body.refusal;
  // Each part was read by the schema whose output type stands here.
  return { params: params.value, query: query.value, body: body.value } as EndpointRequest<E>;
}
