import { activities } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { alertOfNewTitles, mailNewTitles } from '../saved-items/index.ts';
import { notices } from '../circulation/index.ts';
import { matchInterests, warnOfEnds } from './index.ts';

const machado = 'Assis, Machado de, 1839-1908';
const site = 'https://catalogo.example.org';
const going = new AbortController().signal;

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [aBook({ title: 'Dom Casmurro', author: machado, subjects: ['Ciúme', machado] })],
  });
});
afterEach(() => server.close());

async function headingId(text: string): Promise<string> {
  const { id } = await server.db
    .selectFrom('heading')
    .select('id')
    .where('text', '=', text)
    .where('type', '=', text === machado ? 'person' : 'topic')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function follow(person: Person, tipoDSI: string, codigo: string, validade = '2026-12-31') {
  const itens = [{ codigo, ...(tipoDSI === 'area' && { codTipoArea: 'ddc' }) }];
  const payload = { tipoDSI, validade, itens };
  const path = 'perfil-interesse/area-autor-assunto';
  const answer = await callAs(server, person, { method: 'POST', path, payload });
  expect(answer.json(), answer.body).toMatchObject({ nao_encontrados: [] });
}

/** Books come, and the day ends. */
async function dayWith(...books: readonly Parameters<typeof aBook>[0][]): Promise<void> {
  await server.importRecords(books.map(aBook));
  server.clock.advance({ hours: 24 });
}

const look = () => matchInterests(server, going);
const write = () => mailNewTitles({ ...server, origin: site }, going);
const letters = async () =>
  (await server.db.selectFrom('outgoing_mail').selectAll().orderBy('created_at').execute()).map(
    ({ recipients, subject, body }) => ({ to: recipients[0], subject, body }),
  );

describe('the letter of a profile', () => {
  test('has what came the day before, under what found it, and nothing old', async () => {
    await dayWith();
    await follow('ana', 'autor', await headingId(machado));
    await follow('ana', 'assunto', await headingId('Ciúme'));
    await follow('bruno', 'area', '8');
    await dayWith(
      { title: 'Quincas Borba', author: machado, year: 1891, subjects: ['Ciúme'] },
      { title: 'Otelo', author: 'Shakespeare', subjects: ['Ciúme'], dewey: '822.3' },
      { title: 'Outro livro', dewey: '510' },
    );
    expect(await look()).toEqual({ news: 4 });
    expect(await write()).toEqual({ letters: 2 });
    const [toAna, toBruno] = await letters();
    expect(toAna?.subject).toBe('2 novidades do seu interesse (Universidade de Teste)');
    const id = await server.titleId('Quincas Borba');
    expect(toAna?.body).toContain(
      `De ${machado}, 1 título novo:\n- Quincas Borba · ${machado} · 1891\n  ${site}/acervo/${id}`,
    );
    expect(toAna?.body).toContain('Sobre Ciúme, 1 título novo:\n- Otelo · Shakespeare');
    expect(toAna?.body).not.toMatch(/Dom Casmurro|Outro livro/);
    expect(toAna?.body).toContain(`${site}/avisos/`);
    expect(toBruno?.body).toContain('Na área Literatura, 1 título novo:\n- Otelo');
  });

  test(
    'says nothing of what left the catalogue before it was found, or before it was written',
    { tags: 'long' },
    async () => {
      await dayWith();
      await follow('ana', 'autor', await headingId(machado));
      await follow('ana', 'area', '8');
      const withdraw = async (title: string) =>
        server.db
          .updateTable('title')
          .set({ withdrawn_at: new Date() })
          .where('id', '=', await server.titleId(title))
          .execute();
      await dayWith(
        { title: 'Quincas Borba', author: machado, dewey: '869' },
        { title: 'Helena', author: machado },
        { title: 'Esaú e Jacó', author: machado },
      );
      await withdraw('Quincas Borba');
      expect(await look()).toEqual({ news: 2 });
      await withdraw('Helena');
      expect(await write()).toEqual({ letters: 1 });
      const [letter] = await letters();
      expect(letter?.subject).toBe('1 novidade do seu interesse (Universidade de Teste)');
      expect(letter?.body).toContain(`De ${machado}, 1 título novo:\n- Esaú e Jacó`);
      expect(letter?.body).not.toMatch(/Borba|Helena/);
      const path = 'perfil-interesse/titulos';
      const list = await callAs(server, 'ana', { method: 'GET', path });
      expect(list.json(), list.body).toMatchObject({
        total: 2,
        titulos: [{ acervo: { titulo: 'Esaú e Jacó' } }, { acervo: { titulo: 'Dom Casmurro' } }],
      });
      const areas = await callAs(server, 'ana', {
        method: 'GET',
        path: 'perfil-interesse/areas-interesse/info-auxiliar',
      });
      expect(areas.json(), areas.body).toMatchObject({ tipos_area: [] });
    },
  );

  test('is one with that of saved searches, and names a title once', { tags: 'long' }, async () => {
    await dayWith();
    await follow('ana', 'autor', await headingId(machado));
    const payload = { nome: 'Borba', consulta: 'q=borba', alerta: true };
    await callAs(server, 'ana', { method: 'POST', path: 'itens-salvos/pesquisas', payload });
    await dayWith(
      { title: 'Quincas Borba', author: machado },
      { title: 'Helena', author: machado },
    );
    await server.follower.rebuild();
    await alertOfNewTitles(server, going);
    await look();
    expect(await write()).toEqual({ letters: 1 });
    const [letter] = await letters();
    expect(letter?.body.match(/- Quincas Borba/g)).toHaveLength(1);
    expect(letter?.body).toContain('Em “Borba”, 1 título novo:');
    expect(letter?.body).toContain(`De ${machado}, 1 título novo:\n- Helena`);
  });

  test('names fifty titles at most', { tags: 'long' }, async () => {
    await dayWith();
    await follow('ana', 'autor', await headingId(machado));
    const volumes = Array.from({ length: 53 }, (_, at) => ({
      title: `Contos, volume ${at + 1}`,
      author: machado,
    }));
    await dayWith(...volumes);
    await look();
    await write();
    const [letter] = await letters();
    expect(letter?.body.match(/^- Contos/gm)).toHaveLength(50);
    expect(letter?.body).toContain(
      `E mais 3 títulos, em Consulta de títulos: ${site}/meupergamum/titulos-consultados`,
    );
  });

  test('goes once, however many look and write at one moment', { tags: 'long' }, async () => {
    await dayWith();
    await follow('ana', 'autor', await headingId(machado));
    await dayWith({ title: 'Helena', author: machado });
    const looks = await Promise.all([look(), look(), look()]);
    expect(looks.reduce((sum, { news }) => sum + news, 0)).toBe(1);
    await Promise.all([write(), write(), write()]);
    await look();
    await write();
    expect(await letters()).toHaveLength(1);
  });

  test('makes up for nights that were missed', { tags: 'long' }, async () => {
    await dayWith();
    await follow('ana', 'autor', await headingId(machado));
    await dayWith({ title: 'Helena', author: machado });
    await dayWith({ title: 'Iaiá Garcia', author: machado });
    await look();
    await write();
    expect((await letters())[0]?.subject).toMatch(/^2 novidades/);
  });
});

describe('no letter goes', () => {
  test('where nothing came, or what came is of others', { tags: 'long' }, async () => {
    await dayWith();
    await follow('ana', 'autor', await headingId(machado));
    await dayWith({ title: 'Sobre Machado', subjects: ['Ciúme'] });
    expect(await look()).toEqual({ news: 0 });
    expect(await write()).toEqual({ letters: 0 });
  });

  test(
    'of what came after a profile ended, nor later when it goes on',
    { tags: 'long' },
    async () => {
      await dayWith();
      const codigo = await headingId(machado);
      await follow('ana', 'autor', codigo, '2026-03-11');
      await dayWith({ title: 'Helena', author: machado });
      await dayWith({ title: 'Iaiá Garcia', author: machado });
      expect(await look()).toEqual({ news: 1 });
      await follow('ana', 'autor', codigo);
      expect(await look()).toEqual({ news: 0 });
    },
  );

  test('while the page is off', { tags: 'long' }, async () => {
    await dayWith();
    await follow('ana', 'autor', await headingId(machado));
    await dayWith({ title: 'Helena', author: machado });
    await server.db
      .updateTable('activity')
      .set({ enabled: false })
      .where('code', '=', 9006)
      .execute();
    expect(await look()).toEqual({ news: 0 });
  });

  test('to who wants none; switched on later, nothing old comes', async () => {
    await dayWith();
    await follow('ana', 'autor', await headingId(machado));
    await dayWith({ title: 'Helena', author: machado });
    await look();
    await server.db.updateTable('person').set({ receives_mail: false }).execute();
    expect(await write()).toEqual({ letters: 0 });
    await server.db.updateTable('person').set({ receives_mail: true }).execute();
    expect(await write()).toEqual({ letters: 0 });
  });

  test('of what its person follows no longer', { tags: 'long' }, async () => {
    await dayWith();
    const codigo = await headingId(machado);
    await follow('ana', 'autor', codigo);
    await dayWith({ title: 'Helena', author: machado });
    await look();
    const payload = { codigo, tipoDSI: 'autor' };
    const path = 'perfil-interesse/area-autor-assunto';
    await callAs(server, 'ana', { method: 'DELETE', path, payload });
    expect(await write()).toEqual({ letters: 0 });
  });
});

describe('the end of a profile', () => {
  const warn = () => warnOfEnds(server, going);
  const tell = () => notices.sendLetters({ ...server, origin: site }, going);

  test('is told of once, fifteen days before', async () => {
    await follow('ana', 'autor', await headingId(machado), '2026-03-26');
    await follow('ana', 'assunto', await headingId('Ciúme'), '2026-03-26');
    expect(await warn()).toEqual({ warned: 0 });
    server.clock.advance({ hours: 24 });
    expect(await warn()).toEqual({ warned: 1 });
    server.clock.advance({ hours: 24 });
    expect(await warn()).toEqual({ warned: 0 });
    const answer = await callAs(server, 'ana', { method: 'GET', path: 'solicitacoes/alertas' });
    expect(answer.json()).toMatchObject({
      alertas: [{ rota: '/meupergamum/perfil-interesse', lido: false }],
    });
    await tell();
    expect((await letters())[0]?.body).toMatch(/perde 2 itens em 26 de mar/);
  });

  test('leads to the page of areas where only areas end', { tags: 'long' }, async () => {
    await follow('ana', 'area', '8', '2026-03-20');
    await follow('bruno', 'area', '8', '2026-03-20');
    await follow('bruno', 'autor', await headingId(machado), '2026-03-20');
    expect(await warn()).toEqual({ warned: 2 });
    const placesOf = async (person: Person) => {
      const answer = await callAs(server, person, { method: 'GET', path: 'solicitacoes/alertas' });
      return answer.json<{ alertas: { rota: string }[] }>().alertas.map(({ rota }) => rota);
    };
    expect(await placesOf('ana')).toEqual(['/meupergamum/areas-interesse']);
    expect(await placesOf('bruno')).toEqual(['/meupergamum/perfil-interesse']);
  });

  test('is not told of while the page to lengthen it is off', { tags: 'long' }, async () => {
    await follow('ana', 'area', '8', '2026-03-20');
    await follow('ana', 'autor', await headingId(machado), '2026-03-20');
    await follow('bruno', 'autor', await headingId(machado), '2026-03-20');
    await server.db
      .updateTable('activity')
      .set({ enabled: false })
      .where('code', '=', activities.accountInterestProfile)
      .execute();
    expect(await warn()).toEqual({ warned: 1 });
    await tell();
    expect(await letters()).toMatchObject([
      { to: 'ana@example.org', body: expect.stringMatching(/perde 1 item em 20 de mar/) },
    ]);
  });

  test('is not written of where it goes on by then', { tags: 'long' }, async () => {
    const codigo = await headingId(machado);
    await follow('ana', 'autor', codigo, '2026-03-20');
    await warn();
    await follow('ana', 'autor', codigo);
    await tell();
    expect(await letters()).toEqual([]);
  });
});

test(
  'the area of a title is the same in the database as on its page',
  { tags: 'long' },
  async () => {
    const cases = ['869.3', '0', 'x', ''].map((dewey, at) => aBook({ title: `Área ${at}`, dewey }));
    await server.importRecords(cases);
    const { rows } = await server.pool.query<{ area: string; read: string; title: string }>(
      `select area, title_area(description) as read, description ->> 'title' as title from title
     where description ->> 'title' like 'Área%' order by title`,
    );
    expect(rows.map(({ area }) => area)).toEqual(['ddc:8', 'ddc:0', '', '']);
    expect(rows.map(({ read }) => read)).toEqual(rows.map(({ area }) => area));
  },
);
