import type { Db, Safe } from '@estante/database';
import type { SearchEngine } from '@estante/search-engine';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Breaker } from '../platform/outside/breaker.ts';
import type { Clock } from '../platform/clock.ts';
import type { OutsideServers } from '../platform/outside/outside-server.ts';
import type { recordEvent } from './auth/audit.ts';
import type { OutsidePasswords } from './auth/outside-passwords.ts';
import type { Passes } from './auth/pass.ts';
import type { Tokens } from './auth/token.ts';
import type { FileWriter } from './exports/file-writer.ts';
import type { ImportDesk } from './import-runs/import-desk.ts';
import type { NetworkSearch } from './network/network-search.ts';

/** Parts that use cases are made with. Each names those that it needs. */
export interface Context {
  /** The pool of this use case's calls: anonymous reads have another than all others. */
  readonly db: Db;
  readonly engine: SearchEngine;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Origin of the site: 'https://catalogo.example.org'; null where each request says so. */
  readonly origin: string | null;
  readonly tokens: Tokens;
  readonly passes: Passes;
  /** Server-wide key that derives each refresh token from its predecessor. */
  readonly refreshKey: Buffer;
  /** Seals and opens the secrets in the database. */
  readonly safe: Safe;
  /** A password that lets nobody in, since everybody knows it; null where there is none. */
  readonly refusedPassword: string | null;
  /** Code that the person who sets the network up must show: see `modules/setup`. */
  readonly setupCode: string;
  /** Writes to the audit log. */
  readonly record: typeof recordEvent;
  /** Opens while the provider of captchas does not answer. */
  readonly captchaBreaker: Breaker;
  /** The servers that addresses set by administrators lead to. */
  readonly outsideServers: OutsideServers;
  /** The servers that addresses set by readers, for webhooks, lead to. */
  readonly readerServers: OutsideServers;
  /** Checks passwords that the institution's directories keep. */
  readonly outsidePasswords: OutsidePasswords;
  /** Searches the catalogues of the network's institutions. */
  readonly network: NetworkSearch;
  /** Connections of what writes records as imports do, in turn with them: two at least. */
  readonly importPool: pg.Pool;
  /** Brings in the files that staff send. */
  readonly imports: ImportDesk;
  /** Writes exported files, in a thread of its own. */
  readonly writer: FileWriter;
}
