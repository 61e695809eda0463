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
 * A schema, as far as endpoints are concerned: to compare each with the whole type of zod takes the compiler a
 * quarter of its time.
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
  /** Below /api, parameters in braces: '/acervo/{id}'. */
  readonly path: string;
  /** Other addresses of the same call, from the root. */
  readonly aliases?: readonly string[];
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  /** Public, and answered otherwise to somebody who has signed in. */
  readonly knowsPerson?: boolean;
  /** Opened by a key of a reader's that permits this; by none where it is not given. */
  readonly key?: KeyPermission;
  /** Answered to a person whose login the libraries have blocked, too: nothing else is. */
  readonly isForBlocked?: boolean;
  /** Refused with 403 to a person whose role has not been given it. Asks for the access `patron`. */
  readonly permission?: Permission;
  /** Answered while the network waits for its first administrator, too: nothing else is. */
  readonly isBeforeSetup?: boolean;
  /** Refused with 403 while this activity is off; of several, while all of them are. */
  readonly activity?: number | readonly number[];
  /** Refused so while this tab of the search page is off. */
  readonly tab?: SearchTab;
  /** Parameters of the query that name a tab; the first that is there counts: refused so while it is off. */
  readonly tabIn?: readonly string[];
  /**
   * Rate at which it may be called: 429 `AcessosDemais` beyond; `read`
   * where none is named. Null where its use case counts what is tried.
   */
  readonly rate?: RateClass | null;
  /** Rates at which it may be called where the query has one of these parameters, by their names. */
  readonly rateWith?: Readonly<Record<string, RateClass>>;
  /** May be kept, and is asked for again each time: 304 where nothing has changed. */
  readonly isRevalidated?: boolean;
  /**
   * Made of tables, the index and the day alone: strangers are answered by what was answered before, while
   * none of these has changed.
   */
  readonly isKept?: boolean;
  /**
   * Media types of a file that is the 200 answer: sent as such, by its `nome`, its `tipo_conteudo`, which is one of
   * them, and its `conteudo` in base 64.
   */
  readonly mediaTypes?: readonly string[];
  /** A GET that does something: no HEAD, and only from pages of this site. */
  readonly acts?: boolean;
  /** Bytes of the largest body, where it is a file that is larger than others may be: `bodyLimitOf`. */
  readonly largestBody?: number;
  /** Takes application/x-www-form-urlencoded beside JSON. */
  readonly takesForm?: boolean;
  /** Refusals bear the `error` of RFC 6749, section 5.2, beside ours. */
  readonly isOAuth?: boolean;
  readonly params?: Schema<Record<string, unknown>>;
  readonly query?: Schema<Record<string, unknown>>;
  /** A strict object: unknown fields are refused. */
  readonly body?: Schema;
  /** Every status the use case may answer. The refusals common to all are `commonErrors`. */
  readonly responses: Readonly<Record<number, Schema>>;
}

export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

const kibibyte = 1024;
/** Bytes of the largest body by who may call: nobody sends much who has not signed in. */
const bodyLimits: Readonly<Record<Access, number>> = {
  public: 16 * kibibyte,
  patron: 1024 * kibibyte,
};

/** Bytes of the largest body that is read: 413 beyond. */
export function bodyLimitOf({ access, largestBody = bodyLimits[access] }: Endpoint): number {
  return largestBody;
}
