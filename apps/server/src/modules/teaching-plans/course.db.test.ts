import { endpoints, type Success } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { textOfPdf } from '../../../test/pdf-text.ts';
import { aBook, aSerial } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { writePlan } from '../../../test/teaching-plans.ts';

type Course = Success<typeof endpoints.getCourse>;

const records = [
  aBook({
    title: 'Teoria da literatura',
    subtitle: 'uma introdução',
    author: 'Eagleton, Terry',
    publisher: 'Martins Fontes',
    year: 2006,
    copies: [
      { library: 'CENTRAL' },
      { library: 'CENTRAL', dueOn: '2026-03-20' },
      { library: 'SAUDE' },
      { library: 'SAUDE', isLost: true },
    ],
  }),
  aBook({ title: 'Poética' }),
  aBook({ title: 'Em linha', link: 'https://livros.example.org/em-linha' }),
  aSerial({
    title: 'Revista de letras',
    issues: [{ library: 'LETRAS', volume: '1', year: '2001' }],
  }),
];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records });
  const { db } = server;
  const [theory, poetics, online, serial] = await Promise.all(
    ['Teoria da literatura', 'Poética', 'Em linha', 'Revista de letras'].map((title) =>
      server.titleId(title),
    ),
  );
  if (!theory || !poetics || !online || !serial) throw new Error('the records are imported');
  await writePlan(db, {
    vacancies: 30,
    professor: { code: 'P1', name: 'Cecília Brum' },
    readings: [
      { kind: 'basic', titleId: theory },
      { kind: 'basic', titleId: poetics },
      { kind: 'basic', titleId: online },
      { kind: 'complementary', titleId: serial },
      {
        kind: 'complementary',
        citation: 'SILVA, Ana. Livro que ninguém tem. São Paulo: Ática, 1999.',
      },
    ],
  });
  await writePlan(db, {
    discipline: { code: 'LET201', name: 'Análise' },
    period: 2,
    semester: 2,
    vacancies: null,
    readings: [{ titleId: theory }],
  });
  await writePlan(db, { discipline: { code: 'LET101', name: 'Teoria da literatura' }, year: 2024 });
  await writePlan(db, { discipline: { code: 'OUT1', name: 'De outro' }, course: null });
});
afterAll(() => server.close());

async function course(query: string, language = '1'): Promise<Course> {
  const url = `/api/plano-ensino/curso?${query}`;
  const answer = await server.app.inject({ url, headers: { 'x-idioma': language } });
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.getCourse.responses[200].parse(answer.json());
}

async function want(settings: Readonly<Record<string, number | boolean>>): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
  }));
  await server.db.insertInto('institution_setting').values(rows).execute();
  onTestFinished(async () => {
    const keys = rows.map(({ key }) => key);
    await server.db.deleteFrom('institution_setting').where('key', 'in', keys).execute();
  });
}

const linesOf = ({ planos }: Course) =>
  planos.map(({ leituras }) =>
    leituras.map((one) => [
      one.ha,
      one.exemplares,
      one.disponiveis,
      one.vagas_por_exemplar,
      one.atende,
    ]),
  );

describe('a course', () => {
  test('has the disciplines of the year by their terms, with copies for the places', async () => {
    const found = await course('curso=LET');
    expect(found).toMatchObject({
      curso: { codigo: 'LET', descricao: 'Letras' },
      departamento: { codigo: 'FLH' },
      vagas: null,
      ano: 2026,
      semestre: null,
      anos: [2026, 2024],
      biblioteca: null,
      proporcao: { basica: null, complementar: null, eletronico_atende: true },
    });
    expect(
      found.planos.map(({ disciplina, periodo, vagas }) => [disciplina.codigo, periodo, vagas]),
    ).toEqual([
      ['LET101', 1, 30],
      ['LET201', 2, null],
    ]);
    expect(linesOf(found)).toEqual([
      [
        ['exemplares', 3, 2, 10, null],
        ['nada', 0, 0, null, null],
        ['eletronico', 0, 0, null, null],
        ['colecao', 0, 0, null, null],
        ['fora-do-acervo', 0, 0, null, null],
      ],
      [['exemplares', 3, 2, null, null]],
    ]);
    expect(found.planos[0]?.leituras[0]?.acervo).toEqual({
      cod_acervo: await server.titleId('Teoria da literatura'),
      titulo: 'Teoria da literatura: uma introdução',
      autores: ['Eagleton, Terry'],
      edicao: '',
      editora: 'Martins Fontes',
      ano_publicacao: '2006',
      rota: `/acervo/${await server.titleId('Teoria da literatura')}`,
    });
    expect(found.resumo).toEqual({
      disciplinas: 2,
      titulos: 5,
      exemplares: 3,
      disponiveis: 2,
      em_falta: 2,
      fora_do_acervo: 1,
      atendem: 0,
      nao_atendem: 0,
      sem_vagas: 1,
    });
  });

  test('is held against what the institution wants', async () => {
    await want({ placesPerCopyBasic: 10, placesPerCopyComplementary: 15, onlineIsEnough: true });
    const found = await course('curso=LET&semestre=1');
    expect(found.planos[0]?.leituras.map(({ atende, faltam }) => [atende, faltam])).toEqual([
      [true, 0],
      [false, 3],
      [true, 0],
      [null, 0],
      [false, 2],
    ]);
    expect(found.resumo).toMatchObject({ atendem: 2, nao_atendem: 2 });
  });

  test('counts what is read on-line as the institution says', async () => {
    await want({ placesPerCopyBasic: 10, onlineIsEnough: false });
    const { proporcao, planos } = await course('curso=LET&semestre=1');
    expect(proporcao).toEqual({ basica: 10, complementar: null, eletronico_atende: false });
    expect(planos[0]?.leituras.map(({ atende }) => atende)).toEqual([
      true,
      false,
      false,
      null,
      null,
    ]);
  });

  test('is counted in one library', async () => {
    const found = await course('curso=LET&semestre=1&biblioteca=3');
    expect(found.biblioteca).toMatchObject({ codigo: '3' });
    expect(linesOf(found)[0]?.[0]).toEqual(['exemplares', 1, 1, 30, null]);
  });

  test('lends its places to plans that do not say theirs', async () => {
    const places = (vacancies: number | null) =>
      server.db.updateTable('course').set({ vacancies }).where('code', '=', 'LET').execute();
    await places(60);
    onTestFinished(async () => void (await places(null)));
    const found = await course('curso=LET');
    expect([found.vagas, found.resumo.sem_vagas]).toEqual([60, 0]);
    expect(found.planos.map(({ vagas }) => vagas)).toEqual([30, 60]);
    const search = await server.app.inject('/api/plano-ensino/bibliografia?disciplina=LET201');
    expect(search.json<{ planos: unknown }>().planos).toMatchObject([{ vagas: 60 }]);
  });

  test.each([
    ['ano=2024', 2024, 1],
    ['ano=2023', 2023, 0],
    ['semestre=2', 2026, 1],
    ['ano=&semestre=&biblioteca=', 2026, 2],
  ])('is that of %s', async (query, year, plans) => {
    const found = await course(`curso=LET&${query}`);
    expect([found.ano, found.planos.length]).toEqual([year, plans]);
  });

  test.each(['curso=NADA', 'curso=let', 'curso=LET%00x', 'curso=LET&biblioteca=999'])(
    '%s is not there',
    async (query) => {
      for (const path of ['curso', 'curso/arquivo']) {
        const answer = await server.app.inject(`/api/plano-ensino/${path}?${query}`);
        expect(answer.statusCode).toBe(404);
      }
    },
  );

  test('is closed while the tab is off', async () => {
    const switchTo = (enabled: boolean) =>
      server.db
        .updateTable('search_tab')
        .set({ enabled })
        .where('code', '=', 'plano-ensino')
        .execute();
    await switchTo(false);
    onTestFinished(async () => void (await switchTo(true)));
    expect((await server.app.inject('/api/plano-ensino/curso?curso=LET')).statusCode).toBe(403);
  });

  test('has each title once in the sum, however many disciplines read it', async () => {
    const { db } = server;
    const ids = await db.selectFrom('title').select('id').execute();
    const readings = ids.map(({ id }) => ({ titleId: id }));
    for (let at = 0; at < 6; at += 1) {
      const discipline = { code: `MUI${at}`, name: `Muitas ${at}` };
      await writePlan(db, { course: { code: 'MUI', name: 'Muitos' }, discipline, readings });
    }
    const found = await course('curso=MUI');
    expect(found.resumo).toMatchObject({ disciplinas: 6, titulos: 4, exemplares: 3 });
  });
});

describe('the PDF of a course', { tags: 'long' }, () => {
  const file = async (query: string) => {
    const answer = await server.app.inject(`/api/plano-ensino/curso/arquivo?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  };

  test('says what the page says, with day and institution, and can be linked to', async () => {
    await want({ placesPerCopyBasic: 10 });
    const answer = await file('curso=LET');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="estante-curso-LET-2026.pdf"',
    );
    const text = textOfPdf(answer.rawPayload).replaceAll('\n', ' ');
    for (const words of [
      'Letras: exemplares por vaga',
      'Universidade de Teste',
      'Emitido em 10 de mar. de 2026',
      '2 disciplinas',
      '1º período',
      'Teoria da literatura: uma introdução.',
      '3 exemplares, 2 disponíveis agora',
      '1 para 10 vagas',
      'De menos: faltam 3 exemplares',
      'Livro que ninguém tem.',
      'Não está no acervo',
      'Vagas não informadas',
      '1 / 1',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('is in the language that its address names', async () => {
    const text = textOfPdf((await file('curso=LET&lng=en')).rawPayload).replaceAll('\n', ' ');
    expect(text).toContain('Letras: copies per place');
    expect(text).toContain('Not in the catalogue');
  });
});
