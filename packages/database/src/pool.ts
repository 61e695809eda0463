import pg from 'pg';

/** SQLSTATE of a lock that was not had in time. */
export const lockNotHad = '55P03';

/** Who waits for a connection while all those there are wait for locks would wait for the same. */
export class LocksHeld extends Error {
  override readonly name = 'LocksHeld';
  readonly code = lockNotHad;

  constructor() {
    super('connections wait for locks that others hold');
  }
}

interface Waiter {
  readonly since: number;
  /** Waits no longer than the pool has patience for, counted from when it came. */
  hurry(): void;
}

/** Milliseconds. */
export interface Hurry {
  /** That somebody waits for a connection while locks are held elsewhere. */
  readonly patience: number;
  /** For which a lock that was not had in time tells of others. */
  readonly memory: number;
}

/**
 * Connections for which a crowd may wait as long as the line moves. Once one of them has waited for a
 * lock in vain, so would the next: from then on each is waited for shortly.
 */
export class Pool extends pg.Pool {
  readonly #hurry: Hurry | null;
  readonly #line = new Set<Waiter>();
  #lockedUntil = 0;

  constructor(config: pg.PoolConfig, hurry: Hurry | null) {
    super(config);
    this.#hurry = hurry;
  }

  /** Told of each lock that was not had in time. */
  noteLock(): void {
    if (!this.#hurry) return;
    this.#lockedUntil = performance.now() + this.#hurry.memory;
    for (const waiter of this.#line) waiter.hurry();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<pg.PoolClient> | void {
    const client = this.#hurry ? this.#inLine(super.connect(), this.#hurry) : super.connect();
    if (!done) return client;
    client.then(
      (it) => done(undefined, it, (error) => it.release(error)),
      (error: Error) => done(error, undefined, () => {}),
    );
  }

  async #inLine(client: Promise<pg.PoolClient>, hurry: Hurry): Promise<pg.PoolClient> {
    const { promise: turnedAway, reject } = Promise.withResolvers<never>();
    let timer: NodeJS.Timeout | undefined;
    const since = performance.now();
    const waiter: Waiter = {
      since,
      hurry: () => {
        const left = since + hurry.patience - performance.now();
        if (left <= 0) reject(new LocksHeld());
        else timer ??= setTimeout(() => reject(new LocksHeld()), left);
      },
    };
    this.#line.add(waiter);
    if (since < this.#lockedUntil) waiter.hurry();
    try {
      return await Promise.race([client, turnedAway]);
    } catch (error) {
      // It comes all the same, for nobody.
      client.then((it) => it.release()).catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
      this.#line.delete(waiter);
    }
  }
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;
