import { endpoints, errorBody } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type Person } from '../../../test/call-as.ts';
import { as } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { code128 } from '../../platform/barcodes/code-128.ts';
import { qrCode } from '../../platform/barcodes/qr-code.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const ask = (person: Person | null) =>
  callAs(server, person, { method: 'GET', path: 'pessoas/cartao' });

async function cardOf(person: Person) {
  const answer = await ask(person);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.getCard.responses[200].parse(answer.json());
}

describe('a card', () => {
  test('has the codes of the login by which its person is signed in, and of no other', async () => {
    const [own, second, another] = [
      await cardOf('ana'),
      await cardOf('ana.saude'),
      await cardOf('bruno'),
    ];
    expect([own.nome, own.login, own.biblioteca.cod_biblioteca]).toEqual([
      'Ana de Teste',
      'ana',
      1,
    ]);
    expect([second.nome, second.login, second.biblioteca.cod_biblioteca]).toEqual([
      'Ana de Teste',
      'ana.saude',
      3,
    ]);
    expect(another.login).toBe('bruno');
    expect(own.codigo_barras?.desenho).toBe(code128('ana')?.path);
    expect(own.qr.desenho).toBe(qrCode('ana').path);
  });

  test('says of which category it is, and how long it is good', { tags: 'long' }, async () => {
    expect(await cardOf('ana')).toMatchObject({ validade: null, vencido: false });
    expect((await cardOf('ana')).categoria).not.toBe('');
    const ends = { valid_until: '2026-03-09' };
    await server.db.updateTable('login').set(ends).where('username', '=', 'ana').execute();
    await server.db.updateTable('login').set({ category_id: null }).execute();
    expect(await cardOf('ana')).toMatchObject({
      categoria: '',
      validade: '2026-03-09',
      vencido: true,
    });
    expect((await cardOf('bruno')).validade).toBeNull();
  });

  test('of a login with letters that a bar code has not is a QR code alone', async () => {
    const headers = await as(server, 'bruno');
    const letters = { username: 'joão' };
    await server.db.updateTable('login').set(letters).where('username', '=', 'bruno').execute();
    const answer = await server.app.inject({ url: '/api/pessoas/cartao', headers });
    const card = endpoints.getCard.responses[200].parse(answer.json());
    expect(card.codigo_barras).toBeNull();
    expect(card.qr.desenho).toBe(qrCode('joão').path);
  });

  test(
    'tells the days of the fortnight on which its library is closed',
    { tags: 'long' },
    async () => {
      await server.db.deleteFrom('opening_entry').execute();
      const closed = { is_open: false, weekday: null, campus_id: null };
      await server.db
        .insertInto('opening_entry')
        .values([
          { ...closed, library_id: 1, from_day: '2026-03-11', until_day: '2026-03-12' },
          { ...closed, library_id: 1, from_day: '2026-03-23', until_day: '2026-03-25' },
          { ...closed, library_id: 2, from_day: '2026-03-10', until_day: '2026-03-10' },
        ])
        .execute();
      expect((await cardOf('ana')).biblioteca.fechada_em).toEqual([
        '2026-03-11',
        '2026-03-12',
        '2026-03-23',
      ]);
    },
  );

  test('is of somebody who has signed in, and of nobody while the feature is off', async () => {
    const nobody = await ask(null);
    expect([nobody.statusCode, errorBody.parse(nobody.json()).erro.codigo]).toEqual([
      401,
      'EntradaNecessaria',
    ]);
    await server.db
      .updateTable('activity')
      .set({ enabled: false })
      .where('code', '=', 9022)
      .execute();
    expect((await ask('ana')).statusCode).toBe(403);
  });
});
