import type { Answer, Endpoint, EndpointRequest, endpoints, Language } from '@estante/contract';
import type { RateLimiter } from './rate-limiter.ts';
import type { Refusal } from './refusal.ts';
import type { PersonalSession } from './session.ts';

/** Caller, as far as a use case knows them. */
export interface Asker {
  readonly language: Language;
  /** The person who has signed in; null where nobody has. */
  readonly person: PersonalSession | null;
  /** The number that this browser was given when somebody signed in with it; null where nobody has. */
  readonly device: string | null;
  readonly limiter: RateLimiter;
  /** The origin of the site: 'https://catalogo.example.org'. */
  readonly origin: string;
  /** Whether the caller has hung up: work that has not begun need not be done. */
  readonly hasGone: () => boolean;
}

/** The caller of an endpoint; one for patrons always has a person. */
export type AskerOf<E extends Endpoint> = E['access'] extends 'public'
  ? Asker
  : Asker & { readonly person: PersonalSession };

export type UseCase<E extends Endpoint> = (
  request: EndpointRequest<E>,
  asker: AskerOf<E>,
) => Promise<(Answer<E> & BrowserMark) | Refusal>;

/** An answer that also sets cookies of the browser. */
export interface BrowserMark {
  /** The number that the browser is known by from now on. */
  readonly device?: string;
  /** The pass that the browser is counted by for a while, in place of its network. */
  readonly pass?: string;
}

export type EndpointName = keyof typeof endpoints;

/** The use case of each endpoint, by name. */
export type UseCases = { [Name in EndpointName]: UseCase<(typeof endpoints)[Name]> };
