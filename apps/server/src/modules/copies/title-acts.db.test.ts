import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../test/answers.ts';
import { callAs, type Person } from '../../../test/call-as.ts';
import { indexAll } from '../../../test/index-all.ts';
import { circulation, startLoanServer } from '../../../test/loan-desk.ts';
import { aBook } from '../../../test/records.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startLoanServer(
    ['A1'],
    [
      { library: 'CENTRAL', barcode: 'M1' },
      { library: 'SAUDE', barcode: 'M2' },
    ],
  );
});
afterEach(() => server.close());

const send = (path: string, payload: object = {}, person: Person = 'davi') =>
  callAs(server, person, { method: 'POST', path: `atendimento/acervos${path}`, payload });
const titleOf = async (barcode: string) => (await circulation(server).copyOf(barcode)).title_id;
const say = async (barcode: string, situacao: string) => {
  const { id } = await circulation(server).copyOf(barcode);
  const path = `atendimento/exemplares/${id}/situacao`;
  await successBody(callAs(server, 'davi', { method: 'POST', path, payload: { situacao } }));
};
/** All that says where its copies are, and what their record says of that. */
const standing = (titleId: number) =>
  server.db
    .selectFrom('copy')
    .select(['barcode', 'state', 'status', 'circulation_status', 'record_says', 'left_on'])
    .where('title_id', '=', titleId)
    .orderBy('id')
    .execute();
const found = async (texto: string) => {
  await indexAll(server);
  const query = new URLSearchParams({ q: texto });
  const answer = await server.app.inject(`/api/consulta?${query.toString()}`);
  return answer.json<{ acervos: { cod_acervo: number }[] }>().acervos.map((one) => one.cod_acervo);
};

describe('a title', () => {
  test('is withdrawn with its copies, found no more, and brought back', async () => {
    const id = await titleOf('A1');
    expect(await codeOf(send(`/${id}/baixa`, { motivo: ' ' }))).toEqual([
      422,
      'CampoObrigatorioNaoPreenchido',
    ]);
    await successBody(send(`/${id}/baixa`, { motivo: 'Em pedaços.' }));
    expect(await circulation(server).copyOf('A1')).toMatchObject({ state: 'withdrawn' });
    expect(await found('Livro A1')).toEqual([]);
    const page = await server.app.inject(`/api/acervo/${id}`);
    expect(page.statusCode).toBe(410);
    expect(await codeOf(send(`/${id}/baixa`, { motivo: 'De novo.' }))).toEqual([
      404,
      'NaoEncontrado',
    ]);
    await successBody(send(`/${id}/retorno`));
    expect(await circulation(server).copyOf('A1')).toMatchObject({ state: 'available' });
    expect(await found('Livro A1')).toEqual([id]);
    expect(await codeOf(send(`/${id}/retorno`))).toEqual([409, 'SituacaoMudou']);
  });

  test(
    'comes back with its copies as they were, those that were lost or damaged too',
    { tags: 'long' },
    async () => {
      await server.importRecords([
        aBook({
          title: 'Quatro',
          copies: ['Q1', 'Q2', 'Q3', 'Q4'].map((barcode) => ({ library: 'CENTRAL', barcode })),
        }),
      ]);
      const id = await titleOf('Q1');
      const were = { Q1: 'perdido', Q2: 'danificado', Q3: 'consulta_local' };
      for (const [barcode, situacao] of Object.entries(were)) await say(barcode, situacao);
      const before = await standing(id);
      expect(before).toMatchObject([
        { state: 'lost' },
        { state: 'damaged' },
        { state: 'reference' },
        { state: 'available' },
      ]);
      await successBody(send(`/${id}/baixa`, { motivo: 'Engano.' }));
      await successBody(send(`/${id}/retorno`));
      expect(await standing(id)).toEqual(before);
    },
  );

  test(
    'brings back no copy of which something else was said meanwhile',
    { tags: 'long' },
    async () => {
      const id = await titleOf('A1');
      await successBody(send(`/${id}/baixa`, { motivo: 'Em pedaços.' }));
      await say('A1', 'danificado');
      await successBody(send(`/${id}/retorno`));
      expect(await circulation(server).copyOf('A1')).toMatchObject({ state: 'damaged' });
    },
  );

  test(
    'is brought back wholly by the next press where one came to nothing',
    { tags: 'long' },
    async () => {
      const id = await titleOf('A1');
      await successBody(send(`/${id}/baixa`, { motivo: 'Em pedaços.' }));
      await server.pool.query(`create function fail() returns trigger language plpgsql
      as $$ begin raise 'power cut'; end $$;
      create trigger fails before insert on copy_change execute function fail()`);
      expect((await send(`/${id}/retorno`)).statusCode).toBe(500);
      expect(await found('Livro A1')).toEqual([]);
      await server.pool.query('drop function fail cascade');
      await successBody(send(`/${id}/retorno`));
      expect(await circulation(server).copyOf('A1')).toMatchObject({ state: 'available' });
      expect(await found('Livro A1')).toEqual([id]);
    },
  );

  test('is brought back by whoever sees all copies that went with it', async () => {
    const id = await titleOf('M1');
    await successBody(send(`/${id}/baixa`, { motivo: 'Engano.' }, 'elisa'));
    expect(await codeOf(send(`/${id}/retorno`))).toEqual([409, 'AcervoDeOutraBiblioteca']);
    await successBody(send(`/${id}/retorno`, {}, 'elisa'));
    expect(await circulation(server).copyOf('M1')).toMatchObject({ state: 'available' });
    expect(await circulation(server).copyOf('M2')).toMatchObject({ state: 'available' });
  });

  test(
    'is said to come back by a press only where staff withdrew it and its source did not',
    { tags: 'long' },
    async () => {
      const asked = async (id: number) => {
        const path = `atendimento/exemplares?acervo=${id}`;
        const { titulos } = await successBody<{ titulos: object[] }>(
          callAs(server, 'davi', { method: 'GET', path }),
        );
        return titulos[0];
      };
      const withdrawn = (title: string) => ({
        ...aBook({ title, copies: [{ library: 'CENTRAL', barcode: 'A1' }] }),
        leader: '00000dam a2200000 i 4500',
      });
      const id = await titleOf('A1');
      expect(await asked(id)).toMatchObject({ retirado: false, pode_voltar: false });
      await successBody(send(`/${id}/baixa`, { motivo: 'Em pedaços.' }));
      expect(await asked(id)).toMatchObject({ retirado: true, pode_voltar: true });
      await server.importRecords([withdrawn('Livro A1')]);
      expect(await asked(id)).toMatchObject({ retirado: true, pode_voltar: false });
      expect(await codeOf(send(`/${id}/retorno`))).toEqual([409, 'SituacaoMudou']);
    },
  );

  test('stays where a copy is out, or is another unit’s', async () => {
    const [one, many] = [await titleOf('A1'), await titleOf('M1')];
    await circulation(server).lend('A1');
    const motivo = 'Saiu de uso.';
    expect(await codeOf(send(`/${one}/baixa`, { motivo }))).toEqual([409, 'AcervoEmUso']);
    expect(await codeOf(send(`/${many}/baixa`, { motivo }))).toEqual([409, 'AcervoEmUso']);
    await successBody(send(`/${many}/baixa`, { motivo }, 'elisa'));
  });

  test('that staff withdrew is not brought back by a record that changes', async () => {
    const id = await titleOf('A1');
    await successBody(send(`/${id}/baixa`, { motivo: 'Em pedaços.' }));
    await server.importRecords([
      aBook({
        title: 'Livro A1',
        note: 'Outra nota.',
        copies: [{ library: 'CENTRAL', barcode: 'A1' }],
      }),
    ]);
    const row = await server.db
      .selectFrom('title')
      .select('withdrawn_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.withdrawn_at).not.toBeNull();
    expect(await circulation(server).copyOf('A1')).toMatchObject({ state: 'withdrawn' });
  });
});

describe('a short record', () => {
  const work = { titulo: 'A queda do céu', autor: 'Davi Kopenawa', ano: 2015 };

  test(
    'is found, takes copies, and gives way to the whole record of the same ISBN',
    { tags: 'long' },
    async () => {
      const isbn = '9788535926200';
      const { cod_acervo: id } = await successBody<{ cod_acervo: number }>(
        send('', { ...work, isbn: '978-85-359-2620-0' }),
      );
      expect(await found('queda do ceu')).toEqual([id]);
      const copy = { cod_acervo: id, cod_biblioteca: 1, codigo_barras: 'Q1' };
      await successBody(
        callAs(server, 'davi', {
          method: 'POST',
          path: 'atendimento/exemplares',
          payload: copy,
        }),
      );
      await server.importRecords([
        aBook({
          title: 'A queda do céu',
          author: 'Kopenawa, Davi',
          year: 2015,
          isbn,
          publisher: 'Companhia das Letras',
          copies: [{ library: 'CENTRAL', barcode: 'Q1' }],
        }),
      ]);
      expect(await found('queda do ceu')).toEqual([id]);
      expect(await titleOf('Q1')).toBe(id);
      const title = await server.app.inject(`/api/acervo/${id}`);
      expect(title.body).toContain('Companhia das Letras');
      const copies = await server.db
        .selectFrom('copy')
        .select('id')
        .where('title_id', '=', id)
        .execute();
      expect(copies).toHaveLength(1);
    },
  );

  test('gives way by title and year where there is no ISBN, and not to another work', async () => {
    const { cod_acervo: id } = await successBody<{ cod_acervo: number }>(send('', work));
    await server.importRecords([
      aBook({ title: 'A queda', author: 'Camus, Albert', year: 1956 }),
      aBook({ title: 'A queda do céu', author: 'Kopenawa, Davi', year: 2015 }),
    ]);
    expect(await found('queda do ceu')).toEqual([id]);
    expect(await found('camus')).not.toContain(id);
  });

  test('is refused without a title, with a wrong ISBN, and with one that is there', async () => {
    expect(await codeOf(send('', { titulo: ' ' }))).toEqual([422, 'CampoObrigatorioNaoPreenchido']);
    expect(await codeOf(send('', { ...work, isbn: '978123' }))).toEqual([422, 'DadosInvalidos']);
    await successBody(send('', { ...work, isbn: '9788535926200' }));
    expect(await codeOf(send('', { ...work, isbn: '9788535926200' }))).toEqual([
      422,
      'DadosInvalidos',
    ]);
  });
});
