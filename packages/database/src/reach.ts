import type pg from 'pg';

export const awayName = 'DatabaseAway';

/**
 * The error of what is asked while the database is away; as that of a lost connection, it has SQLSTATE 08006.
 */
export class DatabaseAway extends Error {
  override readonly name = awayName;
  readonly code = '08006';

  constructor() {
    super('the database does not answer');
  }
}

/**
 * All connections to one PostgreSQL, of several pools, so that they can be closed at once when it no longer
 * answers: a server that hangs never closes them itself.
 */
export class Reach {
  #isAway = false;
  readonly #clients = new Set<pg.Client>();

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Closes every connection. What waits for a result, or for a connection, fails at once. */
  cut(): void {
    this.#isAway = true;
    for (const client of this.#clients) client.connection.stream.destroy(new DatabaseAway());
  }

  /** Lets connections be made again. */
  restore(): void {
    this.#isAway = false;
  }

  /** Whether a connection may be made now; if so, it is closed with the others from now on. */
  admits(client: pg.Client): boolean {
    if (this.#isAway) return false;
    this.#clients.add(client);
    client.once('end', () => this.#clients.delete(client));
    return true;
  }
}
