import type { OutsideServers } from '../../platform/outside/outside-server.ts';

/** Parts with which servers of others are asked for covers. */
export interface AskDeps {
  readonly outsideServers: Pick<OutsideServers, 'read'>;
  /** User agent: says who asks, to the operators of the sources. */
  readonly agent: string;
  /** Milliseconds for an answer; a quarter of a minute where it is not said. */
  readonly patience?: number;
}
