import { connect, type Db } from '@estante/database';
import { demoPassword } from '@estante/database/demo';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import type { StartedApplication } from '@estante/test-support/started-application';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchWhenFree } from '../../test/fetch-when-free.ts';
import { signInAt } from '../../test/sign-in-at.ts';

let folder: ApplicationFolder;
let application: StartedApplication;
let opened: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
  application = await folder.start({
    DEMO: 'true',
    LOG_LEVEL: 'info',
    METRICS_PORT: '0',
    UNLIMITED_NETWORKS: '127.0.0.0/8',
  });
  opened = await openDatabase();
});
afterAll(async () => {
  await opened.close();
  await folder[Symbol.asyncDispose]();
});

async function openDatabase() {
  return connect({ connectionString: folder.connectionString ?? '', max: 1 });
}

const requestId = 'operations-test-0001';

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetchWhenFree(`${application.address}${path}`, init);
  // Taken whole, as a browser does.
  await answer.clone().arrayBuffer();
  return answer;
}

const json = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

/**
 * Plays a session of a reader and a librarian; resolves with what they say and are told, none of which is a
 * log's.
 */
async function wholeSession(db: Db): Promise<readonly string[]> {
  const words = 'machado de assis quincas';
  const reader = await signInAt(application.address, 'aluna');
  const staff = await signInAt(application.address, 'bibliotecaria');
  const typed = { 'content-type': 'application/json' };
  const found = await ask('/api/consulta?q=machado', { headers: reader });
  const { acervos } = (await found.json()) as { acervos: { cod_acervo: number }[] };
  const title = acervos[0]?.cod_acervo ?? 0;
  const patron = await db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['l.id', 'p.name', 'p.emails'])
    .where('l.username', '=', 'aluna')
    .executeTakeFirstOrThrow();
  const name = encodeURIComponent(patron.name);
  const copy = await db
    .selectFrom('copy')
    .select('barcode')
    .where('status', '=', 'available')
    .where('barcode', 'is not', null)
    .executeTakeFirstOrThrow();
  const asked: readonly (readonly [path: string, init: RequestInit])[] = [
    [`/?q=${encodeURIComponent(words)}`, {}],
    [`/acervo/${title}`, { headers: { 'x-request-id': requestId } }],
    ['/api/pessoas/aluna/recuperar-senha', {}],
    ['/api/pessoas/ninguem-assim/nada?e-mail=ana@example.org', {}],
    ['/meupergamum/emprestimos', {}],
    ['/api/emprestimo/titulos-pendentes', { headers: reader }],
    ['/api/reserva', { headers: reader }],
    ['/api/atendimento/circulacao', { headers: reader }],
    [`/api/atendimento/circulacao/leitores?texto=${name}`, { headers: staff }],
    [`/api/atendimento/circulacao/leitores/${patron.id}`, { headers: staff }],
    [
      '/api/atendimento/circulacao/emprestimo',
      {
        headers: { ...staff, ...typed },
        ...json({ cod_login: patron.id, codigo_barras: copy.barcode ?? '' }),
      },
    ],
    [
      '/api/oauth/token',
      {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'password',
          username: 'aluna',
          password: 'errada!',
        }),
      },
    ],
    ['/api/oauth/token', { headers: typed, method: 'POST', body: '{"username": "aluna", ' }],
  ];
  for (const [path, init] of asked) await ask(path, init);
  const people = await db.selectFrom('person').select(['name', 'emails']).execute();
  const tokens = [reader, staff].map(({ authorization = '' }) => authorization.slice(-24));
  return [
    words,
    encodeURIComponent(words),
    'quincas',
    'errada!',
    'ana@example.org',
    'ninguem-assim',
    demoPassword,
    copy.barcode ?? '',
    ...tokens,
    ...people.flatMap(({ name: full, emails }) => [full, ...emails]),
  ].filter((text) => text !== '');
}

describe('a session of a reader and of a librarian', () => {
  let said: readonly string[];
  beforeAll(async () => {
    said = await wholeSession(opened.db);
  });

  test('leaves lines of JSON in the log, with nothing of who they are or what they read', async () => {
    await expect.poll(() => application.output()).toContain(requestId);
    const logged = application
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(10);
    for (const { msg, reqId } of lines.filter(({ res }) => res !== undefined)) {
      expect(reqId, String(msg)).toMatch(/^[\w-]{8,64}$/);
    }
    const text = logged.join('\n').toLowerCase();
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((one) => text.includes(one.toLowerCase()))).toEqual([]);
    const telling = /127\.0\.0\.1|bearer|eyJ|\w@\w/;
    // The address it listens at is the server's own.
    const others = logged.filter((line) => !line.includes('Server listening at'));
    expect(others.filter((line) => telling.test(line))).toEqual([]);
  });

  test('is counted by call, and no more is told of it', async () => {
    const port = /Metrics are served on port (\d+)/.exec(application.output())?.[1];
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    for (const line of [
      /^estante_call_duration_seconds_count\{call="lendAtDesk",status="\d+"\} 1$/m,
      /^estante_call_duration_seconds_count\{call="issueToken",status="200"\} 2$/m,
      /^estante_call_duration_seconds_bucket\{le="0.5",call="searchTitles",status="200"\} /m,
      /^estante_call_duration_seconds_count\{call="\/\*",status="200"\} \d+$/m,
      /^estante_database_connections\{pool="readers",state="idle"\} \d+$/m,
      /^estante_index_titles [1-9]\d*$/m,
      /^estante_index_ready 1$/m,
      /^estante_index_behind_seconds \d+$/m,
      /^estante_jobs\{queue="read-stored-records",state="\w+"\} \d+$/m,
      /^estante_mail_waiting \d+$/m,
      /^estante_disk_free_bytes [1-9]\d*$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^process_resident_memory_bytes /m,
    ]) {
      expect(text).toMatch(line);
    }
    expect(said.filter((one) => text.toLowerCase().includes(one.toLowerCase()))).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    // Beside the pages it is not there.
    expect(await (await ask('/metrics')).text()).toContain('<html');
  });
});

test('an id that comes in goes out, with refusals too, and is in the line of the log', async () => {
  const sent = { headers: { 'x-request-id': 'proxy-4711-abc' } };
  for (const [path, status] of [
    ['/healthz', 200],
    ['/api/emprestimo/titulos-pendentes', 401],
    ['/api/nada', 404],
    ['/api/%zz', 400],
  ] as const) {
    const answer = await ask(path, sent);
    expect([answer.status, answer.headers.get('x-request-id')], path).toEqual([
      status,
      'proxy-4711-abc',
    ]);
  }
  const forged = await ask('/api/nada', { headers: { 'x-request-id': 'ana@example.org' } });
  expect(forged.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(() => application.output()).toContain('"reqId":"proxy-4711-abc"');
});
