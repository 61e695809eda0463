import type { OutsideServers } from '../../platform/outside/outside-server.ts';

/** What servers of others are asked for covers with. */
export interface AskDeps {
  readonly outsideServers: Pick<OutsideServers, 'read'>;
  /** Who asks, as the sources' operators read it. */
  readonly agent: string;
  /** Milliseconds for an answer; a quarter of a minute where it is not said. */
  readonly patience?: number;
}
