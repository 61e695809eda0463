import {
  bodyLimitOf,
  commonErrors,
  type Answer,
  type Endpoint,
  type EndpointRequest,
  type Language,
  type Permission,
} from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySerializerCompiler,
  RouteOptions,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { PersonalSession, Standing } from '../modules/auth/index.ts';
import { deviceOf, giveDevice } from './device.ts';
import { formType } from './forms.ts';
import { chosenLanguage, languageOfCall } from './language.ts';
import { addOAuthError } from './oauth-error.ts';
import { askedOrigin } from './inside-call.ts';
import { isFromOwnPage } from './own-page.ts';
import type { Network } from './rates.ts';
import { readPart } from './read-part.ts';
import { busy, refuse, renderRefusal, type Refusal } from './refusal.ts';
import { isUnchanged } from './revalidate.ts';
import { fileSchema, sendFile, type SentFile } from './sent-file.ts';
import { leaveUnread } from './unread-body.ts';
import { challengeOf, personOf, refuseAccess } from './session.ts';

/** What a use case knows of the one who asks. */
export interface Asker {
  readonly language: Language;
  /** Who has signed in, if anybody has. */
  readonly person: PersonalSession | null;
  /** The number this browser bears since somebody signed in with it; null where there is none. */
  readonly device: string | null;
  readonly network: Network;
  /** Where the site was asked for: 'https://catalogo.example.org'. */
  readonly origin: string;
  /** Whether they have hung up: nobody waits for what has not begun. */
  readonly hasGone: () => boolean;
}

/** Of an endpoint for patrons somebody has. */
type AskerOf<E extends Endpoint> = E['access'] extends 'public'
  ? Asker
  : Asker & { readonly person: PersonalSession };

export type UseCase<E extends Endpoint> = (
  request: EndpointRequest<E>,
  asker: AskerOf<E>,
) => Promise<(Answer<E> & Told) | Refusal>;

interface Told {
  /** The number the browser bears from now on. */
  readonly device?: string;
}

/** What registration needs beside the app. */
export interface EndpointGate {
  /** Where readers find the site; null: where it was asked for. */
  readonly origin: string | null;
  /** What stands behind a token; null where its session or link has ended. */
  readonly findStanding: (session: PersonalSession) => Promise<Standing | null>;
  /** From now on letters to the person are in this language. */
  readonly keepSpoken: (personId: number, language: Language) => Promise<void>;
  /** `isReading`: whether the call is anonymous reading. */
  readonly isActivityOn: (code: number, isReading: boolean) => Promise<boolean>;
  readonly isPermitted: (loginId: number, permission: Permission) => Promise<boolean>;
  readonly networkOf: (request: FastifyRequest) => Network;
}

/**
 * Serves an endpoint of the contract below /api: who may call, what is read, what is answered and
 * with which status are the contract's; the use case gets only what passed. `name` is the call's in
 * the published document, which shows it once, whatever its aliases.
 */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  gate: EndpointGate,
  endpoint: E,
  useCase: UseCase<E>,
  name?: string,
): void {
  const route = routeOf(endpoint, name);
  // Before the body is read: who may not call is not listened to.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await settleAccess(endpoint, gate, request);
    if (!refusal) return;
    leaveUnread(request, reply);
    return send(reply, endpoint, refusal, translatorFor(languageOfCall(request)));
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOfCall(request);
    const answer = await answerOf(endpoint, gate, useCase, request, language);
    return send(reply, endpoint, answer, translatorFor(language));
  };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.route({ ...route, url: `/api${path}`, onRequest, handler });
  const hidden = { ...route.schema, hide: true };
  for (const url of endpoint.aliases ?? []) {
    app.route({ ...route, schema: hidden, url, onRequest, handler });
  }
}

/** Why the one who asks may not make this call, or null. */
async function settleAccess(
  endpoint: Endpoint,
  gate: EndpointGate,
  request: FastifyRequest,
): Promise<Refusal | null> {
  // Who asks for tokens shows what they have in the body; a stale one in the header is no matter.
  const denied = endpoint.isOAuth ? null : refuseAccess(request.session, endpoint.access);
  if (denied) return denied;
  if (endpoint.acts && !isFromOwnPage(request)) return refuse(403, 'OrigemNaoAceita');
  const person = personOf(request.session);
  const { activity } = endpoint;
  if (activity !== undefined && !(await gate.isActivityOn(activity, isReading(endpoint, person)))) {
    return refuse(403, 'RecursoDesativado');
  }
  if (person && knowsPerson(endpoint) && !(await isKnown(endpoint, gate, request, person))) {
    return refuse(401, 'SessaoExpirada');
  }
  const { permission } = endpoint;
  if (permission && !(person && (await gate.isPermitted(person.loginId, permission)))) {
    return refuse(403, 'SemPermissao');
  }
  return null;
}

/**
 * Whether nobody who has signed in asks, and only to read. There may be any number of such calls, so
 * they never take the connections of others.
 */
export function isReading(endpoint: Endpoint, person: PersonalSession | null): boolean {
  return endpoint.method === 'GET' && !endpoint.acts && person === null;
}

/** Whether the session goes on. What a person reads their own area in is what they are told in. */
async function isKnown(
  { access, permission, isForBlocked }: Endpoint,
  gate: EndpointGate,
  request: FastifyRequest,
  person: PersonalSession,
): Promise<boolean> {
  const standing = await gate.findStanding(person);
  if (!standing || (standing.isBlocked && !isForBlocked)) return false;
  const chosen = access === 'patron' && !permission ? chosenLanguage(request) : null;
  if (chosen && chosen !== standing.language) await gate.keepSpoken(person.personId, chosen);
  return true;
}

/** Of a call that may be made. */
async function answerOf<E extends Endpoint>(
  endpoint: E,
  gate: EndpointGate,
  useCase: UseCase<E>,
  request: FastifyRequest,
  language: Language,
): Promise<(Answer<E> & Told) | Refusal> {
  const read = readRequest(endpoint, request, language);
  if ('refusal' in read) return read;
  // `settleAccess` has seen to it that there is a person where the endpoint asks for one.
  const asker = {
    language,
    person: personOf(request.session),
    device: deviceOf(request),
    network: gate.networkOf(request),
    origin: askedOrigin(request, gate.origin),
    hasGone: () => request.raw.socket.destroyed,
  };
  const work = () => useCase(read, asker as AskerOf<E>);
  return isStrangersSearch(endpoint, asker) ? inTurn(asker, work) : work();
}

/** Of who has not signed in there may be any number, and of their searches those who have gone left. */
function isStrangersSearch({ rate }: Endpoint, { person }: Asker): boolean {
  return person === null && (rate === 'search' || rate === 'filters');
}

async function inTurn<Result>(
  { network, hasGone }: Asker,
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  const done = await network.inTurn('search', async () => (hasGone() ? busy : work()));
  return done ?? busy;
}

function knowsPerson(endpoint: Endpoint): boolean {
  return endpoint.access === 'patron' || endpoint.knowsPerson === true;
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

function send<E extends Endpoint>(
  reply: FastifyReply,
  endpoint: E,
  answer: (Answer<E> & Told) | Refusal,
  t: Translate,
): FastifyReply {
  if ('refusal' in answer) {
    if (answer.status === 401) reply.header('www-authenticate', challengeOf(answer));
    if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter));
    return reply.code(answer.status).send(renderRefusal(answer, t));
  }
  const { status, body, device } = answer as { status: number; body: unknown } & Told;
  if (!(status in endpoint.responses)) {
    throw new Error(`${endpoint.method} ${endpoint.path} answered the undeclared status ${status}`);
  }
  // Fastify sends text, and nothing, past the schema.
  if (typeof body !== 'object') {
    throw new Error(`${endpoint.method} ${endpoint.path} answered with no object`);
  }
  if (device !== undefined) giveDevice(reply, device);
  if (endpoint.isFile && status === 200) return sendFile(reply, body as SentFile);
  if (endpoint.isRevalidated && isUnchanged(reply, body)) return reply.code(304).send();
  return reply.code(status).send(body);
}

function routeOf(
  endpoint: Endpoint,
  name: string | undefined,
): Omit<RouteOptions, 'url' | 'handler'> {
  const parts: Partial<Record<'params' | 'querystring' | 'body', z.ZodType>> = {};
  if (endpoint.params) parts.params = endpoint.params;
  if (endpoint.query) parts.querystring = endpoint.query;
  if (endpoint.body) parts.body = endpoint.body;
  return {
    method: endpoint.method,
    ...(endpoint.acts && { exposeHeadRoute: false }),
    bodyLimit: bodyLimitOf(endpoint),
    schema: {
      ...parts,
      ...(endpoint.takesForm && { consumes: ['application/json', formType] }),
      ...(name !== undefined && { operationId: name }),
      summary: endpoint.summary,
      ...(endpoint.aliases && { description: `Also at ${endpoint.aliases.join(', ')}.` }),
      tags: [endpoint.tag],
      security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
      response: {
        ...commonErrors,
        ...endpoint.responses,
        ...(endpoint.isFile && { 200: fileSchema }),
      },
    },
    // The request is read by `readPart`, after access is settled and in the caller's language.
    validatorCompiler: () => (value) => ({ value }),
    // Fastify types a route's schema more widely than the compiler that is set for it.
    serializerCompiler: serializerCompiler as FastifySerializerCompiler<unknown>,
    ...(endpoint.isOAuth && { preSerialization: addOAuthError }),
    config: {
      isCall: true,
      takesForm: endpoint.takesForm ?? false,
      rate: endpoint.rate === undefined ? 'read' : endpoint.rate,
    },
  };
}
