import { connect } from '@estante/database';

export interface Session {
  query(
    statement: string,
    values?: unknown[],
  ): Promise<{
    readonly rowCount: number | null;
    readonly rows: readonly Readonly<Record<string, unknown>>[];
  }>;
}

/** One session of its own, for work that no transaction may hold. */
export async function withSession<Result>(
  connectionString: string,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const connection = connect({ connectionString, max: 1 });
  // A test waits for a busy machine as long as it takes.
  connection.pool.options.connectionTimeoutMillis = 0;
  try {
    const session = await connection.pool.connect();
    try {
      return await work(session);
    } finally {
      session.release(true);
    }
  } finally {
    await connection.close();
  }
}

/** Connection string of another database, on the same server and for the same user. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
