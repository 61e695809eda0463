import type { Db, Safe } from '@estante/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { OutsideServers } from '../../platform/outside/outside-server.ts';

/** Parts that asking a provider takes. */
export interface ProviderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly safe: Safe;
  readonly outsideServers: OutsideServers;
}
