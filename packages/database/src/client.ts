import pg from 'pg';
import { DatabaseAway, type Reach } from './reach.ts';
import { StatementNames } from './statement-names.ts';

type ConnectCallback = (error: Error | null) => void;

/**
 * A pg client class for one pool: none of its connections can end the process, and all end with the server's
 * reach.
 */
export function clientWithin(
  reach: Reach,
  onServerError: (code: string, client: pg.Client) => void,
): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    readonly #names = new StatementNames();

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

    /** Names statements that have values, so that each connection parses and plans them once. */
    // oxlint-disable-next-line typescript/no-explicit-any -- of pg's many forms this passes all on.
    override query(...asked: any[]): any {
      const [text, values, done] = asked as unknown[];
      const isNamed = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isNamed && done === undefined ? this.#names.nameOf(text) : null;
      if (name === null) return send(this, asked);
      const answer = send(this, [{ name, text, values }]) as Promise<unknown>;
      return answer.catch((error: unknown) => {
        if (this.#names.isOutdated(name, error)) return send(this, asked);
        throw error;
      });
    }
  };
}

function send(client: pg.Client, asked: readonly unknown[]): unknown {
  // oxlint-disable-next-line typescript/unbound-method -- it is given the client.
  return Reflect.apply(pg.Client.prototype.query, client, asked);
}

/**
 * Makes a client survive the loss of its connection between two statements: an error event without a listener ends the
 * process. The next statement fails, which is soon enough.
 */
export function surviveLoss(client: pg.Client): pg.Client {
  return client.on('error', () => {});
}
