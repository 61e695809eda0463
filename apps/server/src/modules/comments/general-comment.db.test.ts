import { isLong } from '@estante/test-support/is-long';
import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';

const crowd = isLong ? 64 : 12;

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const call = (
  person: Person | null,
  method: CallAs['method'],
  path: string,
  payload?: object,
  language = '1',
) => callAs(server, person, { method, path, language, ...(payload && { payload }) });

const send = (person: Person | null, content: string, b = 1, language = '1') =>
  call(person, 'POST', 'unidade-informacao/comentario', { content, b }, language);

const refusalIn = (answer: LightMyRequestResponse) => errorBody.parse(answer.json()).erro;

interface CommentList {
  readonly total: number;
  readonly unidade: { readonly desc_biblioteca: string } | null;
  readonly contagem: readonly { readonly situacao: string; readonly total: number }[];
  readonly comentarios: readonly {
    readonly codigo: number;
    readonly conteudo: string;
    readonly situacao: string;
  }[];
}

async function list(person: Person, query = ''): Promise<CommentList> {
  const answer = await call(person, 'GET', `atendimento/comentarios?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CommentList>();
}

const contents = ({ comentarios }: CommentList) => comentarios.map(({ conteudo }) => conteudo);
const switchActivity = (enabled: boolean) =>
  server.db.updateTable('activity').set({ enabled }).where('code', '=', 13).execute();

describe('a comment is sent', () => {
  test('by who is signed in, trimmed, and waits to be read', async () => {
    const answer = await send('ana', '  Faltam tomadas.\n\u0000 ');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ codigo: 1, situacao: 'pendente' });
    expect(await list('davi')).toMatchObject({
      total: 1,
      comentarios: [
        {
          conteudo: 'Faltam tomadas.',
          enviado_em: '2026-03-10T12:00:00.000Z',
          desc_biblioteca: 'Biblioteca Central',
          pessoa: { nome_pessoa: 'Ana de Teste', tem_email: true },
          situacao: 'pendente',
          leitura: null,
          resposta: null,
        },
      ],
    });
  });

  test('not by an anonymous visitor, nor by a role that has not been given it', async () => {
    expect((await send(null, 'Olá')).statusCode).toBe(401);
    await server.db.deleteFrom('role_permission').where('role', '=', 'patron').execute();
    const answer = await send('ana', 'Olá');
    expect([answer.statusCode, refusalIn(answer).codigo]).toEqual([403, 'SemPermissao']);
  });

  test('not while the activity is off', { tags: 'long' }, async () => {
    await switchActivity(false);
    const answer = await send('ana', 'Olá');
    expect([answer.statusCode, refusalIn(answer).codigo]).toEqual([403, 'RecursoDesativado']);
    await switchActivity(true);
    expect((await send('ana', 'Olá')).statusCode).toBe(200);
  });

  test('not blank, which is told in each language', { tags: 'long' }, () =>
    tryEach(
      [
        ['1', 'Comentário', 'O campo Comentário é obrigatório e não foi preenchido.'],
        ['3', 'Comentario', 'El campo Comentario es obligatorio y no se ha rellenado.'],
        ['5', 'Comment', 'The field Comment is required and was not filled in.'],
      ],
      async (language, campo, mensagem) => {
        const answer = await send('ana', ' \n\u0000 ', 1, language);
        expect(answer.statusCode).toBe(422);
        expect(refusalIn(answer)).toEqual({
          codigo: 'CampoObrigatorioNaoPreenchido',
          mensagem,
          valores: { campo },
          campos: [{ campo: 'content', mensagem }],
        });
      },
    ),
  );

  test('not to a library that is not there', async () => {
    const answer = await send('ana', 'Olá', 999);
    expect([answer.statusCode, refusalIn(answer).codigo]).toEqual([404, 'NaoEncontrado']);
  });
});

test.each([
  [0, 'A biblioteca não recebe comentários agora.'],
  [1, 'Você já tem um comentário que a biblioteca ainda não leu. Espere até que ela o leia.'],
])('where %i may wait, that is said', { tags: 'long' }, async (limit, words) => {
  const row = { key: 'pendingComments', value: String(limit) };
  await server.db.insertInto('institution_setting').values(row).execute();
  for (let n = 0; n < limit; n += 1) expect((await send('ana', 'Olá')).statusCode).toBe(200);
  expect(refusalIn(await send('ana', 'Olá')).mensagem).toBe(words);
});

test('so many of a person may wait, however many come at once; once read, there is room', async () => {
  const answers = await Promise.all(
    Array.from({ length: crowd }, (_, n) => send('ana', `Comentário ${n}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  const refused = answers.find(({ statusCode }) => statusCode === 422);
  expect(refused && refusalIn(refused)).toMatchObject({
    codigo: 'limite_comentarios_excedido',
    // Nobody approves them.
    mensagem: expect.stringContaining('que a biblioteca ainda não leu') as unknown,
    valores: { limite: 3 },
  });
  expect((await send('bruno', 'De outra pessoa')).statusCode).toBe(200);
  await call('davi', 'PUT', 'atendimento/comentarios/1', { situacao: 'lido' });
  expect((await send('ana', 'Mais um')).statusCode).toBe(200);
  expect((await send('ana', 'E outro')).statusCode).toBe(422);
});

describe('staff', () => {
  beforeEach(async () => {
    await send('ana', 'À central', 1);
    server.clock.advance({ hours: 20 });
    await send('bruno', 'À saúde, de Bruno', 3);
    server.clock.advance({ hours: 20 });
    await send('clara', 'Outra à central: 100% ótima', 1);
  });

  test('see what was written to their own unit; administrators see all', async () => {
    expect(contents(await list('davi'))).toEqual(['Outra à central: 100% ótima', 'À central']);
    expect(contents(await list('elisa'))).toHaveLength(3);
    expect((await list('davi')).unidade).toMatchObject({ desc_biblioteca: 'Biblioteca Central' });
    expect((await list('elisa')).unidade).toBeNull();
    expect(contents(await list('davi', 'biblioteca=3'))).toEqual([]);
    expect(contents(await list('elisa', 'biblioteca=3'))).toEqual(['À saúde, de Bruno']);
    const move = server.db.updateTable('login').set({ library_id: 3 });
    await move.where('username', '=', 'davi').execute();
    expect(contents(await list('davi'))).toEqual(['À saúde, de Bruno']);
  });

  test('are readers no more than anybody: those see nothing', async () => {
    for (const person of ['ana', 'clara'] as const) {
      const answer = await call(person, 'GET', 'atendimento/comentarios');
      expect([answer.statusCode, refusalIn(answer).codigo]).toEqual([403, 'SemPermissao']);
    }
  });

  test('narrow the list', { tags: 'long' }, () =>
    tryEach(
      [
        ['texto=CENTRAL:', ['Outra à central: 100% ótima']],
        ['texto=bruno', ['À saúde, de Bruno']],
        ['texto=%25', ['Outra à central: 100% ótima']],
        ['texto=_', []],
        ['texto=%00', ['Outra à central: 100% ótima', 'À saúde, de Bruno', 'À central']],
        // 04:00 UTC of the 12th is still the 12th where the libraries are: 01:00.
        ['dataIni=2026-03-12', ['Outra à central: 100% ótima']],
        ['dataIni=2026-03-11&dataFim=2026-03-11', ['À saúde, de Bruno']],
        ['dataFim=2026-03-10', ['À central']],
        ['situacao=respondido', []],
        ['pagina=2', []],
      ],
      async (query, expected) => {
        expect(contents(await list('elisa', query))).toEqual(expected);
      },
    ),
  );

  test('are told that a span ends before it begins', async () => {
    const answer = await call(
      'davi',
      'GET',
      'atendimento/comentarios?dataIni=2026-03-12&dataFim=2026-03-11',
    );
    expect([answer.statusCode, refusalIn(answer).codigo]).toEqual([422, 'DatasInvertidas']);
  });

  test('mark as read, once: who and when stay', async () => {
    const read = await call('davi', 'PUT', 'atendimento/comentarios/1', { situacao: 'lido' });
    expect(read.json()).toMatchObject({ situacao: 'lido', leitura: { nome: 'Davi de Teste' } });
    server.clock.advance({ hours: 1 });
    const again = await call('elisa', 'PUT', 'atendimento/comentarios/1', { situacao: 'lido' });
    expect(again.json()).toEqual(read.json());
    expect((await list('davi', 'situacao=lido')).total).toBe(1);
    expect((await list('davi', 'situacao=lido')).contagem).toEqual([
      { situacao: 'pendente', total: 1 },
      { situacao: 'lido', total: 1 },
      { situacao: 'respondido', total: 0 },
    ]);
  });

  test('touch nothing of another unit', async () => {
    const tries = [
      await call('davi', 'PUT', 'atendimento/comentarios/2', { situacao: 'lido' }),
      await call('davi', 'POST', 'atendimento/comentarios/2/resposta', { resposta: 'Oi' }),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const untouched = { situacao: 'pendente', leitura: null, resposta: null };
    expect((await list('elisa', 'biblioteca=3')).comentarios).toMatchObject([untouched]);
    expect(await server.db.selectFrom('outgoing_mail').selectAll().execute()).toEqual([]);
  });

  test('answer once, by mail, in the language of who wrote', async () => {
    // The staff who answer read Portuguese.
    await server.db
      .updateTable('library')
      .set({ name_en: 'Central Library' })
      .where('id', '=', 1)
      .execute();
    await send('bruno', 'Where is the atlas?', 1, '5');
    const path = 'atendimento/comentarios/4/resposta';
    const answers = await Promise.all([
      call('davi', 'POST', path, { resposta: ' On the first floor. ' }),
      call('elisa', 'POST', path, { resposta: 'On the first floor.' }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const late = answers.find(({ statusCode }) => statusCode === 409);
    expect(late && refusalIn(late).codigo).toBe('JaRespondido');
    expect((await list('davi', 'situacao=respondido')).comentarios).toMatchObject([
      { codigo: 4, leitura: {}, resposta: { texto: 'On the first floor.' } },
    ]);
    const mails = await server.db.selectFrom('outgoing_mail').selectAll().execute();
    expect(mails).toMatchObject([
      {
        recipients: ['bruno@example.org'],
        subject: 'Reply from the Central Library to your comment',
      },
    ]);
    expect(mails[0]?.body).toContain('Where is the atlas?');
    expect(mails[0]?.body).toContain('On the first floor.');
  });

  test('cannot answer who has no address, nor with nothing', { tags: 'long' }, async () => {
    await server.db.updateTable('person').set({ emails: [] }).where('id', '=', 1).execute();
    const path = 'atendimento/comentarios/1/resposta';
    const answer = await call('davi', 'POST', path, { resposta: 'Oi' });
    expect([answer.statusCode, refusalIn(answer).codigo]).toEqual([422, 'PessoaSemEmail']);
    const blank = await call('davi', 'POST', path, { resposta: '  ' });
    expect(refusalIn(blank)).toMatchObject({ campos: [{ campo: 'resposta' }] });
    expect((await list('davi')).comentarios[1]).toMatchObject({ situacao: 'pendente' });
  });
});
