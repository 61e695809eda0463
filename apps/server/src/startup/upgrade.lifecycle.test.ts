import { connect, readReleases } from '@estante/database';
import { createApplicationFolder } from '@estante/test-support';
import { restoreDatabase } from '@estante/test-support/released-database';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fetchWhenFree } from '../../test/fetch-when-free.ts';
import { signInAt } from '../../test/sign-in-at.ts';

const releases = fileURLToPath(
  new URL('../../../../packages/test-support/releases/', import.meta.url),
);

/** The application of today on a database as a release left it. */
async function upgraded(version: string) {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await createApplicationFolder('test database'));
  const connectionString = folder.connectionString ?? '';
  await restoreDatabase(connectionString, join(releases, `${version}.json.br`));
  const connection = connect({ connectionString, max: 1 });
  opened.defer(() => connection.close());
  const count = async (table: string) =>
    (await connection.pool.query<{ n: number }>(`select count(*)::integer as n from ${table}`))
      .rows[0]?.n;
  const tables = ['title', 'copy', 'holding', 'heading', 'authority', 'bibliographic_record'];
  const counts = async () => Promise.all(tables.map(async (table) => [table, await count(table)]));
  const before = await counts();
  const application = await folder.start();
  const { address } = application;
  await expect
    .poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 90_000 })
    .toBe(200);
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetchWhenFree(`${address}/api${path}`, { headers });
    return { status: answer.status, body: (await answer.json()) as never };
  };
  const started = opened.move();
  return {
    address,
    ask,
    output: () => application.output(),
    before,
    counts,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

interface SearchBody {
  readonly total: number;
  readonly acervos: readonly { readonly cod_acervo: number }[];
}

type UpgradedApplication = Awaited<ReturnType<typeof upgraded>>;

async function findsTitles(application: UpgradedApplication): Promise<void> {
  expect(await application.counts()).toEqual(application.before);
  expect(application.output()).toMatch(/^Estante \d+\.\d+\.\d+$/m);
  expect(application.output()).not.toContain('"level":50');
  const all = (await application.ask('/consulta')).body as SearchBody;
  expect(['title', all.total]).toEqual(application.before[0]);
  const address = `/acervo/${all.acervos[0]?.cod_acervo}`;
  expect((await application.ask(address)).status).toBe(200);
  expect((await application.ask(`${address}/exemplares`)).status).toBe(200);
  expect((await fetchWhenFree(application.address + address)).status).toBe(200);
}

async function servesReaders(application: UpgradedApplication): Promise<void> {
  const reader = await signInAt(application.address, 'aluna');
  const { body } = await application.ask('/emprestimo/titulos-pendentes', reader);
  const { emprestimos } = body as { readonly emprestimos: readonly unknown[] };
  expect(emprestimos.length).toBeGreaterThan(0);
  expect((await application.ask('/reserva', reader)).status).toBe(200);
  expect((await application.ask('/emprestimo/debitos-pendentes', reader)).status).toBe(200);
}

/** Attempts that can be made with what each release has, by its version. */
const kept: Readonly<
  Record<string, readonly ((application: UpgradedApplication) => Promise<void>)[]>
> = {
  '0.1.0': [findsTitles],
  '0.2.0': [findsTitles, servesReaders],
};

test('every release before the last is tried', async () => {
  const before = Object.keys(await readReleases()).slice(0, -1);
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(before));
});

test.each(Object.entries(kept))(
  'a database of %s is brought up to date with all that is in it, and serves',
  async (version, attempts) => {
    await using application = await upgraded(version);
    for (const attempt of attempts) await attempt(application);
  },
);

test.each([
  [
    'older than the first release',
    `update schema_migration set checksum = 'another' where name like '0007%'`,
    /^estante: The database is from before version 0\.1\.0 .*import the records into it$/m,
  ],
  [
    'of a newer version',
    `insert into schema_migration (name, checksum) values ('9999_later.sql', 'x')`,
    /^estante: The database has been used by a newer version .*restore a backup from before it$/m,
  ],
])('a database %s is told what to do, in one sentence', async (_case, change, sentence) => {
  await using folder = await createApplicationFolder('test database');
  const connection = connect({ connectionString: folder.connectionString ?? '', max: 1 });
  await connection.pool.query(change);
  await connection.close();
  const refused = await folder.start().catch((fault: unknown) => fault);
  expect(refused).toMatchObject({ exitCode: 1, output: expect.stringMatching(sentence) as string });
  expect((refused as { readonly output: string }).output).not.toContain('    at ');
});
