import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexAll } from '../../../../test/index-all.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { writePlan } from '../../../../test/teaching-plans.ts';

let server: TestApp;
let plan: number;
beforeAll(async () => {
  server = await startTestApp({
    records: ['Dom Casmurro', 'Iracema'].map((title) => aBook({ title })),
  });
  plan = await writePlan(server.db, {
    readings: [{ titleId: await server.titleId('Dom Casmurro') }],
  });
});
afterAll(() => server.close());

interface Result {
  readonly acervos: readonly { readonly titulo: string; readonly cursos_disc: unknown }[];
  readonly filtros: readonly { readonly codigo: string; readonly contagem: unknown }[];
  readonly filtrosSelecionados: readonly { readonly descricao: string }[];
}

async function search(filter: string): Promise<Result> {
  await indexAll(server);
  return (await server.app.inject(`/api/consulta?q=&filtro=D:${filter}`)).json<Result>();
}

const titlesOf = async (filter: string) =>
  (await search(filter)).acervos.map(({ titulo }) => titulo);

describe('courses and disciplines', () => {
  test('find what their plans list, and are counted', async () => {
    expect(await titlesOf('curso:LET')).toEqual(['Dom Casmurro']);
    const result = await search('disciplina:LET101');
    expect(result.acervos).toMatchObject([
      {
        titulo: 'Dom Casmurro',
        cursos_disc: [
          { codigo: 'curso:LET', descricao: 'Letras' },
          { codigo: 'disciplina:LET101', descricao: 'Teoria da literatura (LET101)' },
        ],
      },
    ]);
    expect(result.filtrosSelecionados[0]?.descricao).toBe('Teoria da literatura (LET101)');
    expect(result.filtros.find(({ codigo }) => codigo === 'D')?.contagem).toEqual([
      { codigo: 'curso:LET', descricao: 'Letras', total: 1, totalSemFiltro: 1 },
      {
        codigo: 'disciplina:LET101',
        descricao: 'Teoria da literatura (LET101)',
        total: 1,
        totalSemFiltro: 1,
      },
    ]);
    const title = await server.app.inject(`/api/acervo/${await server.titleId('Dom Casmurro')}`);
    expect(title.json<Result['acervos'][number]>().cursos_disc).toHaveLength(2);
  });

  test('are searched for by name within the filter', async () => {
    const answer = await server.app.inject('/api/consulta/filtros?tipo=D&search_text=literat');
    expect(answer.json()).toMatchObject([{ codigo: 'disciplina:LET101', total: 1 }]);
  });

  test('take another name', async () => {
    await server.db
      .updateTable('discipline')
      .set({ name: 'Poética', key: 'poetica' })
      .where('code', '=', 'LET101')
      .execute();
    await server.db
      .updateTable('course')
      .set({ name: 'Letras clássicas', key: 'letras classicas' })
      .execute();
    const { filtros } = await search('curso:LET');
    expect(filtros.find(({ codigo }) => codigo === 'D')?.contagem).toMatchObject([
      { descricao: 'Letras clássicas' },
      { descricao: 'Poética (LET101)' },
    ]);
  });

  test('change with the reading, the plan, and its end', { tags: 'long' }, async () => {
    const { db } = server;
    const iracema = await server.titleId('Iracema');
    await db.updateTable('bibliography_item').set({ title_id: iracema }).execute();
    expect(await titlesOf('curso:LET')).toEqual(['Iracema']);
    await db.updateTable('teaching_plan').set({ course_id: null }).execute();
    expect(await titlesOf('curso:LET')).toEqual([]);
    expect(await titlesOf('disciplina:LET101')).toEqual(['Iracema']);
    await db.deleteFrom('teaching_plan').where('id', '=', plan).execute();
    expect(await titlesOf('disciplina:LET101')).toEqual([]);
  });
});
