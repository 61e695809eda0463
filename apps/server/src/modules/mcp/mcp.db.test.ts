import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { KeyPermission } from '@estante/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { successBody } from '../../../test/answers.ts';
import { callAs } from '../../../test/call-as.ts';
import { circulation, startLoanServer } from '../../../test/loan-desk.ts';
import { as } from '../../../test/people.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
let address: string;
let clients: Client[] = [];
beforeAll(async () => {
  server = await startLoanServer(['A1', 'A2', 'A3']);
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());
beforeEach(() => server.pool.query('truncate api_key, hold cascade'));
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});

/** The client of the protocol's own makers. */
async function connect(bearer: string | null): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  const url = new URL('/mcp', address);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  clients.push(client);
  return client;
}

async function keyOf(permissoes: readonly KeyPermission[], person: 'ana' | 'bruno' = 'ana') {
  const payload = { nome: 'Assistente', permissoes, dias: 0 };
  const call = callAs(server, person, { method: 'POST', path: 'chaves', payload });
  return (await successBody<{ chave: string }>(call)).chave;
}

async function use(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: args });
  const [part] = result.content as { type: string; text: string }[];
  const text = part?.text ?? '';
  const isJson = text.startsWith('{') || text.startsWith('[');
  const told = (isJson ? JSON.parse(text) : { text }) as Record<string, unknown>;
  return { isError: result.isError === true, told };
}

const toolsOf = async (client: Client) =>
  (await client.listTools()).tools.map(({ name }) => name).toSorted();
const catalogueTools = ['check_availability', 'read_title', 'search_catalogue'];

describe('anybody’s assistant', () => {
  test('searches, reads and sees what is in', async () => {
    const client = await connect(null);
    expect(await toolsOf(client)).toEqual(catalogueTools);
    const found = await use(client, 'search_catalogue', { words: 'livro a1' });
    expect(found.told).toMatchObject({ acervos: [{ titulo: 'Livro A1' }] });
    const title_id = await server.titleId('Livro A1');
    expect((await use(client, 'read_title', { title_id })).told).toMatchObject({
      cod_acervo: title_id,
    });
    expect((await use(client, 'check_availability', { title_id })).told).toMatchObject({
      exemplares: [{ codigo_barras: 'A1', situacao: 'disponivel' }],
    });
  });

  test(
    'is told in words what there is not, and what it asked wrongly',
    { tags: 'long' },
    async () => {
      const client = await connect(null);
      const missing = await use(client, 'read_title', { title_id: 999_999 });
      expect([missing.isError, missing.told['mensagem']]).toEqual([true, expect.any(String)]);
      expect((await use(client, 'read_title', { title_id: 'one' })).isError).toBe(true);
      expect((await use(client, 'list_my_loans')).isError).toBe(true);
    },
  );
});

describe('a reader’s assistant', () => {
  test('sees their loans, and renews them once they agree', { tags: 'long' }, async () => {
    await circulation(server).lend('A1');
    server.clock.advance({ hours: 24 });
    const client = await connect(await keyOf(['loans', 'renew']));
    expect((await use(client, 'list_my_loans')).told).toMatchObject({
      emprestimos: [{ codigo_barras: 'A1', renovacoes: 0 }],
    });
    const { told } = await use(client, 'prepare_renewal');
    expect(told).toMatchObject({ would_do: [{ codigo_barras: 'A1' }], good_for_seconds: 300 });
    const renewals = () =>
      server.db.selectFrom('loan').select('renewals').where('barcode', '=', 'A1').execute();
    expect(await renewals()).toEqual([{ renewals: 0 }]);
    const { confirmation } = told;
    expect((await use(client, 'confirm', { confirmation })).told).toMatchObject({ renovados: 1 });
    expect(await renewals()).toEqual([{ renewals: 1 }]);
    expect((await use(client, 'confirm', { confirmation })).told).toMatchObject({ renovados: 0 });
    expect(await renewals()).toEqual([{ renewals: 1 }]);
  });

  test('holds once they agree; another’s confirmation, a bent one or an old one does nothing', async () => {
    await circulation(server).lend('A2', 2);
    const client = await connect(await keyOf(['hold']));
    const title_id = await server.titleId('Livro A2');
    const { told } = await use(client, 'prepare_hold', { title_id });
    const confirmation = String(told['confirmation']);
    const holds = () => server.db.selectFrom('hold').select('person_id').execute();
    const other = await connect(await keyOf(['hold'], 'bruno'));
    expect((await use(other, 'confirm', { confirmation })).isError).toBe(true);
    expect((await use(client, 'confirm', { confirmation: `${confirmation}x` })).isError).toBe(true);
    expect((await use(client, 'confirm', { confirmation: 'x' })).isError).toBe(true);
    expect(await holds()).toEqual([]);
    expect((await use(client, 'confirm', { confirmation })).told).toMatchObject({
      acervo: { titulo: 'Livro A2' },
    });
    expect(await holds()).toEqual([{ person_id: 1 }]);
    const again = await use(client, 'prepare_hold', { title_id });
    server.clock.advance({ seconds: 301 });
    const late = await use(client, 'confirm', { confirmation: again.told['confirmation'] });
    expect(late).toMatchObject({
      isError: true,
      told: { text: expect.stringContaining('too long') },
    });
  });

  test('does nothing that its key does not permit', async () => {
    const client = await connect(await keyOf(['catalogue']));
    for (const name of ['list_my_loans', 'list_my_holds', 'prepare_renewal'])
      expect(await use(client, name), name).toMatchObject({
        isError: true,
        told: { codigo: 'ChaveSemPermissao' },
      });
    const loans = await connect(await keyOf(['loans']));
    const { told } = await use(loans, 'prepare_renewal');
    const { confirmation } = told;
    expect(await use(loans, 'confirm', { confirmation })).toMatchObject({
      isError: true,
      told: { codigo: 'ChaveSemPermissao' },
    });
  });

  test('with a key that is none is told so by each call', { tags: 'long' }, async () => {
    const client = await connect(`estante_${'x'.repeat(43)}`);
    expect((await use(client, 'list_my_loans')).told).toMatchObject({ codigo: 'SessaoExpirada' });
  });

  test('has nothing more by the session of a browser, or by what is no token', async () => {
    const session = (await as(server, 'ana'))['authorization']?.slice('Bearer '.length) ?? '';
    for (const bearer of [session, 'x.y.z'])
      expect(await toolsOf(await connect(bearer))).toEqual(catalogueTools);
  });
});

test.each([
  ['no JSON-RPC', { a: 1 }, 400],
  ['nothing', {}, 400],
])('%s is refused', async (_name, payload, status) => {
  const headers = { accept: 'application/json, text/event-stream' };
  const answer = await server.app.inject({ method: 'POST', url: '/mcp', headers, payload });
  expect(answer.statusCode).toBe(status);
});
