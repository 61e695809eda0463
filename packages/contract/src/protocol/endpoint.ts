import type { z } from 'zod';
import type { SearchTab } from '../search/search-option.ts';
import type { KeyPermission } from '../api-key/api-key-permission.ts';
import type { RateClass } from './rate-class.ts';
import type { Permission } from './staff-page.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Callers of an endpoint: `public` with a public token or none; `patron` with the token of
 * a person. A call about a person takes that person from the token, never from the request.
 */
export type Access = 'public' | 'patron';

/**
 * Schema, as far as endpoints are concerned: comparing each with zod's whole type would take the compiler four times as
 * long.
 */
export interface Schema<Value = unknown> {
  readonly _zod: { readonly output: Value; readonly input: unknown };
  readonly parse: (value: unknown) => Value;
  readonly safeParse: (
    value: unknown,
    context?: z.core.ParseContext<z.core.$ZodIssue>,
  ) => z.ZodSafeParseResult<Value>;
}

export interface Endpoint {
  readonly method: Method;
  /** Path below /api, with parameters in braces: '/acervo/{id}'. */
  readonly path: string;
  /** Other addresses of the same call, from the root. */
  readonly aliases?: readonly string[];
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  /** Whether the call is public but answers signed-in people differently. */
  readonly knowsPerson?: boolean;
  /** Permission of a reader's API key that opens the call; without one, no key does. */
  readonly key?: KeyPermission;
  /** Whether people whose login is blocked may call too: they may call nothing else. */
  readonly isForBlocked?: boolean;
  /** Permission that the caller's role must have, else 403. Requires the access `patron`. */
  readonly permission?: Permission;
  /** Whether the call is answered while the network waits for its first administrator, too: nothing else is. */
  readonly isBeforeSetup?: boolean;
  /** Activity without which the call is refused with 403; of several, one that is on is enough. */
  readonly activity?: number | readonly number[];
  /** Tab of the search page without which the call is refused likewise. */
  readonly tab?: SearchTab;
  /** Query parameters that name a tab; the first one present counts, and the call is refused while its tab is off. */
  readonly tabIn?: readonly string[];
  /**
   * Rate limit of the call: 429 `AcessosDemais` beyond; by default `read`. Null where its use case counts tries itself.
   */
  readonly rate?: RateClass | null;
  /** Rate limits by name for queries that have one of these parameters. */
  readonly rateWith?: Readonly<Record<string, RateClass>>;
  /** Whether the answer may be cached and is revalidated each time: 304 where nothing has changed. */
  readonly isRevalidated?: boolean;
  /**
   * Whether the answer depends on tables, the index and the day alone: strangers get a cached answer while none of
   * these has changed.
   */
  readonly isKept?: boolean;
  /**
   * Media types of a file that is the 200 answer: sent as such, with its `nome`, its `tipo_conteudo` (one of these) and
   * its `conteudo` in base64.
   */
  readonly mediaTypes?: readonly string[];
  /** Whether a GET acts: then no HEAD, and only from pages of this site. */
  readonly acts?: boolean;
  /** Most bytes of the body, where it is a file larger than others may be: `bodyLimitOf`. */
  readonly largestBody?: number;
  /** Whether application/x-www-form-urlencoded is accepted beside JSON. */
  readonly takesForm?: boolean;
  /** Whether refusals also have the `error` of RFC 6749, section 5.2. */
  readonly isOAuth?: boolean;
  readonly params?: Schema<Record<string, unknown>>;
  readonly query?: Schema<Record<string, unknown>>;
  /** Strict object: unknown fields are refused. */
  readonly body?: Schema;
  /** Statuses that the use case may answer. The refusals common to all are `commonErrors`. */
  readonly responses: Readonly<Record<number, Schema>>;
}

export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

const kibibyte = 1024;
/** Most bytes of a body by access: callers who have not signed in send little. */
const bodyLimits: Readonly<Record<Access, number>> = {
  public: 16 * kibibyte,
  patron: 1024 * kibibyte,
};

/** Most bytes of the body that is read: 413 beyond. */
export function bodyLimitOf({ access, largestBody = bodyLimits[access] }: Endpoint): number {
  return largestBody;
}
