import pg from 'pg';

/** SQLSTATE of a lock that was not had in time. */
const lockNotHad = '55P03';

/** Who waits for a connection while all those there are wait for locks would wait for the same. */
class LocksHeld extends Error {
  override readonly name = 'LocksHeld';
  readonly code = lockNotHad;

  constructor() {
    super('connections wait for locks that others hold');
  }
}

/** Milliseconds. */
export interface Hurry {
  /** That somebody waits for a connection while locks are held elsewhere. */
  readonly patience: number;
  /** That a lock is waited for. */
  readonly lock: number;
}

/**
 * Connections for which a crowd may wait as long as the line moves, as it does where many want the
 * same lock one after the other. Where one has waited for a lock in vain, and none got on that waited
 * for long, somebody else holds it: from then on a connection is waited for shortly.
 */
export class Pool extends pg.Pool {
  readonly #limits: Hurry | null;
  /** Each lets go of a connection that is not had within the patience, from when it was asked for. */
  readonly #line = new Set<() => void>();
  /** Since when each connection is used, those left out that have waited in vain. */
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

  /** Told of each error that the server answers one of its connections with. */
  noteError(code: string, client: pg.ClientBase): void {
    if (code !== lockNotHad || !this.#limits) return;
    this.#used.delete(client);
    const now = performance.now();
    if (now - this.#gotOnAt < this.#limits.lock) return;
    // While they are held, another is not had before this is over.
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
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<pg.PoolClient> | void {
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
      // It comes all the same, for nobody.
      client.then((it) => it.release()).catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
      this.#line.delete(hurry);
    }
  }
}

/** As `pg.Pool.query` asks for it. */
async function tell(client: Promise<pg.PoolClient>, done: Connected): Promise<void> {
  const had = await client.catch((error: unknown) => error as Error);
  if (had instanceof Error) done(had, undefined, () => {});
  else done(undefined, had, (error) => had.release(error));
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;
