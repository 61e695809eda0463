import pg from 'pg';
import { DatabaseAway, type Reach } from './reach.ts';

type ConnectCallback = (error: Error | null) => void;

/** The connections of a pool: none can end the process, and all end with the reach of the server. */
export function clientWithin(
  reach: Reach,
  onServerError: (code: string, client: pg.Client) => void,
): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      surviveLoss(this);
      this.connection.on('errorMessage', ({ code }: { readonly code?: string }) =>
        onServerError(code ?? '', this),
      );
    }

    override connect(): Promise<pg.Client>;
    override connect(done: ConnectCallback): void;
    override connect(done?: ConnectCallback): Promise<pg.Client> | void {
      if (reach.admits(this)) return done ? super.connect(done) : super.connect();
      if (!done) return Promise.reject(new DatabaseAway());
      process.nextTick(done, new DatabaseAway());
    }
  };
}

/**
 * A connection that is lost between two statements has nobody to tell, and an error event without
 * a listener ends the process. The next statement on it fails, which is soon enough.
 */
export function surviveLoss(client: pg.Client): pg.Client {
  return client.on('error', () => {});
}
