import pg from 'pg';

/** SQLSTATE lock_not_available: a lock was not granted in time. */
const lockNotHad = '55P03';

/**
 * Error for a caller that waits for a connection while all connections wait for locks: its own would wait for the same
 * ones.
 */
class LocksHeld extends Error {
  override readonly name = 'LocksHeld';
  readonly code = lockNotHad;

  constructor() {
    super('connections wait for locks that others hold');
  }
}

/** Longest waits in ms. */
export interface Hurry {
  /** Longest wait for a connection while locks are held elsewhere. */
  readonly patience: number;
  /** Longest wait for a lock. */
  readonly lock: number;
}

/**
 * Pool that a crowd may wait for as long as the queue moves, as it does where many want the same lock one after the
 * other. Once a connection has waited for a lock in vain, and no long wait has succeeded meanwhile, another session
 * holds the lock: from then on the wait for a connection is short.
 */
export class Pool extends pg.Pool {
  readonly #limits: Hurry | null;
  /** Starts the short wait of each caller in the queue, counted from its request. */
  readonly #line = new Set<() => void>();
  /** Moment from which each connection is in use, without those that have waited for a lock in vain. */
  readonly #used = new WeakMap<pg.ClientBase, number>();
  #gotOnAt = -Infinity;
  #lockedUntil = -Infinity;

  constructor(config: pg.PoolConfig, limits: Hurry | null) {
    super(config);
    this.#limits = limits;
    if (!limits) return;
    this.on('acquire', (client) => this.#used.set(client, performance.now()));
    this.on('release', (_error, client) => this.#noteEnd(client, limits));
  }

  /** Notes an error that the server has answered a connection with. */
  noteError(code: string, client: pg.ClientBase): void {
    if (code !== lockNotHad || !this.#limits) return;
    this.#used.delete(client);
    const now = performance.now();
    if (now - this.#gotOnAt < this.#limits.lock) return;
    // While locks are held, no other connection comes free before this is over.
    this.#lockedUntil = now + this.#limits.lock;
    for (const hurry of this.#line) hurry();
  }

  #noteEnd(client: pg.ClientBase, { lock }: Hurry): void {
    const now = performance.now();
    if (now - (this.#used.get(client) ?? now) < lock / 2) return;
    this.#gotOnAt = now;
    this.#lockedUntil = -Infinity;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: PoolConnectCallback): void;
  override connect(done?: PoolConnectCallback): Promise<pg.PoolClient> | void {
    const limits = this.#limits;
    const client = limits ? this.#inLine(super.connect(), limits) : super.connect();
    if (!done) return client;
    void tell(client, done);
  }

  async #inLine(client: Promise<pg.PoolClient>, { patience }: Hurry): Promise<pg.PoolClient> {
    const { promise: turnedAway, reject } = Promise.withResolvers<never>();
    const since = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const turnAway = () => reject(new LocksHeld());
    const hurry = () => {
      const left = since + patience - performance.now();
      if (left > 0) timer ??= setTimeout(turnAway, left);
      else turnAway();
    };
    this.#line.add(hurry);
    if (since < this.#lockedUntil) hurry();
    try {
      return await Promise.race([client, turnedAway]);
    } catch (error) {
      // The connection comes nevertheless, and nobody takes it.
      client.then((it) => it.release()).catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
      this.#line.delete(hurry);
    }
  }
}

/** Hands a connection to a callback, as `pg.Pool.query` requires. */
async function tell(client: Promise<pg.PoolClient>, done: PoolConnectCallback): Promise<void> {
  const had = await client.catch((error: unknown) => error as Error);
  if (had instanceof Error) done(had, undefined, () => {});
  else done(undefined, had, (error) => had.release(error));
}

type PoolConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;
