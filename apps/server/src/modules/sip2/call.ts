import type { Language } from '@estante/contract';
import type { RateLimiter } from '../../endpoint/rate-limiter.ts';
import type { KeyDeps, SignInDeps } from '../auth/index.ts';
import type { Code, Message, Reply } from './message/index.ts';
import type { Terminal } from './terminals/index.ts';

export type Sip2Deps = SignInDeps & KeyDeps;

/** Patron who was at a terminal last, until they go or it is quiet for long. */
export interface PatronThere {
  readonly username: string;
  readonly loginId: number;
  readonly isProven: boolean;
  /** Mark of their password and access: where it is another, they show the password again. */
  readonly standing: string;
  readonly until: Temporal.Instant;
}

/** State of a connection that is kept between messages. */
export interface Visit {
  language: Language;
  patron: PatronThere | null;
  /** Counts wrong tries of patrons at this terminal. */
  readonly limiter: RateLimiter;
}

/** A message, and all that its answer is made with. */
export interface Call<C extends Code = Code> {
  readonly deps: Sip2Deps;
  readonly terminal: Terminal;
  readonly visit: Visit;
  readonly message: Message<C>;
  readonly at: Temporal.Instant;
}

/** Answer to a kind of message, and the refusal of it in the same form. */
export interface Answerer<C extends Code> {
  readonly answer: (call: Call<C>) => Promise<Reply>;
  readonly refuse: (call: Call<C>, sentence: string) => Reply;
}
