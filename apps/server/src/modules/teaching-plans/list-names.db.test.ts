import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { writePlan } from '../../../test/teaching-plans.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  for (let number = 10; number < 35; number += 1) {
    await writePlan(server.db, {
      discipline: { code: `CCO${number}`, name: `Cálculo ${number}` },
      professor: { code: `P${number}`, name: `Ana Águia ${number}` },
      year: 2000 + number,
    });
  }
  await writePlan(server.db, { course: { code: 'HIS', name: 'História da África' }, period: 3 });
});
afterAll(() => server.close());

const get = async (url: string) => (await server.app.inject(url)).json<Record<string, unknown>>();

describe('names are found', () => {
  test('by page, in their order, with how many there are', async () => {
    const first = await get('/api/consulta/disciplinas?search_text=calculo');
    const second = await get('/api/consulta/disciplinas?search_text=C%C3%81LCULO&page=2');
    expect(first).toMatchObject({ total: 25, pagina: 1 });
    expect(first['disciplinas']).toHaveLength(20);
    expect(second).toMatchObject({ total: 25, pagina: 2 });
    expect(second['disciplinas']).toHaveLength(5);
    expect(second['disciplinas']).toContainEqual({
      cod_disciplina: 'CCO34',
      desc_disciplina: 'Cálculo 34',
    });
    expect(await get('/api/consulta/disciplinas?page=1000000000')).toMatchObject({
      total: 26,
      disciplinas: [],
    });
  });

  test.each([
    ['cursos?search_text=africa', 1],
    ['cursos?search_text=his', 1],
    ['cursos?search_text=frica', 0],
    ['cursos', 2],
    ['cursos?departamento=FLH', 2],
    ['cursos?departamento=FLH&search_text=his', 1],
    ['cursos?departamento=NADA', 0],
    ['cursos?departamento=%00', 0],
    ['professores?search_text=aguia+1', 10],
    ['professores?search_text=p34', 1],
    ['disciplinas?search_text=%25', 0],
    ['disciplinas?search_text=_', 0],
    ['disciplinas?search_text=%00', 26],
  ])('%s finds %d', async (path, total) => {
    expect(await get(`/api/consulta/${path}`)).toMatchObject({ total });
  });

  test('a course with the unit that offers it', async () => {
    expect(await get('/api/consulta/cursos?search_text=let')).toMatchObject({
      cursos: [
        { cod_curso: 'LET', desc_curso: 'Letras', desc_departamento: 'Faculdade de Letras' },
      ],
    });
  });
});

describe('to a reader of another language', { tags: 'long' }, () => {
  const ask = async (path: string, language: string) =>
    (
      await server.app.inject({
        url: `/api/${path}`,
        headers: { 'x-idioma': language },
      })
    ).json<object>();
  const african = { name_en: 'History of Africa', name_es: 'Historia de África' };
  const nameThem = async () => {
    await server.db.updateTable('course').set(african).where('code', '=', 'HIS').execute();
    await server.db
      .updateTable('organizational_unit')
      .set({ name_en: 'School of Letters' })
      .where('code', '=', 'FLH')
      .execute();
    const calculus = { name_en: 'Calculus, advanced', name_es: '' };
    await server.db.updateTable('discipline').set(calculus).where('code', '=', 'CCO10').execute();
  };

  test.each([
    ['5', 'history', 'History of Africa', 'School of Letters'],
    ['5', 'historia', 'History of Africa', 'School of Letters'],
    ['3', 'HISTORIA DE AFRICA', 'Historia de África', 'Faculdade de Letras'],
    ['1', 'historia', 'História da África', 'Faculdade de Letras'],
  ])('courses are found and shown by their names (%s, %s)', async (language, text, name, unit) => {
    await nameThem();
    const path = `consulta/cursos?search_text=${encodeURIComponent(text)}`;
    expect(await ask(path, language)).toEqual({
      total: 1,
      pagina: 1,
      cursos: [{ cod_curso: 'HIS', desc_curso: name, desc_departamento: unit }],
    });
  });

  test('disciplines are, and plans by either', async () => {
    await nameThem();
    expect(await ask('consulta/disciplinas?search_text=advanced', '5')).toMatchObject({
      total: 1,
      disciplinas: [{ cod_disciplina: 'CCO10', desc_disciplina: 'Calculus, advanced' }],
    });
    expect(await ask('consulta/disciplinas?search_text=advanced', '1')).toMatchObject({ total: 0 });
    const plans = 'plano-ensino/bibliografia?curso=history&departamento=school+of+letters';
    expect(await ask(plans, '5')).toMatchObject({
      total: 1,
      criterios: [
        { campo: 'curso', codigo: 'HIS', descricao: 'History of Africa' },
        { campo: 'departamento', codigo: 'FLH', descricao: 'School of Letters' },
      ],
    });
  });
});

test('what can be chosen is what some plan has', async () => {
  await server.db
    .insertInto('organizational_unit')
    .values({ code: 'NADA', name: 'Sem planos', key: 'sem planos' })
    .execute();
  const options = await get('/api/plano-ensino/disciplinas-bibliotecas?quantidade=2');
  expect(options).toMatchObject({
    departamentos: [{ cod_departamento: 'FLH', desc_departamento: 'Faculdade de Letras' }],
    periodos: [1, 3],
  });
  expect(options['disciplinas']).toHaveLength(2);
  expect(options['bibliotecas']).toHaveLength(3);
  expect((options['anos'] as number[]).slice(0, 2)).toEqual([2034, 2033]);
});
