import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { createMailSender } from '../../platform/mail/mail-sender.ts';
import { createSmtpMailer } from '../../platform/mail/mailer.ts';
import { alertOfNewTitles, mailNewTitles } from './index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Dom Casmurro' })] });
});
afterEach(() => server.close());

const going = new AbortController().signal;
const site = 'https://catalogo.example.org';
const send = (origin: string | null = site) => mailNewTitles({ ...server, origin }, going);
const letters = () =>
  server.db.selectFrom('outgoing_mail').selectAll().orderBy('created_at').execute();

async function call(person: Person, method: CallAs['method'], path: string, payload?: object) {
  const answer = await callAs(server, person, { method, path, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ codigo: number }>();
}
const save = (person: Person, consulta = 'q=casmurro', nome = 'Casmurro') =>
  call(person, 'POST', 'itens-salvos/pesquisas', { nome, consulta, alerta: true });

/** Titles come, the day ends, and the searches are looked at. */
async function dayWith(...titles: readonly string[]): Promise<void> {
  await server.importRecords(
    titles.map((title) => aBook({ title, author: 'Lima, Rui', year: 2001 })),
  );
  server.clock.advance({ hours: 24 });
  await server.follower.rebuild();
  await alertOfNewTitles(server, going);
}

async function sentByMailServer() {
  const mail = await startMailServer();
  const sender = createMailSender({
    db: server.db,
    clock: server.clock,
    mailer: createSmtpMailer(mail.address, 'biblioteca@example.org'),
    log: { error: () => {} },
  });
  await sender.sendDue();
  await sender.stop();
  await mail.close();
  return Promise.all(mail.messages.map((message) => PostalMime.parse(message)));
}

beforeEach(() => dayWith());

test('one letter has what is new in all searches of a person, with links and its end', async () => {
  await save('ana');
  await save('ana', 'guia=novas-aquisicoes&q=poemas', 'Poemas');
  await dayWith('Casmurro revisitado', 'Casmurro em quadrinhos', 'Poemas reunidos', 'Outro livro');
  expect(await send()).toEqual({ letters: 1 });
  const [mail, ...others] = await sentByMailServer();
  expect(others).toEqual([]);
  expect(mail?.to?.map(({ address }) => address)).toEqual(['ana@example.org']);
  expect(mail?.subject).toBe('3 títulos novos em suas pesquisas salvas (Universidade de Teste)');
  const text = mail?.text ?? '';
  expect(text).toMatch(
    /Olá, Ana de Teste![^]*Em “Casmurro”, 2 títulos novos:[^]*Em “Poemas”, 1 título novo:/,
  );
  const id = await server.titleId('Poemas reunidos');
  expect(text).toMatch(
    new RegExp(`- Poemas reunidos · Lima, Rui · 2001\\s+${site}/acervo/${id}\\s`),
  );
  expect(text).toContain(`${site}/?q=casmurro&ordenacao=I`);
  expect(text).toContain(`${site}/novas-aquisicoes?q=poemas&ordenacao=I`);
  expect(text).not.toContain('Outro livro');
});

test('it is ended by one click on its header or on the link in it, without signing in', async () => {
  await save('ana');
  await dayWith('Casmurro revisitado');
  await send();
  const [mail] = await sentByMailServer();
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, path = ''] =
    /^<https:\/\/catalogo\.example\.org(\/\S+)>$/.exec(header('list-unsubscribe')) ?? [];
  expect(mail?.text).toContain(`${site}/avisos/${path.split('/').at(-1)}`);
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.json(), answer.body).toEqual({ receber: false });
  await dayWith('Casmurro em quadrinhos');
  expect(await send()).toEqual({ letters: 0 });
});

describe('a title is written of', () => {
  test('once, be it that twenty runs come at one moment', { tags: 'long' }, async () => {
    await save('ana');
    await save('bruno');
    await dayWith('Casmurro revisitado');
    const runs = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(runs.reduce((sum, run) => sum + run.letters, 0)).toBe(2);
    expect(await letters()).toHaveLength(2);
  });

  test(
    'on the next days only where more has come, and of that alone',
    { tags: 'long' },
    async () => {
      await save('ana');
      await dayWith('Casmurro revisitado');
      await send();
      await dayWith('Outro livro');
      expect(await send()).toEqual({ letters: 0 });
      await dayWith('Casmurro em quadrinhos');
      expect(await send()).toEqual({ letters: 1 });
      const last = (await letters()).at(-1);
      expect(last?.body).toContain('Casmurro em quadrinhos');
      expect(last?.body).not.toContain('revisitado');
    },
  );

  test(
    'together with those of days on which no letter could be written',
    { tags: 'long' },
    async () => {
      await save('ana');
      await dayWith('Casmurro revisitado');
      expect(await mailNewTitles({ ...server, origin: site }, AbortSignal.abort())).toEqual({
        letters: 0,
      });
      await dayWith('Casmurro em quadrinhos');
      await send();
      const [letter] = await letters();
      expect(letter?.subject).toMatch(/^2 títulos novos/);
    },
  );
});

test(
  'what fails for one person holds up no letter of others, and goes the next time',
  { tags: 'long' },
  async () => {
    await save('ana');
    await save('bruno');
    await dayWith('Casmurro revisitado');
    await server.pool.query(`
    create function refuse_ana() returns trigger language plpgsql as $$ begin
      if 'ana@example.org' = any(new.recipients) then raise 'not to her'; end if;
      return new;
    end $$;
    create trigger refuse_ana before insert on outgoing_mail for each row execute function refuse_ana()`);
    await expect(send()).rejects.toThrow('1 of 1 failed');
    expect((await letters()).map(({ recipients }) => recipients)).toEqual([['bruno@example.org']]);
    await server.pool.query('drop function refuse_ana cascade');
    expect(await send()).toEqual({ letters: 1 });
    expect((await letters()).map(({ recipients }) => recipients[0])).toContain('ana@example.org');
  },
);

describe('no letter goes', { tags: 'long' }, () => {
  beforeEach(async () => {
    await save('ana');
    await dayWith('Casmurro revisitado');
  });

  test('to who wants none or has no address; switched on later, nothing old comes', async () => {
    await call('ana', 'PUT', 'avisos/email', { receber: false });
    expect(await send()).toEqual({ letters: 0 });
    await call('ana', 'PUT', 'avisos/email', { receber: true });
    expect(await send()).toEqual({ letters: 0 });
    await server.db.updateTable('person').set({ emails: [] }).execute();
    await dayWith('Casmurro em quadrinhos');
    expect(await send()).toEqual({ letters: 0 });
    expect(await letters()).toEqual([]);
  });

  test.each([
    ['has been read', ['PUT', 'solicitacoes/alertas/1', { lido: true }]],
    ['was removed', ['DELETE', 'solicitacoes/alertas/1', undefined]],
    [
      'is of a search that is quiet',
      ['PUT', 'itens-salvos/pesquisas/1', { nome: 'x', alerta: false }],
    ],
    ['is of a search that is gone', ['DELETE', 'itens-salvos/pesquisas/1', undefined]],
  ] as const)('of what %s', async (_name, [method, path, payload]) => {
    await call('ana', method, path, payload);
    expect(await send()).toEqual({ letters: 0 });
  });

  test('of titles that are gone', async () => {
    await server.db
      .deleteFrom('title')
      .where('id', '=', await server.titleId('Casmurro revisitado'))
      .execute();
    await server.follower.rebuild();
    expect(await send()).toEqual({ letters: 0 });
  });
});

test('at most fifty titles are named; what is beyond is linked to', { tags: 'long' }, async () => {
  await save('ana');
  await dayWith(...Array.from({ length: 53 }, (_, at) => `Casmurro, volume ${at + 1}`));
  await send();
  const [letter] = await letters();
  expect(letter?.body.match(/^- Casmurro, volume/gm)).toHaveLength(50);
  expect(letter?.body).toContain(`E mais 3 títulos, na pesquisa: ${site}/?q=casmurro&ordenacao=I`);
});

test(
  'where the site has no address, the letter says where to look, in its reader’s language',
  { tags: 'long' },
  async () => {
    await save('ana');
    await server.db.updateTable('person').set({ language: 'en' }).execute();
    await dayWith(...Array.from({ length: 51 }, (_, at) => `Casmurro, volume ${at + 1}`));
    await send(null);
    const [letter] = await letters();
    expect(letter?.subject).toBe('51 new titles in your saved searches (Universidade de Teste)');
    expect(letter?.body).toContain('And 1 more title, in your personal area, under Alerts.');
    expect(letter?.body).not.toContain('http');
    expect(letter?.unsubscribe_address).toBeNull();
  },
);
