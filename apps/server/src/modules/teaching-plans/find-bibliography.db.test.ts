import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePastLoans } from '../../../test/past-loans.ts';
import { searchRecords } from '../../../test/search-records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { writePlan } from '../../../test/teaching-plans.ts';

interface Plans {
  readonly total: number;
  readonly criterios: unknown;
  readonly planos: readonly {
    readonly disciplina: { readonly codigo: string };
    readonly bibliografia: readonly Reading[];
  }[];
}
interface Reading {
  readonly tipo: string;
  readonly citacao: string;
  readonly acervo: { readonly titulo: string } | null;
  readonly exemplares: number;
  readonly total_emprestimos: number;
}

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: searchRecords });
  const { db } = server;
  const bras = await server.titleId('Memórias póstumas de Brás Cubas');
  const alienista = await server.titleId('O alienista');
  await writePlan(db, {
    discipline: { code: 'LET101', name: 'Machado de Assis I' },
    professor: { code: 'P1', name: 'Cecília Brum' },
    readings: [
      { kind: 'complementary', titleId: alienista },
      { kind: 'basic', citation: 'Livro que ninguém tem.' },
      { kind: 'basic', titleId: bras },
      { kind: 'required', titleId: bras },
    ],
  });
  await writePlan(db, {
    discipline: { code: 'LET201', name: 'Machado de Assis II' },
    period: 2,
    semester: 2,
  });
  await writePlan(db, {
    unit: { code: 'MED', name: 'Medicina' },
    course: null,
    discipline: { code: 'MED1', name: 'Loucura e assistência' },
    year: 2025,
    period: null,
    readings: [{ titleId: alienista }],
  });
});
afterAll(() => server.close());

async function find(query: string): Promise<Plans> {
  const answer = await server.app.inject(`/api/plano-ensino/bibliografia?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Plans>();
}

async function disciplines(query: string): Promise<string[]> {
  return (await find(query)).planos.map(({ disciplina }) => disciplina.codigo);
}

describe('a search for plans', () => {
  test.each([
    ['a course by its code, in any case', 'curso=let', ['LET201', 'LET101']],
    ['a unit, with its courses', 'departamento=FLH', ['LET201', 'LET101']],
    ['a name whole, though it begins another', 'disciplina=machado+de+assis+i', ['LET101']],
    ['the beginnings of words', 'disciplina=Assis', ['LET201', 'LET101', 'MED1']],
    ['a name without its accents', 'professor=cecilia', ['LET101']],
    ['a year', 'ano=2025', ['MED1']],
    ['year and semester', 'ano=2026&semestre=1', ['LET101']],
    ['a period', 'periodo=2', ['LET201']],
    [
      'fields together, and those that are empty',
      'curso=LET&ano=&periodo=1&biblioteca=',
      ['LET101'],
    ],
    ['a library that has a title of it', 'biblioteca=3', ['LET101', 'MED1']],
    ['what nobody teaches', 'disciplina=alquimia', []],
    ['a pattern, which is none', 'disciplina=%25', []],
    ['NUL', 'disciplina=%00', []],
    ['a page past the end', 'curso=LET&pagina=1000000000', []],
  ])('by %s', async (_name, query, found) => {
    expect(await disciplines(query)).toEqual(found);
  });

  test('names what its codes stand for', async () => {
    const { criterios } = await find('curso=let&disciplina=assis&biblioteca=3');
    expect(criterios).toEqual([
      { campo: 'curso', codigo: 'LET', descricao: 'Letras' },
      { campo: 'disciplina', codigo: 'assis', descricao: 'assis' },
      { campo: 'biblioteca', codigo: '3', descricao: 'Biblioteca da Saúde' },
    ]);
  });

  test('without any field is refused, and each field is named in the language asked', async () => {
    for (const query of ['', '?curso=+&ano=&biblioteca=', '?pagina=2']) {
      const answer = await server.app.inject({
        url: `/api/plano-ensino/bibliografia${query}`,
        headers: { 'x-idioma': '5' },
      });
      expect(answer.statusCode).toBe(422);
      const { erro } = answer.json<{
        erro: { codigo: string; mensagem: string; campos: { campo: string }[] };
      }>();
      expect(erro.codigo).toBe('NenhumCampoPreenchido');
      expect(erro.mensagem).toMatch(/^Fill in at least one field: Programme, Department, Course/);
      expect(erro.campos.map(({ campo }) => campo)).toContain('disciplina');
    }
  });
});

describe('a plan', () => {
  test('says what it is, and who reads what', async () => {
    const [plan] = (await find('disciplina=LET101')).planos;
    expect(plan).toMatchObject({
      departamento: { codigo: 'FLH', descricao: 'Faculdade de Letras' },
      curso: { codigo: 'LET', descricao: 'Letras' },
      disciplina: { codigo: 'LET101', descricao: 'Machado de Assis I' },
      professor: { codigo: 'P1', descricao: 'Cecília Brum' },
      ano: 2026,
      semestre: 1,
      periodo: 1,
      vagas: 40,
    });
    const lines = plan?.bibliografia.map(({ tipo, acervo, exemplares, citacao }) => [
      tipo,
      acervo?.titulo ?? citacao,
      exemplares,
    ]);
    expect(lines).toEqual([
      ['obrigatoria', 'Memórias póstumas de Brás Cubas', 3],
      ['basica', 'Livro que ninguém tem.', 0],
      ['basica', 'Memórias póstumas de Brás Cubas', 3],
      ['complementar', 'O alienista', 1],
    ]);
  });

  test('counts copies in the library that is asked for', async () => {
    const [plan] = (await find('disciplina=LET101&biblioteca=2')).planos;
    expect(plan?.bibliografia.map(({ exemplares }) => exemplares)).toEqual([1, 0, 1, 0]);
  });

  test('counts how often each title was ever lent', async () => {
    const titleId = await server.titleId('O alienista');
    const lentAt = ['2019-05-02T12:00:00Z', '2026-03-01T12:00:00Z'];
    await writePastLoans(
      server.db,
      lentAt.map((at) => ({ titleId, lentAt: at })),
    );
    const [plan] = (await find('disciplina=LET101')).planos;
    expect(plan?.bibliografia.map((one) => one.total_emprestimos)).toEqual([0, 0, 0, 2]);
  });

  test('of a unit has no course', async () => {
    expect((await find('disciplina=MED1')).planos).toMatchObject([
      { curso: null, professor: null, periodo: null },
    ]);
  });

  test('keeps its citation when the title goes', async () => {
    const plan = await writePlan(server.db, {
      discipline: { code: 'LET900', name: 'Economia' },
      readings: [
        { titleId: await server.titleId('A ação humana'), citation: 'Mises. A ação humana.' },
      ],
    });
    expect(plan).toBeGreaterThan(0);
    await server.db
      .deleteFrom('title')
      .where('id', '=', await server.titleId('A ação humana'))
      .execute();
    const [found] = (await find('disciplina=LET900')).planos;
    expect(found?.bibliografia).toMatchObject([{ acervo: null, citacao: 'Mises. A ação humana.' }]);
  });
});
