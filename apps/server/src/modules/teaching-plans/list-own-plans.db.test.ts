import { endpoints, type Success } from '@estante/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, type Username } from '../../../test/people.ts';
import { writePastLoans } from '../../../test/past-loans.ts';
import { searchRecords } from '../../../test/search-records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { writePlan, type PlanOverrides } from '../../../test/teaching-plans.ts';

const law = { unit: { code: 'FDE', name: 'Direito' }, course: { code: 'DIR', name: 'Direito' } };
const discipline = (code: string) => ({ discipline: { code, name: `Disciplina ${code}` } });
const professor = { code: 'P1', name: 'Clara de Teste' };

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: searchRecords });
  const plans: PlanOverrides[] = [
    { ...discipline('LET101'), professor },
    { ...discipline('LET102'), period: 2 },
    // For all courses of the unit, and the like of another unit.
    { ...discipline('FLH001'), course: null },
    { ...discipline('FDE001'), unit: law.unit, course: null },
    { ...discipline('LET101'), year: 2025, semester: 2 },
    { ...discipline('LET900'), semester: 2 },
    // One discipline of two courses, and one of another course alone.
    { ...discipline('COM100') },
    { ...discipline('COM100'), ...law },
    { ...discipline('DIR101'), ...law, professor },
  ];
  for (const plan of plans) await writePlan(server.db, plan);
  await study('ana', ['LET'], []);
  await study('bruno', ['LET'], ['LET101', 'COM100', 'DIR101']);
  await sql`update professor set person_id = 3 where code = 'P1'`.execute(server.db);
});
afterAll(() => server.close());

/** Davi studies nothing; ana's other login neither. */
async function study(username: Username, courses: string[], disciplines: string[]): Promise<void> {
  await sql`insert into login_course select l.id, c.id from login l, course c
    where l.username = ${username} and c.code = any(${courses})`.execute(server.db);
  await sql`insert into login_discipline select l.id, d.id from login l, discipline d
    where l.username = ${username} and d.code = any(${disciplines})`.execute(server.db);
}

async function plansOf(
  username: Username,
  query = '',
): Promise<Success<typeof endpoints.listOwnPlans>> {
  const answer = await server.app.inject({
    url: `/api/plano-ensino/meus-planos?${query}`,
    headers: await as(server, username),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.listOwnPlans.responses[200].parse(answer.json());
}

const codes = ({ planos }: Success<typeof endpoints.listOwnPlans>) =>
  planos.map(({ disciplina, curso }) => `${disciplina.codigo} ${curso?.codigo ?? '-'}`).toSorted();

const ofLetters = ['COM100 LET', 'FLH001 -', 'LET101 LET', 'LET102 LET'];

describe('a student', () => {
  test('has the plans of the course in the semester of today, those open to all included', async () => {
    const own = await plansOf('ana');
    expect(own).toMatchObject({
      cursos: [{ codigo: 'LET', descricao: 'Letras' }],
      leciona: false,
      recorte: 'curso',
      recortes: [{ recorte: 'curso', total: 4 }],
      atual: { ano: 2026, semestre: 1 },
      ano: 2026,
      semestre: 1,
      total: 4,
    });
    expect(codes(own)).toEqual(ofLetters);
    expect(own.periodos_letivos).toEqual([
      { ano: 2026, semestre: 2, total: 1 },
      { ano: 2026, semestre: 1, total: 4 },
      { ano: 2025, semestre: 2, total: 1 },
    ]);
    const names = own.disciplinas.map(({ codigo }) => codigo);
    expect(names).toEqual(['COM100', 'FLH001', 'LET101', 'LET102']);
  });

  test('chooses another semester, and one discipline', { tags: 'long' }, async () => {
    expect(codes(await plansOf('ana', 'ano=2025&semestre=2'))).toEqual(['LET101 LET']);
    expect(codes(await plansOf('ana', 'ano=2020&semestre=1'))).toEqual([]);
    expect(codes(await plansOf('ana', 'disciplina=LET102'))).toEqual(['LET102 LET']);
    for (const none of ['DIR101', 'LET', '%00', '%25']) {
      expect(codes(await plansOf('ana', `disciplina=${none}`))).toEqual([]);
    }
  });

  test('whose disciplines are known begins with these: in the own course, where it has them', async () => {
    const own = await plansOf('bruno');
    expect(own).toMatchObject({
      recorte: 'cursados',
      recortes: [
        { recorte: 'cursados', total: 3 },
        { recorte: 'curso', total: 4 },
      ],
    });
    expect(codes(own)).toEqual(['COM100 LET', 'DIR101 DIR', 'LET101 LET']);
    expect(codes(await plansOf('bruno', 'recorte=curso'))).toEqual(ofLetters);
  });

  test('of unknown course has none, whatever is asked for', async () => {
    for (const who of ['davi', 'ana.saude'] as const) {
      const own = await plansOf(who, 'recorte=curso&ano=2026&semestre=1');
      expect(own).toMatchObject({ cursos: [], leciona: false, recorte: null, planos: [] });
    }
  });
});

test('a teacher has the plans they teach, of whatever course', async () => {
  const own = await plansOf('clara');
  expect(own).toMatchObject({ leciona: true, recorte: 'lecionados', cursos: [] });
  expect(codes(own)).toEqual(['DIR101 DIR', 'LET101 LET']);
});

test('nobody has what is only somebody else’s', async () => {
  expect(codes(await plansOf('ana', 'recorte=lecionados'))).toEqual(ofLetters);
  expect(codes(await plansOf('clara', 'recorte=curso'))).toEqual(['DIR101 DIR', 'LET101 LET']);
  expect((await server.app.inject('/api/plano-ensino/meus-planos')).statusCode).toBe(401);
});

test('a plan has its vacancies, its titles with where they can be had, and their loans', async () => {
  const titleId = await server.titleId('O alienista');
  await writePlan(server.db, {
    ...discipline('LET500'),
    vacancies: 35,
    readings: [{ titleId }, { citation: 'Livro que ninguém tem.' }],
  });
  await writePastLoans(server.db, [{ titleId, lentAt: '2025-03-01T12:00:00Z' }]);
  const [plan] = (await plansOf('ana', 'disciplina=LET500')).planos;
  expect(plan).toMatchObject({
    vagas: 35,
    bibliografia: [
      { acervo: { cod_acervo: titleId }, exemplares: 1, total_emprestimos: 1 },
      { acervo: null, citacao: 'Livro que ninguém tem.' },
    ],
  });
  expect(plan?.bibliografia[0]?.acervo?.disponibilidade.bibliotecas).toHaveLength(1);
});

test('many plans come in pages', async () => {
  const many = { unit: { code: 'U', name: 'U' }, course: { code: 'MUI', name: 'Muitos' } };
  for (let at = 10; at < 22; at++) await writePlan(server.db, { ...many, ...discipline(`M${at}`) });
  await study('davi', ['MUI'], []);
  const pages = [await plansOf('davi'), await plansOf('davi', 'pagina=2')];
  expect(pages.map(({ total, planos }) => [total, planos.length])).toEqual([
    [12, 10],
    [12, 2],
  ]);
  expect(pages[1]?.disciplinas).toHaveLength(12);
});

test('is refused while the activity is off', async () => {
  const { db } = server;
  const turn = (enabled: boolean) =>
    db.updateTable('activity').set({ enabled }).where('code', '=', 9017).execute();
  await turn(false);
  const answer = await server.app.inject({
    url: '/api/plano-ensino/meus-planos',
    headers: await as(server, 'ana'),
  });
  await turn(true);
  expect(answer.statusCode).toBe(403);
});

test('the term of today is the one that the institution says is taught', async () => {
  const term = { year: 2026, semester: 2, starts_on: '2026-03-10', ends_on: '2026-08-01' };
  await server.db.insertInto('academic_term').values(term).execute();
  expect((await plansOf('ana')).atual).toEqual({ ano: 2026, semestre: 2 });
  await server.db.updateTable('academic_term').set({ starts_on: '2026-03-11' }).execute();
  expect((await plansOf('ana')).atual).toEqual({ ano: 2026, semestre: 1 });
  await server.db.deleteFrom('academic_term').execute();
});
