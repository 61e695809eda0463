import { activities, errorBody, repositoryName } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, type Username } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { startVendorServer, type VendorServer } from '../../../test/vendor-server.ts';
import { aVendor } from '../../../test/vendors.ts';

let server: TestApp;
let theses: VendorServer;
beforeEach(async () => {
  server = await startTestApp();
  const now = () => new Date(server.clock.now().epochMilliseconds);
  theses = await startVendorServer(repositoryName, now);
  await switchTo(true);
});
afterEach(async () => {
  theses.close();
  await server.close();
});

const url = '/api/pessoas/postagem-trabalho/redirect';

async function switchTo(enabled: boolean): Promise<void> {
  await server.db
    .updateTable('activity')
    .set({ enabled })
    .where('code', '=', activities.accountPaperPost)
    .execute();
}

async function setUp(more: { readonly enabled?: boolean; readonly hosts?: string[] } = {}) {
  const place = { address: theses.address, hosts: [theses.host], ...more };
  await server.db
    .insertInto('vendor')
    .values(aVendor({ name: repositoryName, ...place }))
    .execute();
}

async function ask(who: Username = 'ana') {
  return server.app.inject({ method: 'POST', url, headers: await as(server, who), payload: {} });
}

const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];
const urlIn = (answer: LightMyRequestResponse) => answer.json<{ url: string }>().url;

test('the repository lets in whoever is sent there, by their user name, once', async () => {
  await setUp();
  const address = urlIn(await ask());
  const entered = await fetch(address);
  expect([entered.status, await entered.text()]).toEqual([200, 'ana']);
  expect((await fetch(address)).status).toBe(403);
  const other = await fetch(urlIn(await ask('ana.saude')));
  expect(await other.text()).toBe('ana.saude');
});

test('an address is good for a minute, and as it was signed', { tags: 'long' }, async () => {
  await setUp();
  const late = urlIn(await ask());
  const forged = new URL(urlIn(await ask()));
  const token = forged.searchParams.get('token') ?? '';
  forged.searchParams.set('token', `${token.slice(0, -4)}AAAA`);
  expect((await fetch(forged)).status).toBe(403);
  server.clock.advance({ seconds: 61 });
  expect((await fetch(late)).status).toBe(403);
});

test('there is none while the repository is not set up, is off, or is on another host', async () => {
  const none = [404, 'RepositorioNaoDisponivel'];
  expect(said(await ask())).toEqual(none);
  await setUp({ enabled: false });
  expect(said(await ask())).toEqual(none);
  const elsewhere = { enabled: true, hosts: ['teses.example'] };
  await server.db.updateTable('vendor').set(elsewhere).execute();
  expect(said(await ask())).toEqual(none);
});

test('nobody is sent there without signing in, nor while its page is off', async () => {
  await setUp();
  const anonymous = await server.app.inject({ method: 'POST', url, payload: {} });
  expect(said(anonymous)).toEqual([401, 'EntradaNecessaria']);
  await switchTo(false);
  expect(said(await ask())).toEqual([403, 'RecursoDesativado']);
});

test('it is no vendor: none of the calls for vendors knows it', async () => {
  await setUp();
  expect((await server.app.inject('/api/vinculos/fornecedores')).json()).toEqual([]);
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/pessoas/meu-pergamum/redirect-base',
    headers: await as(server, 'ana'),
    payload: { base: repositoryName },
  });
  expect(answer.statusCode).toBe(422);
});
