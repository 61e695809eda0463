import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexAll } from '../../../../test/index-all.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

const shelved = (library: string) => [{ library }];
const records = [
  aBook({ title: 'Dom Casmurro', author: 'Assis, Machado de', copies: shelved('CENTRAL') }),
  aBook({ title: 'Iracema', author: 'Alencar, José de', copies: shelved('LETRAS') }),
];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records });
});
afterAll(() => server.close());

const titlesFor = async (terms: string) => {
  await indexAll(server);
  const answer = await server.app.inject(`/api/consulta?${terms}`);
  return answer.json<{ acervos: { titulo: string }[] }>().acervos.map(({ titulo }) => titulo);
};

const moveLibrary = (campus_id: number) =>
  server.db.updateTable('library').set({ campus_id }).where('id', '=', 2).execute();

describe('a change is found:', () => {
  test('a title that is new, and one that is gone', async () => {
    await server.importRecords([aBook({ title: 'Vidas secas' })]);
    expect(await titlesFor('q=secas')).toEqual(['Vidas secas']);
    const id = await server.titleId('Vidas secas');
    await server.db.deleteFrom('title').where('id', '=', id).execute();
    expect(await titlesFor('q=secas')).toEqual([]);
  });

  test('a heading with another name, in every title that has it', async () => {
    await server.db
      .updateTable('heading')
      .set({ text: 'Autor Renomeado', key: 'autor renomeado' })
      .where('text', '=', 'Alencar, José de')
      .execute();
    expect(await titlesFor('filtro=B:2')).toEqual(['Iracema']);
    const answer = await server.app.inject('/api/consulta?q=iracema');
    expect(answer.body).toContain('"descricao":"Autor Renomeado"');
  });

  test('a copy at another library, and withdrawn', async () => {
    const id = await server.titleId('Dom Casmurro');
    const copies = server.db.updateTable('copy').where('title_id', '=', id);
    await copies.set({ library_id: 3 }).execute();
    expect(await titlesFor('filtro=B:3')).toEqual(['Dom Casmurro']);
    expect(await titlesFor('filtro=B:1')).toEqual([]);
    await copies.set({ status: 'withdrawn' }).execute();
    expect(await titlesFor('filtro=B:3')).toEqual([]);
    await copies.set({ status: 'available', library_id: 1 }).execute();
    expect(await titlesFor('filtro=B:1')).toEqual(['Dom Casmurro']);
  });

  test('a copy that goes to another title: both change', { tags: 'long' }, async () => {
    const [from, to] = [await server.titleId('Dom Casmurro'), await server.titleId('Iracema')];
    const move = async (title_id: number, by: number) => {
      await server.db
        .updateTable('copy')
        .set({ title_id })
        .where('title_id', '=', by)
        .where('library_id', '=', 1)
        .execute();
    };
    await move(to, from);
    expect(await titlesFor('filtro=B:1')).toEqual(['Iracema']);
    await move(from, to);
    expect(await titlesFor('filtro=B:1')).toEqual(['Dom Casmurro']);
  });

  test('a library on another campus', async () => {
    await moveLibrary(2);
    expect(await titlesFor('filtro=U:2')).toEqual(['Iracema']);
    await moveLibrary(1);
    expect(await titlesFor('filtro=U:2')).toEqual([]);
  });

  test('a subject put in place of another', async () => {
    const { id: heading_id } = await server.db
      .insertInto('heading')
      .values({ type: 'topic', key: 'ciumes', text: 'Ciúmes' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const title_id = await server.titleId('Dom Casmurro');
    await server.db
      .insertInto('title_heading')
      .values({ title_id, heading_id, relation: 'subject', position: 7 })
      .execute();
    expect(await titlesFor('assunto=ciumes')).toEqual(['Dom Casmurro']);
    await server.db
      .updateTable('title_heading')
      .set({ title_id: 2 })
      .where('position', '=', 7)
      .execute();
    expect(await titlesFor('assunto=ciumes')).toEqual(['Iracema']);
  });
});
