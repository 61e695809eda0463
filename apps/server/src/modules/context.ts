import type { Db, Safe } from '@estante/database';
import type { SearchEngine } from '@estante/search-engine';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Breaker } from '../platform/breaker.ts';
import type { Clock } from '../platform/clock.ts';
import type { OutsideServers } from '../platform/outside-server.ts';
import type { recordEvent } from './auth/audit.ts';
import type { OutsidePasswords } from './auth/outside-passwords.ts';
import type { Passes } from './auth/pass.ts';
import type { Tokens } from './auth/token.ts';
import type { FileWriter } from './exports/file-writer.ts';
import type { ImportDesk } from './import-runs/import-desk.ts';
import type { NetworkSearch } from './network/network-search.ts';

/** What use cases are made with. Each names the parts it needs. */
export interface Context {
  /** The pool of connections that the calls of this table take theirs from. */
  readonly db: Db;
  readonly engine: SearchEngine;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Where readers find the site; null: where it was asked for. */
  readonly origin: string | null;
  readonly tokens: Tokens;
  readonly passes: Passes;
  /** Server-wide key that derives each refresh token from its predecessor. */
  readonly refreshKey: Buffer;
  /** Opens the secrets that the database holds. */
  readonly safe: Safe;
  /** A password that lets nobody in, whoever has it: one that everybody knows. */
  readonly refusedPassword: string | null;
  /** What the first administrator shows: see modules/setup. */
  readonly setupCode: string;
  /** Writes to the audit log. */
  readonly record: typeof recordEvent;
  readonly captchaBreaker: Breaker;
  readonly outsideServers: OutsideServers;
  /** Passwords that directories of institutions keep. */
  readonly outsidePasswords: OutsidePasswords;
  /** The same for addresses that readers set. */
  readonly readerServers: OutsideServers;
  /** Where other institutions' catalogues are searched. */
  readonly network: NetworkSearch;
  /** Connections for what is written as imports write it, in turn with them. */
  readonly importPool: pg.Pool;
  /** Where files are brought in that staff send. */
  readonly imports: ImportDesk;
  /** Writes exported files, in a thread of their own. */
  readonly writer: FileWriter;
}
