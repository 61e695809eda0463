import { endpoints, errorBody } from '@estante/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { forgetSecrets } from '../secrets/index.ts';

let server: TestApp;
let list: number;
beforeEach(async () => {
  const records = ['Um', 'Dois', 'Três'].map((title) =>
    aBook({ title, copies: [{ library: 'CENTRAL' }] }),
  );
  server = await startTestApp({ records });
  const made = await call('ana', 'POST', 'listas', {
    nome: 'Para a turma',
    descricao: 'Do começo ao fim.',
    acervos: [3, 1],
  });
  list = endpoints.makeNamedList.responses[200].parse(made.json()).lista.codigo;
  await call('ana', 'PUT', `listas/${list}/titulos/3`, { nota: 'O primeiro.' });
});
afterEach(() => server.close());

const call = (person: Person | null, method: CallAs['method'], path: string, payload?: object) =>
  callAs(server, person, { method, path, ...(payload && { payload }) });

async function share(choice: object = {}) {
  const answer = await call('ana', 'PUT', `listas/${list}/compartilhamento`, {
    mostra_nome: false,
    mostra_notas: false,
    ...choice,
  });
  return endpoints.shareNamedList.responses[200].parse(answer.json());
}

const open = (codigo: string, pagina = 1) =>
  call(null, 'GET', `listas-compartilhadas/${codigo}?pagina=${pagina}`);
const shown = async (codigo: string, pagina = 1) =>
  endpoints.getSharedList.responses[200].parse((await open(codigo, pagina)).json());

async function expectUnknown(codigo: string): Promise<void> {
  const answer = await open(codigo);
  expect([answer.statusCode, errorBody.parse(answer.json()).erro.codigo]).toEqual([
    404,
    'NaoEncontrado',
  ]);
}

const own = async () =>
  endpoints.getNamedList.responses[200].parse((await call('ana', 'GET', `listas/${list}`)).json());

test('nobody sees a list before its reader shares it', async () => {
  expect((await own()).compartilhamento).toBeNull();
  for (const guess of [`${list}`, 'x', '0'.repeat(22)]) await expectUnknown(guess);
});

test('who has the link sees the titles, where they are, and nothing of their reader', async () => {
  const { codigo } = await share();
  expect(codigo).toMatch(/^[\w-]{22}$/);
  const answer = await open(codigo);
  const body = endpoints.getSharedList.responses[200].parse(answer.json());
  expect(body).toMatchObject({
    nome: 'Para a turma',
    descricao: 'Do começo ao fim.',
    de: null,
    total: 2,
    acervos: [3, 1],
    itens: [
      { cod_acervo: 3, nota: '', retirado: null, acervo: { titulo: 'Três' } },
      { cod_acervo: 1, nota: '', retirado: null, acervo: { titulo: 'Um' } },
    ],
  });
  expect(answer.body).not.toMatch(/Ana|ana@|O primeiro/);
});

test('its reader chooses to show a name, cut short, and notes', async () => {
  const { codigo } = await share({ mostra_nome: true });
  expect(await shown(codigo)).toMatchObject({ de: 'Ana T.', itens: [{ nota: '' }, {}] });
  const second = await share({ mostra_notas: true });
  expect(second.codigo).toBe(codigo);
  expect(await shown(codigo)).toMatchObject({ de: null, itens: [{ nota: 'O primeiro.' }, {}] });
  expect((await own()).compartilhamento).toEqual(second);
});

test('availability is that of results, as it is now', { tags: 'long' }, async () => {
  const { codigo } = await share();
  const found = await server.app.inject('/api/consulta/titulos-adicionais?acervos=3&acervos=1');
  const { acervos } = found.json<{ acervos: unknown[] }>();
  expect((await shown(codigo)).itens.map(({ acervo }) => acervo)).toEqual(acervos);
  expect((await shown(codigo)).itens[0]?.acervo?.disponibilidade.disponiveis).toBe(1);
  const due_on = '2026-03-20';
  await server.db.updateTable('copy').set({ due_on, status: 'on-loan' }).execute();
  const after = await server.app.inject('/api/consulta/titulos-adicionais?acervos=3');
  expect((await shown(codigo)).itens[0]?.acervo).toEqual(
    after.json<{ acervos: unknown[] }>().acervos[0],
  );
});

test('a link that is changed, withdrawn or whose list is deleted leads nowhere', async () => {
  const { codigo } = await share();
  const renewed = await share({ novo: true });
  expect(renewed.codigo).not.toBe(codigo);
  await expectUnknown(codigo);
  expect((await shown(renewed.codigo)).nome).toBe('Para a turma');
  await call('ana', 'DELETE', `listas/${list}/compartilhamento`);
  await expectUnknown(renewed.codigo);
  expect((await own()).compartilhamento).toBeNull();
  const again = await share();
  expect([codigo, renewed.codigo]).not.toContain(again.codigo);
  await call('ana', 'DELETE', `listas/${list}`);
  await expectUnknown(again.codigo);
});

test(
  'with new keys of the server links end, those shown to their readers too',
  { tags: 'long' },
  async () => {
    const { codigo } = await share({ mostra_nome: true });
    await call('ana', 'POST', 'emprestimo/token', {});
    await forgetSecrets(server.db, new Date('2026-03-10T12:00:00Z'));
    await expectUnknown(codigo);
    expect((await own()).compartilhamento).toBeNull();
    expect((await call('ana', 'GET', 'emprestimo/token')).json()).toEqual({ token: null });
    const again = await share();
    expect((await own()).compartilhamento).toEqual(again);
    expect((await shown(again.codigo)).de).toBeNull();
  },
);

test('a list is closed while its reader is blocked or has left', async () => {
  const { codigo } = await share();
  const blocked = (is_blocked: boolean) =>
    server.db.updateTable('login').set({ is_blocked }).where('person_id', '=', 1).execute();
  await blocked(true);
  await expectUnknown(codigo);
  await blocked(false);
  expect((await open(codigo)).statusCode).toBe(200);
  const ended_at = new Date('2026-03-10T12:00:00Z');
  await server.db.updateTable('login').set({ ended_at }).where('person_id', '=', 1).execute();
  await expectUnknown(codigo);
});

test('what has left the catalogue is told as gone', { tags: 'long' }, async () => {
  const { codigo } = await share();
  await server.db.deleteFrom('title').where('id', '=', 3).execute();
  expect(await shown(codigo)).toMatchObject({
    total: 2,
    acervos: [1],
    itens: [
      { cod_acervo: 3, acervo: null, retirado: { substituto: null } },
      { cod_acervo: 1, retirado: null },
    ],
  });
});

test('a long list comes in pages', { tags: 'long' }, async () => {
  const { codigo } = await share();
  await sql`insert into named_list_title (list_id, title_id, position, added_at)
    select ${list}, 10000 + n, 10 + n, now() from generate_series(1, 20) n`.execute(server.db);
  expect((await shown(codigo)).itens).toHaveLength(20);
  expect(await shown(codigo, 2)).toMatchObject({
    total: 22,
    pagina: 2,
    itens: [{ cod_acervo: 10019 }, { cod_acervo: 10020 }],
  });
  expect((await shown(codigo, 3)).itens).toEqual([]);
});

test('the database does not hold the code of a link', async () => {
  const { codigo } = await share();
  const { rows } = await sql<{ row: string }>`select l::text as row from named_list l`.execute(
    server.db,
  );
  expect(rows[0]?.row).not.toContain(codigo);
  expect(rows[0]?.row).not.toContain(Buffer.from(codigo).toString('hex'));
});
