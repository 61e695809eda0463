import { errorBody, vendorNames, type VendorName } from '@estante/contract';
import { isLong } from '@estante/test-support/is-long';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { as, type Username } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { startVendorServer, type VendorServer } from '../../../test/vendor-server.ts';
import { aVendor } from '../../../test/vendors.ts';

let server: TestApp;
let vendor: VendorServer;
beforeEach(async () => {
  server = await startTestApp();
  vendor = await startVendorServer('pearson', () => new Date(server.clock.now().epochMilliseconds));
});
afterEach(async () => {
  vendor.close();
  await server.close();
});

async function ask(base: string, who: Username = 'ana') {
  return server.app.inject({
    method: 'PUT',
    url: '/api/pessoas/meu-pergamum/redirect-base',
    headers: await as(server, who),
    payload: { base },
  });
}

const setUp = (overrides: Parameters<typeof aVendor>[0] = {}) =>
  server.db
    .insertInto('vendor')
    .values(aVendor({ address: vendor.address, hosts: [vendor.host], ...overrides }))
    .execute();

const urlOf = (answer: LightMyRequestResponse) => answer.json<{ url: string }>().url;
const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];

/** Goes there, and says what the vendor says. */
async function arrive(url: string): Promise<string> {
  const answer = await fetch(url);
  return answer.ok ? answer.text() : `refused: ${answer.status}`;
}

describe('an address at a vendor', () => {
  test('lets a reader in, always as the same one, and does not say who that is', async () => {
    await setUp();
    const first = await arrive(urlOf(await ask('pearson')));
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await arrive(urlOf(await ask('pearson')))).toBe(first);
    // Another login of the same person is the same reader; another person is not.
    expect(await arrive(urlOf(await ask('pearson', 'ana.saude')))).toBe(first);
    const other = await arrive(urlOf(await ask('pearson', 'bruno')));
    expect(other).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(first);
  });

  test('is good once, and for a minute', async () => {
    await setUp();
    const url = urlOf(await ask('pearson'));
    expect(await arrive(url)).not.toContain('refused');
    expect(await arrive(url)).toBe('refused: 403');
    const late = urlOf(await ask('pearson'));
    server.clock.advance({ seconds: 61 });
    expect(await arrive(late)).toBe('refused: 403');
  });

  test('of one vendor opens nothing at another', async () => {
    await setUp();
    await setUp({ name: 'gale' });
    expect(await arrive(urlOf(await ask('gale')))).toBe('refused: 403');
  });

  test('keeps what else the entry of the vendor asks for', async () => {
    await setUp({ address: `${vendor.address}?cliente=7` });
    const url = new URL(urlOf(await ask('pearson')));
    expect(url.searchParams.get('cliente')).toBe('7');
    expect(url.host).toBe(vendor.host);
  });

  const names = isLong ? vendorNames : vendorNames.slice(0, 1);
  test.each(names)('of %s is had once it is set up, and not before', async (name) => {
    expect(said(await ask(name))).toEqual([404, 'FornecedorNaoDisponivel']);
    await setUp({ name });
    expect((await ask(name)).statusCode).toBe(200);
  });

  test('is refused while the vendor is off, or its entry is on no host of its own', async () => {
    await setUp({ enabled: false });
    await setUp({ name: 'oxford', hosts: ['oxford.example'] });
    await setUp({
      name: 'ebrary',
      address: 'https://user@ebrary.example/',
      hosts: ['ebrary.example'],
    });
    for (const base of ['pearson', 'oxford', 'ebrary'])
      expect(said(await ask(base)), base).toEqual([404, 'FornecedorNaoDisponivel']);
  });

  test(
    'is given to no login that the libraries have blocked, but to another of that person',
    { tags: 'long' },
    async () => {
      await setUp();
      await server.db.updateTable('login').set({ is_blocked: true }).where('id', '=', 1).execute();
      expect(said(await ask('pearson'))).toEqual([401, 'SessaoExpirada']);
      // Another login of theirs, which is not blocked, gets an answer.
      expect((await ask('pearson', 'ana.saude')).statusCode).toBe(200);
    },
  );
});

test('vendors are listed with their hosts, without secrets, and only those that are on', async () => {
  await setUp();
  await setUp({ name: 'gale', enabled: false });
  const answer = await server.app.inject('/api/vinculos/fornecedores');
  expect(answer.json()).toEqual([
    { base: 'pearson', nome: 'Biblioteca Virtual', hosts: [vendor.host] },
  ]);
});

test('the database takes no vendor whose entry others could read, or whose secret is short', async () => {
  const bad = [
    { address: 'http://vendor.example/' },
    { address: 'javascript:alert(1)' },
    { hosts: [] },
    { name: 'outro' as VendorName },
  ];
  for (const one of bad) await expect(setUp(one), JSON.stringify(one)).rejects.toThrow('check');
  const row = { ...aVendor({}), secret: Buffer.from('curto') };
  await expect(server.db.insertInto('vendor').values(row).execute()).rejects.toThrow('check');
});
