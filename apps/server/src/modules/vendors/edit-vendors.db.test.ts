import { placeNames, type PlaceName } from '@estante/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditedChanges } from '../../../test/audited-changes.ts';
import { sentVendors, type SentVendor } from '../../../test/calls/institution-edits.ts';
import { as, type Username } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { startVendorServer, type VendorServer } from '../../../test/vendor-server.ts';
import { vendorSecret } from '../../../test/vendors.ts';

let server: TestApp;
let gale: VendorServer;
beforeEach(async () => {
  server = await startTestApp();
  gale = await startVendorServer('gale', () => new Date(server.clock.now().epochMilliseconds));
});
afterEach(async () => {
  gale.close();
  await server.close();
});

const url = '/api/atendimento/fornecedores';
const secret = vendorSecret.toString();

interface VendorsAnswer {
  readonly versao: number;
  readonly fornecedores: readonly { readonly base: PlaceName }[];
}

async function read(): Promise<VendorsAnswer> {
  return (await server.app.inject({ url, headers: await as(server, 'elisa') })).json();
}

async function send(versao: number, ...vendors: readonly SentVendor[]) {
  const payload = { versao, fornecedores: sentVendors(...vendors) };
  return server.app.inject({ method: 'PUT', url, headers: await as(server, 'elisa'), payload });
}

const atGale = (more: Readonly<Record<string, unknown>> = {}) => ({
  base: 'gale',
  nome: 'Gale OneFile',
  endereco: gale.address,
  hosts: [gale.host],
  ativo: true,
  ...more,
});

/** Takes a reader to the vendor: resolves with what it says to them, or with the status of the refusal. */
async function arrive(who: Username = 'ana'): Promise<string> {
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/pessoas/meu-pergamum/redirect-base',
    headers: await as(server, who),
    payload: { base: 'gale' },
  });
  if (answer.statusCode !== 200) return String(answer.statusCode);
  const entered = await fetch(answer.json<{ url: string }>().url);
  return entered.ok ? 'let in' : 'sent away';
}

const auditedDetails = async () => (await auditedChanges(server)).map(({ details }) => details);

test('all fifteen are there, and the repository, and none is set up at first', async () => {
  const { versao, fornecedores } = await read();
  expect(versao).toBe(0);
  expect(fornecedores.map(({ base }) => base)).toEqual(placeNames);
  expect(fornecedores[0]).toEqual({
    base: 'pearson',
    nome: '',
    endereco: '',
    hosts: [],
    ativo: false,
    segredo_definido: false,
  });
});

test('one that is set up lets readers in, and its secret is not told again', async () => {
  const answer = await send(0, atGale({ novo_segredo: secret }));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.body).not.toContain(secret);
  const { fornecedores } = await read();
  expect(fornecedores.find(({ base }) => base === 'gale')).toEqual(
    atGale({ segredo_definido: true }),
  );
  expect(await arrive()).toBe('let in');
  expect(await auditedDetails()).toEqual([
    {
      area: 'vendors',
      campos: ['gale.nome', 'gale.endereco', 'gale.hosts', 'gale.ativo', 'gale.segredo'],
    },
  ]);
});

test('the secret stays where none is sent; another one alone is a change', async () => {
  await send(0, atGale({ novo_segredo: secret }));
  expect((await send(1, atGale({ nome: 'Gale' }))).statusCode).toBe(200);
  expect(await arrive()).toBe('let in');
  const other = await send(2, atGale({ nome: 'Gale', novo_segredo: 'x'.repeat(32) }));
  expect(other.json()).toMatchObject({ versao: 3 });
  expect(await arrive()).toBe('sent away');
  expect(await auditedDetails()).toMatchObject([
    {},
    { campos: ['gale.nome'] },
    { campos: ['gale.segredo'] },
  ]);
  const same = await send(3, atGale({ nome: 'Gale', novo_segredo: 'x'.repeat(32) }));
  expect(same.json()).toMatchObject({ versao: 3 });
});

test('one without a secret is not set up, and nothing of the rest is written', async () => {
  const answer = await send(0, atGale(), { ...atGale({ novo_segredo: secret }), base: 'oxford' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    erro: { codigo: 'DadosInvalidos', campos: [{ campo: 'fornecedores.gale.novo_segredo' }] },
  });
  expect(await server.db.selectFrom('vendor').select('name').execute()).toEqual([]);
  expect(await read()).toMatchObject({ versao: 0 });
});

test(
  'one that is switched off is gone to by nobody, and comes back as it was',
  { tags: 'long' },
  async () => {
    await send(0, atGale({ novo_segredo: secret }));
    await send(1, atGale({ ativo: false }));
    expect(await arrive()).toBe('404');
    await send(2, atGale());
    expect(await arrive()).toBe('let in');
  },
);

test('one that is blank is taken away, its secret with it', async () => {
  await send(0, atGale({ novo_segredo: secret }));
  expect((await send(1)).statusCode).toBe(200);
  expect(await server.db.selectFrom('vendor').select('name').execute()).toEqual([]);
  expect((await send(2, atGale())).statusCode).toBe(422);
});

test('an address is kept as browsers write it, on any loopback', { tags: 'long' }, async () => {
  for (const [at, [endereco, host, kept]] of [
    ['HTTPS://Gale.example', 'gale.example', 'https://gale.example/'],
    ['http://127.0.0.2:81', '127.0.0.2:81', 'http://127.0.0.2:81/'],
    ['http://[::1]/a', '[::1]', 'http://[::1]/a'],
    ['http://localhost', 'localhost', 'http://localhost/'],
  ].entries()) {
    const sent = atGale({ endereco, hosts: [host, host], novo_segredo: secret });
    const answer = await send(at, sent);
    expect(answer.statusCode, answer.body).toBe(200);
    const rows = await server.db.selectFrom('vendor').select(['address', 'hosts']).execute();
    expect(rows).toEqual([{ address: kept, hosts: [host] }]);
  }
});

test(
  'of two who change vendors, the second is told and writes nothing',
  { tags: 'long' },
  async () => {
    const answers = await Promise.all(
      ['Uma', 'Outra', 'Terceira'].map((nome) => send(0, atGale({ nome, novo_segredo: secret }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    expect(await server.db.selectFrom('vendor').select('name').execute()).toHaveLength(1);
  },
);
