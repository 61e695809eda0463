import pg from 'pg';

/** Runs one statement in a session of its own. */
export async function query(
  connectionString: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
