import type pg from 'pg';

export const awayName = 'DatabaseAway';

/** What is asked while the database is away fails with this, as a lost connection does (SQLSTATE 08006). */
export class DatabaseAway extends Error {
  override readonly name = awayName;
  readonly code = '08006';

  constructor() {
    super('the database does not answer');
  }
}

/**
 * All connections to one PostgreSQL, of however many pools, so that they can be let go at once when
 * it no longer answers: a server that is frozen never ends them itself.
 */
export class Reach {
  #isAway = false;
  readonly #clients = new Set<pg.Client>();

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Ends every connection; what waits for an answer on one, or for a connection, fails at once. */
  cut(): void {
    this.#isAway = true;
    for (const client of this.#clients) client.connection.stream.destroy(new DatabaseAway());
  }

  /** From now on connections are made again. */
  restore(): void {
    this.#isAway = false;
  }

  /** Whether a connection may be made now; it is counted among the others from now on. */
  admits(client: pg.Client): boolean {
    if (this.#isAway) return false;
    this.#clients.add(client);
    client.once('end', () => this.#clients.delete(client));
    return true;
  }
}
