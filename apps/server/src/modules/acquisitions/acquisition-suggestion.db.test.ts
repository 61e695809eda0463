import { suggestionStates } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquisitions, codeOf, refusalIn } from '../../../test/acquisitions.ts';
import type { Person } from '../../../test/call-as.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { writePlan } from '../../../test/teaching-plans.ts';
import { tryEach } from '../../../test/try-each.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const { call, suggest, handle } = acquisitions(() => server);

interface Suggestion {
  readonly codigo: number;
  readonly titulo: string;
  readonly situacao: string;
  readonly andamento: { readonly em: string } | null;
}

async function list(person: Person, query = '') {
  const answer = await call(person, 'GET', `atendimento/sugestoes?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{
    readonly total: number;
    readonly contagem: readonly object[];
    readonly sugestoes: readonly Suggestion[];
  }>();
}

const titles = async (person: Person, query = '') =>
  (await list(person, query)).sugestoes.map(({ titulo }) => titulo);

/** Nothing is received before it was awaited. */
const isNextOfFirst = (state: string) =>
  !['parcialmente-atendida', 'atendida', 'finalizada-incompleta'].includes(state);

describe('a suggestion is sent', () => {
  test('with all its fields, each on one line, and comes in as a pre-suggestion', async () => {
    const answer = await suggest('ana', {
      campus: 1,
      titulo: '  Torto\narado ',
      autor: 'Vieira Junior, Itamar',
      edicao: '2. ed.',
      isbn_issn: '978-65-80309-31-9',
      periodico: false,
      outras_inf: 'Para o clube de leitura.\n\nObrigada.',
    });
    expect(answer.json(), answer.body).toEqual({ codigo: 1, situacao: 'pre-sugestao' });
    expect((await list('davi')).sugestoes).toEqual([
      {
        codigo: 1,
        enviado_em: '2026-03-10T12:00:00.000Z',
        cod_biblioteca: 1,
        desc_biblioteca: 'Biblioteca Central',
        pessoa: { nome_pessoa: 'Ana de Teste', tem_email: true },
        autor: 'Vieira Junior, Itamar',
        titulo: 'Torto arado',
        edicao: '2. ed.',
        editor: 'Todavia',
        isbn_issn: '978-65-80309-31-9',
        periodico: false,
        outras_inf: 'Para o clube de leitura.\n\nObrigada.',
        ensino: null,
        situacao: 'pre-sugestao',
        situacoes_possiveis: suggestionStates.filter(isNextOfFirst),
        em_pedido: false,
        andamento: null,
        acervo: null,
      },
    ]);
  });

  test('not with a blank title or publisher', { tags: 'long' }, () =>
    tryEach(
      [
        ['titulo', ' ', '1', 'O campo Título é obrigatório e não foi preenchido.'],
        ['editor', '\n', '1', 'O campo Editora é obrigatório e não foi preenchido.'],
        ['titulo', '\u0000', '3', 'El campo Título es obligatorio y no se ha rellenado.'],
        ['editor', '', '5', 'The field Publisher is required and was not filled in.'],
      ],
      async (field, value, language, mensagem) => {
        const answer = await suggest('ana', { [field]: value }, language);
        expect(answer.statusCode).toBe(422);
        expect(refusalIn(answer)).toMatchObject({
          codigo: 'CampoObrigatorioNaoPreenchido',
          mensagem,
          campos: [{ campo: field }],
        });
      },
    ),
  );

  test('not to a library that is not there, or is on another campus', async () => {
    expect(codeOf(await suggest('ana', { biblioteca: 999 }))).toEqual([404, 'NaoEncontrado']);
    expect(codeOf(await suggest('ana', { campus: 2 }))).toEqual([404, 'NaoEncontrado']);
    expect((await suggest('ana', { campus: 2, biblioteca: 3 })).statusCode).toBe(200);
  });

  test('not by an anonymous visitor, not while the activity is off', async () => {
    expect((await suggest(null)).statusCode).toBe(401);
    await server.db
      .updateTable('activity')
      .set({ enabled: false })
      .where('code', '=', 12)
      .execute();
    expect(codeOf(await suggest('ana'))).toEqual([403, 'RecursoDesativado']);
  });

  test('only so often before somebody takes it on, however many come at once', async () => {
    const row = { key: 'pendingSuggestions', value: '3' };
    await server.db.insertInto('institution_setting').values(row).execute();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => suggest('ana', { titulo: `Livro ${n}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(refused.map((one) => refusalIn(one).codigo)).toContain('limite_sugestoes_excedido');
    expect((await suggest('bruno')).statusCode).toBe(200);
    await handle('davi', 1);
    expect((await suggest('ana')).statusCode).toBe(200);
  });
});

describe('a teacher', () => {
  beforeEach(async () => {
    await writePlan(server.db);
  });

  const teach = (person: Person, more: object = {}) =>
    call(person, 'POST', 'aquisicao/sugestoes', {
      biblioteca: 1,
      titulo: 'Torto arado',
      editor: 'Todavia',
      curso: 'LET',
      disciplina: 'LET101',
      exemplares: 12,
      ...more,
    });

  test('asks for copies for a discipline of a course, which keep their names', async () => {
    const answer = await teach('clara');
    expect(answer.statusCode, answer.body).toBe(200);
    const course = await server.db
      .selectFrom('course')
      .select('name')
      .where('code', '=', 'LET')
      .executeTakeFirstOrThrow();
    await server.db.updateTable('course').set({ name: 'Outro' }).execute();
    expect((await list('davi')).sugestoes).toMatchObject([
      { ensino: { desc_curso: course.name, exemplares: 12 } },
    ]);
  });

  test('names a course and a discipline that are there, by their codes', { tags: 'long' }, () =>
    tryEach(
      [
        ['curso', 'NADA'],
        ['disciplina', 'LET\u0000'],
      ],
      async (field, value) => {
        const answer = await teach('clara', { [field]: `${value}x` });
        expect(answer.statusCode).toBe(422);
        expect(refusalIn(answer)).toMatchObject({
          codigo: 'CampoObrigatorioNaoPreenchido',
          campos: [{ campo: field }],
        });
      },
    ),
  );

  test('is no other reader', async () => {
    expect(codeOf(await teach('ana'))).toEqual([403, 'SemPermissao']);
    expect((await suggest('clara')).statusCode).toBe(200);
  });
});

describe('staff', () => {
  beforeEach(async () => {
    await suggest('ana', { titulo: 'À central' });
    server.clock.advance({ hours: 30 });
    await suggest('bruno', { titulo: 'À saúde', biblioteca: 3, autor: 'Cruz, Oswaldo' });
  });

  test('see suggestions to their own unit; administrators see all', async () => {
    expect(await titles('davi')).toEqual(['À central']);
    expect(await titles('elisa')).toEqual(['À saúde', 'À central']);
    expect(codeOf(await call('ana', 'GET', 'atendimento/sugestoes'))).toEqual([
      403,
      'SemPermissao',
    ]);
  });

  test('narrow the list', { tags: 'long' }, () =>
    tryEach(
      [
        ['texto=oswaldo', ['À saúde']],
        ['texto=TODAVIA', ['À saúde', 'À central']],
        ['biblioteca=1', ['À central']],
        ['dataIni=2026-03-11', ['À saúde']],
        ['situacao=pre-sugestao', ['À saúde', 'À central']],
        ['situacao=cancelada', []],
      ],
      async (query, expected) => {
        expect(await titles('elisa', query)).toEqual(expected);
      },
    ),
  );

  test('say nothing that it cannot be next', () =>
    tryEach(
      suggestionStates
        .filter((state) => !isNextOfFirst(state))
        .map((state): [typeof state] => [state]),
      async (situacao) => {
        const refused = [409, 'MudancaDeSituacaoInvalida'];
        expect(codeOf(await handle('davi', 1, { situacao }))).toEqual(refused);
      },
    ));

  test.each(suggestionStates.filter(isNextOfFirst))(
    'say that it is: %s',
    { tags: 'long' },
    async (situacao) => {
      const answer = await handle('davi', 1, { situacao });
      const isAsBefore = situacao === 'pre-sugestao';
      expect(answer.json()).toMatchObject({
        situacao,
        andamento: isAsBefore ? null : { nome: 'Davi de Teste', resposta: '' },
      });
      expect((await list('davi')).contagem).toEqual([{ situacao, total: 1 }]);
      expect(await server.db.selectFrom('outgoing_mail').selectAll().execute()).toEqual([]);
    },
  );

  test('touch nothing of another unit', async () => {
    expect(codeOf(await handle('davi', 2))).toEqual([404, 'NaoEncontrado']);
    expect((await list('elisa', 'biblioteca=3')).sugestoes[0]?.situacao).toBe('pre-sugestao');
  });

  test('are told that somebody else was quicker', async () => {
    const first = await handle('davi', 1);
    expect(codeOf(await handle('elisa', 1, { situacao: 'cancelada' }))).toEqual([
      409,
      'SituacaoMudou',
    ]);
    const { em } = first.json<Suggestion>().andamento ?? { em: '' };
    server.clock.advance({ minutes: 1 });
    const next = await handle('elisa', 1, { situacao: 'cancelada', andamento_visto: em });
    expect(next.json()).toMatchObject({ situacao: 'cancelada' });
  });

  test('mail an answer, where there is an address', async () => {
    const resposta = 'Chega em abril.';
    expect((await handle('davi', 1, { resposta })).statusCode).toBe(200);
    const mails = await server.db.selectFrom('outgoing_mail').selectAll().execute();
    expect(mails).toMatchObject([
      { recipients: ['ana@example.org'], subject: 'Sua sugestão de aquisição: À central' },
    ]);
    expect(mails[0]?.body).toMatch(/Em cotação[^]*Chega em abril\./);
    await server.db.updateTable('person').set({ emails: [] }).execute();
    expect(codeOf(await handle('elisa', 2, { resposta }))).toEqual([422, 'PessoaSemEmail']);
    expect((await list('elisa', 'biblioteca=3')).sugestoes[0]?.situacao).toBe('pre-sugestao');
  });
});
