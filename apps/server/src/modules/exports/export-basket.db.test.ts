import { activities, type endpoints, type Success } from '@estante/contract';
import { readMarc, type ReadResult } from '@estante/marc';
import { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../../test/endpoint-calls.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { as, type Username } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { createMailSender } from '../../platform/mail/mail-sender.ts';
import { createSmtpMailer } from '../../platform/mail/mailer.ts';

type BasketFile = Success<typeof endpoints.exportBasket>;

let server: TestApp;
let ids: number[];
beforeAll(async () => {
  server = await startTestApp({ records: catalogue });
  ids = [await server.titleId('Revista de letras'), await server.titleId('Dom Casmurro')];
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('person_rate').execute();
  await server.db.deleteFrom('outgoing_mail').execute();
});

async function ask(payload: object, who?: Username) {
  const headers = who ? await as(server, who) : {};
  const url = '/api/acervo/exportar-cesta';
  return server.app.inject({ method: 'POST', url, headers, payload: { acervos: ids, ...payload } });
}

async function exported(payload: object, who?: Username): Promise<BasketFile> {
  const answer = await ask(payload, who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<BasketFile>();
}

const bytesOf = ({ arquivo }: BasketFile) => Buffer.from(arquivo?.conteudo ?? '', 'base64');

async function recordsIn(bytes: Buffer): Promise<ReadResult[]> {
  const found: ReadResult[] = [];
  for await (const one of readMarc(Readable.from([bytes]))) found.push(one);
  return found;
}

describe('a basket is downloaded', () => {
  test('by anybody, in the order given; what is gone is named', async () => {
    const answer = await exported({ tipo: 'txt', acervos: [...ids, 999] });
    expect(answer).toMatchObject({ total: 2, nao_incluidos: [999], destinatarios: 0 });
    expect(answer.arquivo?.nome).toBe('estante-2026-03-10.txt');
    const lines = bytesOf(answer).toString().split('\r\n\r\n');
    expect(lines[0]).toContain('REVISTA DE LETRAS.');
    expect(lines[1]).toContain('ASSIS, Machado de. Dom Casmurro');
  });

  test('with the style asked for, call numbers and libraries', async () => {
    const dados = { estilo: 'vancouver', exemplares: true };
    const text = bytesOf(await exported({ tipo: 'txt', dados })).toString();
    expect(text).toContain('de Assis M. Dom Casmurro');
    expect(text).toContain('Número de chamada: 869.3\r\nBiblioteca Central (2)');
  });

  test('with how much each library has: copies, and holdings of serials', async () => {
    await server.pool.query(
      `insert into holding (title_id, record_id, library_id, source_key, call_number, statements, notes)
        select r.title_id, r.id, 1, 'test/' || n, '', '{"n. 1-9"}', '{}'
        from bibliographic_record r, generate_series(1, 2) as n where r.title_id = $1`,
      [ids[0]],
    );
    const csv = bytesOf(await exported({ tipo: 'csv', acervos: ids.slice(0, 1) })).toString();
    await server.pool.query(`delete from holding where source_key like 'test/%'`);
    expect(csv).toMatch(/Biblioteca Central \(2\); Biblioteca de Letras \(\d\)/);
  });

  test('as MARC that reads back as it is, without addresses and items', async () => {
    const records = await recordsIn(bytesOf(await exported({ tipo: 'marc' })));
    expect(records).toHaveLength(2);
    for (const [at, read] of records.entries()) {
      const original = catalogue[1 - at];
      if (read.kind !== 'record' || !original) throw new Error('not read');
      const kept = original.fields.filter(({ tag }) => !['852', '856', '952'].includes(tag));
      expect(read.record.fields).toEqual(kept);
    }
  });

  test('whole by staff who may see records whole', async () => {
    const permission = { role: 'staff', module: 2, activity: activities.titleMarcWhole } as const;
    await server.db
      .insertInto('role_permission')
      .values(permission)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(bytesOf(await exported({ tipo: 'marc' }, 'davi')).toString()).toContain(
      'livros.example',
    );
    expect(bytesOf(await exported({ tipo: 'marc' }, 'ana')).toString()).not.toContain('livros.e');
  });

  test('of titles that are all gone not at all', async () => {
    const answer = await ask({ tipo: 'pdf', acervos: [999] });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ erro: { codigo: 'AcervoNaoEncontrado' } });
  });

  test('in no format that is switched off', async () => {
    const set = (enabled: boolean) =>
      server.db
        .updateTable('activity')
        .set({ enabled })
        .where('code', '=', activities.titleDublinCore)
        .execute();
    await set(false);
    expect((await ask({ tipo: 'dublin-core' })).statusCode).toBe(403);
    expect((await ask({ tipo: 'mods' })).statusCode).toBe(200);
    await set(true);
  });
});

describe('a basket is mailed', () => {
  const opcoesEmail = { emails: ' ana@example.org; bia@example.net ;ana@example.org' };

  test('by who is signed in alone', async () => {
    const answer = await ask({ tipo: 'pdf', opcoesEmail });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ erro: { codigo: 'EntradaNecessaria' } });
    expect(await server.db.selectFrom('outgoing_mail').selectAll().execute()).toEqual([]);
  });

  test('to each address by itself, the file attached, with no address of a host somebody named', async () => {
    const answer = await exported({ tipo: 'ris', opcoesEmail }, 'bruno');
    expect(answer).toMatchObject({ arquivo: null, destinatarios: 2, total: 2 });
    const smtp = await startMailServer();
    const mailer = createSmtpMailer(smtp.address, 'biblioteca@example.org');
    const log = { error: () => {} };
    const sender = createMailSender({ db: server.db, clock: server.clock, mailer, log });
    await sender.sendDue();
    mailer.close();
    const mails = await Promise.all(smtp.messages.map((text) => PostalMime.parse(text)));
    await smtp.close();
    const addresses = mails.map(({ to = [] }) => to.map(({ address }) => address).join());
    expect(new Set(addresses)).toEqual(new Set(['ana@example.org', 'bia@example.net']));
    expect(mails).toHaveLength(2);
    const [mail] = mails;
    expect(mail?.text).toContain('Bruno de Teste enviou a você');
    expect(mail?.text).toContain('uma lista com 2 títulos');
    const [file] = mail?.attachments ?? [];
    expect(file?.filename).toBe('estante-2026-03-10.ris');
    const content = Buffer.from(file?.content as ArrayBuffer).toString();
    expect(content).toContain('TI  - Dom Casmurro: romance');
    expect(content).not.toContain('/acervo/');
  });

  test('ten times in a day and no more, each person for themselves', async () => {
    const mail = { tipo: 'ris', opcoesEmail: { emails: 'ana@example.org' } };
    const all = await Promise.all(Array.from({ length: 12 }, () => ask(mail, 'ana')));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(all.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    const refused = all.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers['retry-after']).toBe('86400');
    expect(refused?.json()).toMatchObject({ erro: { codigo: 'EnviosDemais' } });
    expect(await server.db.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(10);
    expect((await ask(mail, 'bruno')).statusCode).toBe(200);
  });
});
