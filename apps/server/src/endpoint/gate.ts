import {
  activities,
  isSearchTab,
  type Endpoint,
  type KeyPermission,
  type Language,
  type Permission,
  type SearchTab,
} from '@estante/contract';
import type { Dependencies } from '@estante/database';
import type { FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';
import { chosenLanguage } from './language.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { isFromSameOrigin } from './same-origin.ts';
import { refuse, type Refusal } from './refusal.ts';
import { personOf, refuseAccess, setSession, type PersonalSession } from './session.ts';

/** Facts about the person behind an access token at this moment: a token itself is good for minutes. */
export interface SessionStanding {
  /** The language of e-mails to the person. */
  readonly language: Language;
  /** Whether the libraries have blocked the person. */
  readonly isBlocked: boolean;
}

/** Person and login that a key stands for, or the reason why it does not open the call. */
export type KeyOpening =
  | { readonly personId: number; readonly loginId: number }
  | 'unknown'
  | 'not-permitted';

/** Questions that endpoints ask about their callers, and the cache of responses. */
export interface EndpointGate {
  /** Origin of the site: 'https://catalogo.example.org'; null where each request says so. */
  readonly origin: string | null;
  /** Finds the person that an API key stands for, if it permits the call. */
  readonly openKey: (key: string, permission: KeyPermission | undefined) => Promise<KeyOpening>;
  /** Finds the facts about the person behind a token; null where its session or link has ended. */
  readonly findStanding: (session: PersonalSession) => Promise<SessionStanding | null>;
  /** Has e-mails to the person written in this language from now on. */
  readonly keepSpoken: (personId: number, language: Language) => Promise<void>;
  /** Whether an activity is on. `isAnonymous`: the call is an anonymous read, with connections of its own. */
  readonly isActivityOn: (code: number, isAnonymous: boolean) => Promise<boolean>;
  /** Whether a tab of the search page is on. `isAnonymous`: as for `isActivityOn`. */
  readonly isTabOn: (tab: SearchTab, isAnonymous: boolean) => Promise<boolean>;
  readonly isPermitted: (loginId: number, permission: Permission) => Promise<boolean>;
  /**
   * Replaces a 404 for a title or heading that was there once by a 410, which says what it was called and what
   * stands in its place.
   */
  readonly tellGone: (refusal: Refusal) => Promise<Refusal>;
  readonly limiterOf: (request: FastifyRequest) => RateLimiter;
  /** Tracks the tables and sources of the response to a person's call, on the connections of such calls. */
  readonly trackUncached: () => Promise<Dependencies>;
  /** Responses to anonymous calls. */
  readonly responses: Pick<ResponseCache<CachedResponse>, 'track' | 'get' | 'set'>;
}

/** The refusal of a caller who may not make this call; null where they may. */
export async function settleAccess(
  endpoint: Endpoint,
  gate: EndpointGate,
  request: FastifyRequest,
): Promise<Refusal | null> {
  const shut = await settleKey(endpoint, gate, request);
  if (shut) return shut;
  // A client that asks for a token shows its credentials in the body: a stale token in the header does not matter.
  const denied = endpoint.isOAuth ? null : refuseAccess(request.session, endpoint.access);
  if (denied) return denied;
  if (endpoint.acts && !isFromSameOrigin(request)) return refuse(403, 'OrigemNaoAceita');
  const person = personOf(request.session);
  if (!(await isOn(endpoint, gate, request, isAnonymousRead(endpoint, person)))) {
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

/** Lets an API key make the calls that name a permission it has, and no others, not even public ones. */
async function settleKey(
  endpoint: Endpoint,
  gate: EndpointGate,
  request: FastifyRequest,
): Promise<Refusal | null> {
  const { session } = request;
  if (session.kind !== 'key') return null;
  if (!(await gate.isActivityOn(activities.accountApiKeys, false))) {
    return refuse(403, 'RecursoDesativado');
  }
  const opening = await gate.openKey(session.key, endpoint.key);
  if (opening === 'unknown') return refuse(401, 'SessaoExpirada');
  if (opening === 'not-permitted') return refuse(403, 'ChaveSemPermissao');
  setSession(request, { kind: 'person', ...opening, sessionId: '', isByKey: true });
  return null;
}

/** Whether the features are on that the call belongs to. */
async function isOn(
  endpoint: Endpoint,
  gate: EndpointGate,
  request: FastifyRequest,
  isAnonymous: boolean,
): Promise<boolean> {
  if (!(await isAnyActivityOn(endpoint, gate, isAnonymous))) return false;
  const tab = tabOf(endpoint, request.query);
  return tab === null || gate.isTabOn(tab, isAnonymous);
}

async function isAnyActivityOn(
  { activity = [] }: Endpoint,
  gate: EndpointGate,
  isAnonymous: boolean,
): Promise<boolean> {
  const codes = typeof activity === 'number' ? [activity] : activity;
  for (const code of codes) if (await gate.isActivityOn(code, isAnonymous)) return true;
  return codes.length === 0;
}

/** The search tab that a call belongs to; null for the general one, which is the catalogue and never off. */
export function tabOf({ tab, tabIn = [] }: Endpoint, query: unknown): SearchTab | null {
  if (tab) return tab;
  const given = (query ?? {}) as Readonly<Record<string, unknown>>;
  const name = tabIn.find((one) => one in given);
  const asked = name === undefined ? null : given[name];
  return isSearchTab(asked) && asked !== 'geral' ? asked : null;
}

/**
 * Whether a call only reads and nobody who has signed in makes it. There may be any number of such calls, so
 * they have connections of their own.
 */
export function isAnonymousRead(endpoint: Endpoint, person: PersonalSession | null): boolean {
  return changesNothing(endpoint) && person === null;
}

export function changesNothing({ method, acts }: Endpoint): boolean {
  return method === 'GET' && !acts;
}

/**
 * Whether the session or link has not ended. A person who reads their own area in a language gets their e-mails
 * in it from then on.
 */
async function isKnown(
  { access, permission, isForBlocked }: Endpoint,
  gate: EndpointGate,
  request: FastifyRequest,
  person: PersonalSession,
): Promise<boolean> {
  // An API key was settled before, and says nothing of the language of e-mails.
  if (person.isByKey) return true;
  const standing = await gate.findStanding(person);
  if (!standing || (standing.isBlocked && !isForBlocked)) return false;
  const chosen = access === 'patron' && !permission ? chosenLanguage(request) : null;
  if (chosen && chosen !== standing.language) await gate.keepSpoken(person.personId, chosen);
  return true;
}

function knowsPerson(endpoint: Endpoint): boolean {
  return endpoint.access === 'patron' || endpoint.knowsPerson === true;
}
