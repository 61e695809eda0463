import { endpoints, type Success } from '@estante/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquisitions, codeOf } from '../../../test/acquisitions.ts';
import type { Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { writePlan } from '../../../test/teaching-plans.ts';

const unheld = 'SILVA, Ana. Livro que ninguém tem. 2. ed. São Paulo: Ática, 1999.';
const vague = 'Apostila do professor.';
const withoutCopy = 'EAGLETON. Teoria.';
const held = 'Tida.';

let server: TestApp;
let plan: number;
beforeEach(async () => {
  const records = [
    aBook({
      title: 'Teoria da literatura',
      subtitle: 'uma introdução',
      author: 'Eagleton, Terry',
      publisher: 'Martins Fontes',
      isbn: '9788533622944',
    }),
    aBook({ title: 'Tida', copies: [{ library: 'CENTRAL' }, { library: 'SAUDE' }] }),
  ];
  server = await startTestApp({ records });
  const professor = { code: 'P1', name: 'Clara de Teste' };
  plan = await writePlan(server.db, {
    professor,
    vacancies: 40,
    readings: [
      { kind: 'basic', citation: unheld },
      {
        kind: 'basic',
        titleId: await server.titleId('Teoria da literatura'),
        citation: withoutCopy,
      },
      { kind: 'basic', titleId: await server.titleId('Tida'), citation: held },
      { kind: 'complementary', citation: vague },
      { kind: 'complementary', citation: unheld },
    ],
  });
  await sql`update professor set person_id = 3 where code = 'P1'`.execute(server.db);
});
afterEach(() => server.close());

const { call, suggest, handle } = acquisitions(() => server);

async function lacks(person: Person = 'clara', id = plan) {
  const answer = await call(person, 'GET', `aquisicao/planos/${id}/faltas`);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.listPlanLacks.responses[200].parse(answer.json());
}

const send = (
  itens: readonly object[],
  more: object = {},
  person: Person | null = 'clara',
  id = plan,
) => call(person, 'POST', `aquisicao/planos/${id}/sugestoes`, { biblioteca: 1, itens, ...more });

async function sent(
  citations: readonly string[],
  exemplares = 2,
): Promise<Success<typeof endpoints.suggestPlanLacks>> {
  const answer = await send(citations.map((citacao) => ({ citacao, exemplares })));
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.suggestPlanLacks.responses[200].parse(answer.json());
}

const codes = ({ itens }: Success<typeof endpoints.suggestPlanLacks>) =>
  itens.map(({ codigo, recusa }) => recusa?.codigo ?? codigo);

async function stored() {
  const rows = server.db.selectFrom('acquisition_suggestion').selectAll().orderBy('id');
  return rows.execute();
}

describe('what a plan lacks', () => {
  test('is what nobody can borrow, each once, as it would be suggested', async () => {
    const { disciplina, curso, vagas, faltas } = await lacks();
    expect([disciplina.codigo, curso?.codigo, vagas]).toEqual(['LET101', 'LET', 40]);
    expect(faltas).toEqual([
      {
        citacao: unheld,
        titulo: 'Livro que ninguém tem',
        autor: 'SILVA, Ana',
        edicao: '2. ed.',
        editor: 'Ática',
        isbn_issn: '',
        tipo: 'basica',
        motivo: 'fora-do-acervo',
        exemplares: 1,
        sugerida: null,
      },
      {
        citacao: withoutCopy,
        titulo: 'Teoria da literatura: uma introdução',
        autor: 'Eagleton, Terry',
        edicao: '',
        editor: 'Martins Fontes',
        isbn_issn: '9788533622944',
        tipo: 'basica',
        motivo: 'sem-exemplar',
        exemplares: 1,
        sugerida: null,
      },
      {
        citacao: vague,
        titulo: 'Apostila do professor',
        autor: '',
        edicao: '',
        editor: '[s. n.]',
        isbn_issn: '',
        tipo: 'complementar',
        motivo: 'fora-do-acervo',
        exemplares: 1,
        sugerida: null,
      },
    ]);
  });

  test(
    'is also what the wanted proportion lacks, with as many copies',
    { tags: 'long' },
    async () => {
      const row = { key: 'placesPerCopyBasic', value: '10' };
      await server.db.insertInto('institution_setting').values(row).execute();
      const { faltas } = await lacks();
      expect(faltas.map(({ motivo, exemplares }) => [motivo, exemplares])).toEqual([
        ['fora-do-acervo', 4],
        ['sem-exemplar', 4],
        ['poucos-exemplares', 2],
        ['fora-do-acervo', 1],
      ]);
    },
  );

  test('is told to who teaches it alone', async () => {
    await sql`update professor set person_id = 1 where code = 'P1'`.execute(server.db);
    expect(codeOf(await call('clara', 'GET', `aquisicao/planos/${plan}/faltas`))).toEqual([
      404,
      'NaoEncontrado',
    ]);
    expect(codeOf(await send([{ citacao: unheld, exemplares: 1 }]))).toEqual([
      404,
      'NaoEncontrado',
    ]);
    // A reader who teaches, but has not been given the teachers' form.
    expect(codeOf(await call('ana', 'GET', `aquisicao/planos/${plan}/faltas`))).toEqual([
      403,
      'SemPermissao',
    ]);
    expect((await send([{ citacao: unheld, exemplares: 1 }], {}, null)).statusCode).toBe(401);
    expect(await stored()).toEqual([]);
  });
});

describe('a list becomes suggestions in one act', () => {
  test('each is one of the discipline, with the citation beside it', async () => {
    const answer = await sent([unheld, withoutCopy, vague]);
    expect(answer.enviadas).toBe(3);
    expect(codes(answer)).toEqual([1, 2, 3]);
    expect(await stored()).toMatchObject([
      {
        person_id: 3,
        library_id: 1,
        title: 'Livro que ninguém tem',
        publisher: 'Ática',
        course_code: 'LET',
        discipline_code: 'LET101',
        copies: 2,
        state: 'pre-suggestion',
        notes: `No plano de ensino de Teoria da literatura (LET101), 2 exemplares: ${unheld}`,
      },
      {
        title: 'Teoria da literatura: uma introdução',
        title_id: await server.titleId('Teoria da literatura'),
      },
      { title: 'Apostila do professor', publisher: '[s. n.]' },
    ]);
  });

  test('once each, however often it is sent, and at once', async () => {
    const all = [unheld, withoutCopy];
    const answers = await Promise.all(Array.from({ length: 4 }, () => sent(all)));
    expect(answers.filter(({ enviadas }) => enviadas === 2)).toHaveLength(1);
    expect(await stored()).toHaveLength(2);
    const again = await sent([unheld, unheld]);
    expect(codes(again)).toEqual(['SugestaoJaEnviada', 'SugestaoJaEnviada']);
    expect(again.itens[0]?.recusa?.mensagem).toContain('Pré-sugestão');
    expect((await lacks()).faltas.map(({ sugerida }) => sugerida)).toEqual([
      'pre-sugestao',
      'pre-sugestao',
      null,
    ]);
  });

  test('again once the library has ended it', { tags: 'long' }, async () => {
    await sent([unheld]);
    await handle('davi', 1, { situacao: 'nao-atendida' });
    expect(codes(await sent([unheld]))).toEqual([2]);
  });

  test('what was suggested for something else is no reason', { tags: 'long' }, async () => {
    await suggest('clara', { titulo: 'Livro que ninguém tem' });
    await suggest('ana', { titulo: 'Livro que ninguém tem' });
    expect(codes(await sent([unheld]))).toEqual([3]);
  });

  test('but for what is not missing, and what goes beyond the limit, which say so', async () => {
    const row = { key: 'pendingSuggestions', value: '1' };
    await server.db.insertInto('institution_setting').values(row).execute();
    const answer = await sent([held, 'Nunca citada.', unheld, withoutCopy]);
    expect(codes(answer)).toEqual([
      'LeituraNaoFalta',
      'LeituraNaoFalta',
      1,
      'limite_sugestoes_excedido',
    ]);
    expect(answer.enviadas).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test(
    'of a plan for all courses of a unit too: the note says the discipline',
    { tags: 'long' },
    async () => {
      const other = await writePlan(server.db, {
        course: null,
        discipline: { code: 'FLH1', name: 'Aberta' },
        professor: { code: 'P1', name: 'Clara de Teste' },
        readings: [{ citation: vague }],
      });
      const answer = await send([{ citacao: vague, exemplares: 3 }], {}, 'clara', other);
      expect(answer.json<{ enviadas: number }>().enviadas).toBe(1);
      expect(await stored()).toMatchObject([
        {
          course_code: null,
          copies: null,
          notes: expect.stringContaining('Aberta (FLH1), 3 exemplares'),
        },
      ]);
    },
  );

  test('to a library that is there', { tags: 'long' }, async () => {
    const answer = await send([{ citacao: unheld, exemplares: 1 }], { biblioteca: 999 });
    expect(codeOf(answer)).toEqual([404, 'NaoEncontrado']);
    expect(await stored()).toEqual([]);
  });

  test('not while the activity is off', { tags: 'long' }, async () => {
    const off = { enabled: false };
    await server.db.updateTable('activity').set(off).where('code', '=', 12).execute();
    expect(codeOf(await send([{ citacao: unheld, exemplares: 1 }]))).toEqual([
      403,
      'RecursoDesativado',
    ]);
  });
});
