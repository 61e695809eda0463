import type { Answer, Endpoint, EndpointRequest, endpoints, Language } from '@estante/contract';
import type { Network } from './network.ts';
import type { Refusal } from './refusal.ts';
import type { PersonalSession } from './session.ts';

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
export type AskerOf<E extends Endpoint> = E['access'] extends 'public'
  ? Asker
  : Asker & { readonly person: PersonalSession };

export type UseCase<E extends Endpoint> = (
  request: EndpointRequest<E>,
  asker: AskerOf<E>,
) => Promise<(Answer<E> & BrowserMark) | Refusal>;

/** An answer that also marks the browser. */
export interface BrowserMark {
  /** The number the browser bears from now on. */
  readonly device?: string;
  /** By which it is counted for a while, and not by its network. */
  readonly pass?: string;
}

export type EndpointName = keyof typeof endpoints;

/** What answers each endpoint, by its name. */
export type UseCases = { [Name in EndpointName]: UseCase<(typeof endpoints)[Name]> };
