import { randomUUID } from 'node:crypto';
import { errorBody, type endpoints, type Success } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';

type OwnRequest = Success<typeof endpoints.requestSurvey>;
type List = Success<typeof endpoints.listRequests>;
type Queue = Success<typeof endpoints.listRequestsToHandle>;

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Um' }), aBook({ title: 'Dois' })] });
});
afterEach(() => server.close());

const call = (
  person: Person | null,
  method: CallAs['method'],
  path: string,
  payload?: object,
  language = '1',
) => callAs(server, person, { method, path, language, ...(payload && { payload }) });

const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];
const email = 'ana@example.org; Outra@example.org';
const article = {
  email,
  titulo_artigo: 'Da cor',
  titulo_revista: 'Revista de letras',
  ano: '1961',
  paginas: '20-30',
};
const survey = { email, assunto_geral: 'Ciúme', palavras_chave: 'ciúme', suporte: 'ambos' };
const search = { email, assunto_geral: 'A', delimitacao: 'B', palavras_chave: 'C' };
const switching = (person: Person | null, more: object = {}, type = 'artigo', language = '1') =>
  call(
    person,
    'POST',
    `solicitacoes/comutacao-bibliografica/${type}`,
    { ...article, ...more },
    language,
  );
const askSurvey = (person: Person | null, more: object = {}) =>
  call(person, 'POST', 'solicitacoes/levantamento-bibliografico', { ...survey, ...more });
const list = async (person: Person, path = 'comutacao-bibliografica') =>
  (await call(person, 'GET', `solicitacoes/${path}`)).json<List>();
const queue = async (person: Person, query = '') =>
  (await call(person, 'GET', `atendimento/solicitacoes?${query}`)).json<Queue>();
const handle = (person: Person, id: number, more: object = {}) =>
  call(person, 'PUT', `atendimento/solicitacoes/${id}`, {
    situacao: 'em-andamento',
    andamento_visto: null,
    ...more,
  });
const put = (person: Person, acervos: readonly number[], vistos: readonly number[] = []) =>
  call(person, 'PUT', 'atendimento/solicitacoes/1/titulos', { acervos, vistos });
const letters = () => server.db.selectFrom('outgoing_mail').selectAll().execute();
const turnOff = (code: number) =>
  server.db.updateTable('activity').set({ enabled: false }).where('code', '=', code).execute();

describe('a reader', () => {
  test('asks for a copy: it goes to the unit of the login, with a day, and waits', async () => {
    const answer = await switching('ana', { observacao: 'Para a aula.' });
    expect(answer.json(), answer.body).toEqual({
      codigo: 1,
      tipo: 'comutacao-bibliografica',
      documento: 'artigo',
      situacao: 'aguardando',
      enviado_em: '2026-03-10T12:00:00.000Z',
      prazo: '2026-03-20',
      cod_biblioteca: 1,
      desc_biblioteca: 'Biblioteca Central',
      email,
      observacao: 'Para a aula.',
      dados: {
        titulo_artigo: 'Da cor',
        titulo_revista: 'Revista de letras',
        ano: '1961',
        paginas: '20-30',
      },
      resposta: '',
      andamento_em: null,
      encerrada_por: null,
      custo: null,
      anexos: [],
      total_titulos: 0,
      ficha: null,
    });
    expect(await list('ana')).toMatchObject({
      solicitacoes: [{ codigo: 1 }],
      abertas: 1,
      limite: 20,
      email: 'ana@example.org',
      cod_biblioteca: 1,
    });
    expect((await list('ana', 'levantamento-bibliografico')).solicitacoes).toEqual([]);
    expect((await list('bruno')).solicitacoes).toEqual([]);
  });

  test.each([
    [
      'tese-dissertacao',
      { titulo: 'T', autor: 'A', instituicao: 'I', grau_defesa: 'pos-doutorado' },
    ],
    ['parte-documento', { titulo: 'T', titulo_parte: 'P', paginas: '20/30' }],
  ])('asks for a %s by its own fields', { tags: 'long' }, async (type, fields) => {
    const blank = { titulo_artigo: '', titulo_revista: '', paginas: '' };
    const answer = await switching('ana', { ...blank, ...fields }, type);
    expect(answer.json<OwnRequest>(), answer.body).toMatchObject({ documento: type });
    expect(answer.json<OwnRequest>().dados).toEqual({ ano: '1961', ...fields });
    expect(said(await switching('ana', blank, type))).toEqual([
      422,
      'CampoObrigatorioNaoPreenchido',
    ]);
  });

  test('is told why it cannot be', { tags: 'long' }, () =>
    tryEach(
      [
        [{ email: 'ana@' }, 'EmailInvalido', 'Preencha um e-mail válido!', '1'],
        [{ email: 'a@example.org; b' }, 'EmailInvalido', 'Fill in a valid e-mail!', '5'],
        [{ email: ' ; ' }, 'CampoObrigatorioNaoPreenchido', /E-mail para contato/, '1'],
        [
          { paginas: '30/20' },
          'PaginasInvertidas',
          'La página final es anterior a la inicial.',
          '3',
        ],
        [{ paginas: 'vinte' }, 'PaginasInvalidas', 'Escreva as páginas como 20-30 ou 20/30.', '1'],
        [{ ano: '61' }, 'AnoInvalido', 'Escreva o ano com quatro algarismos.', '1'],
        [{ titulo_revista: ' ' }, 'CampoObrigatorioNaoPreenchido', /Title of the journal/, '5'],
      ],
      async (more, codigo, mensagem, language) => {
        const answer = await switching('ana', more, 'artigo', language);
        const { erro } = errorBody.parse(answer.json());
        expect([answer.statusCode, erro.codigo]).toEqual([422, codigo]);
        expect(erro.mensagem).toMatch(mensagem);
        expect(erro.campos).toMatchObject([{ campo: Object.keys(more)[0] }]);
        expect((await list('ana')).solicitacoes).toEqual([]);
      },
    ),
  );

  test('asks another unit, where there is one, and no other', { tags: 'long' }, async () => {
    expect((await switching('ana', { biblioteca: 3 })).json<OwnRequest>().cod_biblioteca).toBe(3);
    expect(said(await switching('ana', { biblioteca: 99 }))).toEqual([404, 'NaoEncontrado']);
  });

  test('has so many open at a time, however many come at once', { tags: 'long' }, async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => askSurvey('ana')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(said(await switching('ana'))).toEqual([422, 'limite_solicitacoes_excedido']);
    expect((await switching('bruno')).statusCode).toBe(200);
  });

  test('cancels what nobody has taken on, and nobody else does', async () => {
    await switching('ana');
    expect(said(await call('bruno', 'DELETE', 'solicitacoes/pedidos/1'))).toEqual([
      404,
      'NaoEncontrado',
    ]);
    const answer = await call('ana', 'DELETE', 'solicitacoes/pedidos/1');
    expect(answer.json()).toMatchObject({
      situacao: 'nao-finalizada',
      encerrada_por: 'leitor',
      prazo: null,
    });
    expect(said(await call('ana', 'DELETE', 'solicitacoes/pedidos/1'))).toEqual([
      409,
      'SituacaoMudou',
    ]);
    await switching('ana');
    await handle('davi', 2);
    expect(said(await call('ana', 'DELETE', 'solicitacoes/pedidos/2'))).toEqual([
      409,
      'SituacaoMudou',
    ]);
  });

  test('lists them by their status', { tags: 'long' }, async () => {
    await switching('ana');
    await switching('ana');
    await handle('davi', 1);
    const found = await list('ana', 'comutacao-bibliografica?status=em-andamento');
    expect(found.solicitacoes).toMatchObject([{ codigo: 1 }]);
    expect(found.contagem).toEqual([
      { situacao: 'todas', total: 2 },
      { situacao: 'aguardando', total: 1 },
      { situacao: 'em-andamento', total: 1 },
      { situacao: 'custo-proposto', total: 0 },
      { situacao: 'finalizada', total: 0 },
      { situacao: 'nao-finalizada', total: 0 },
    ]);
  });

  test('asks nothing anonymously, nor while the page is off', { tags: 'long' }, async () => {
    expect((await switching(null)).statusCode).toBe(401);
    const path = 'solicitacoes/pesquisa-especializada';
    expect((await call('ana', 'POST', path, search)).statusCode).toBe(200);
    await switching('ana');
    await turnOff(9016);
    expect(said(await call('ana', 'POST', path, search))).toEqual([403, 'RecursoDesativado']);
    expect(said(await call('ana', 'GET', path))).toEqual([403, 'RecursoDesativado']);
    expect(said(await call('ana', 'DELETE', 'solicitacoes/pedidos/1'))).toEqual([
      403,
      'RecursoDesativado',
    ]);
    expect((await switching('ana')).statusCode).toBe(200);
    await turnOff(9010);
    expect(said(await switching('ana'))).toEqual([403, 'RecursoDesativado']);
    expect(said(await askSurvey('ana'))).toEqual([403, 'RecursoDesativado']);
    expect(said(await call('ana', 'GET', 'solicitacoes/ficha-catalografica'))).toEqual([
      403,
      'RecursoDesativado',
    ]);
  });
});

describe('staff', () => {
  test('see what their unit is asked, the most urgent first; administrators see all', async () => {
    await switching('ana');
    await askSurvey('bruno', { biblioteca: 3 });
    await askSurvey('ana');
    const first = await handle('davi', 3, { prazo: '2026-03-09' });
    expect(first.json()).toMatchObject({
      prazo: '2026-03-09',
      atrasada: true,
      atendente: 'Davi de Teste',
    });
    const codes = async (person: Person, query?: string) =>
      (await queue(person, query)).solicitacoes.map(({ codigo }) => codigo);
    expect(await codes('davi')).toEqual([3, 1]);
    expect(await codes('fabio')).toEqual([2]);
    expect(await codes('elisa')).toEqual([3, 2, 1]);
    expect(await codes('elisa', 'tipo=levantamento-bibliografico&situacao=aguardando')).toEqual([
      2,
    ]);
    expect(await codes('elisa', 'texto=REVISTA')).toEqual([1]);
    expect(await codes('elisa', 'texto=titulo_artigo')).toEqual([]);
    await handle('davi', 1, { situacao: 'finalizada' });
    expect(await codes('elisa')).toEqual([3, 2, 1]);
    expect(await codes('elisa', 'situacao=finalizada')).toEqual([1]);
    expect(said(await call('ana', 'GET', 'atendimento/solicitacoes'))).toEqual([
      403,
      'SemPermissao',
    ]);
  });

  test('answer: the reader is told in the application and by a letter', async () => {
    await switching('ana');
    const answer = await handle('davi', 1, { situacao: 'finalizada', resposta: 'Segue a cópia.' });
    expect(answer.json()).toMatchObject({
      situacao: 'finalizada',
      resposta: 'Segue a cópia.',
      prazo: null,
    });
    expect(await letters()).toMatchObject([
      {
        recipients: ['ana@example.org', 'Outra@example.org'],
        subject: 'Comutação bibliográfica nº 1',
      },
    ]);
    expect((await letters())[0]?.body).toMatch(
      /foi atendida[^]*Segue a cópia\.[^]*\/meupergamum\/solicitacoes/,
    );
    const alerts = await call('ana', 'GET', 'solicitacoes/alertas');
    expect(alerts.json()).toMatchObject({
      alertas: [
        {
          mensagem: 'Comutação bibliográfica nº 1: atendida na Biblioteca Central.',
          rota: '/meupergamum/solicitacoes/comutacao-bibliografica',
        },
      ],
    });
    expect(said(await handle('davi', 1))).toEqual([409, 'SituacaoMudou']);
  });

  test(
    'say in each letter what was said with it, and show the last answer',
    { tags: 'long' },
    async () => {
      await switching('ana');
      const first = await handle('davi', 1, { resposta: 'Pedimos à UFRJ.' });
      const { andamento_em } = first.json<OwnRequest>();
      server.clock.advance({ minutes: 1 });
      const done = { situacao: 'finalizada', andamento_visto: andamento_em };
      expect((await handle('davi', 1, done)).json()).toMatchObject({ resposta: 'Pedimos à UFRJ.' });
      const [asked, sent] = await letters();
      expect(asked?.body).toMatch(/está em andamento[^]*Pedimos à UFRJ\./);
      expect(sent?.body).toContain('foi atendida');
      expect(sent?.body).not.toContain('UFRJ');
    },
  );

  test('touch nothing of another unit, say why nothing comes, and are told who was quicker', async () => {
    await switching('ana');
    expect(said(await handle('fabio', 1))).toEqual([404, 'NaoEncontrado']);
    expect(said(await handle('davi', 1, { situacao: 'nao-finalizada' }))).toEqual([
      422,
      'CampoObrigatorioNaoPreenchido',
    ]);
    expect((await handle('davi', 1)).statusCode).toBe(200);
    expect(said(await handle('elisa', 1))).toEqual([409, 'SituacaoMudou']);
    const refused = { situacao: 'nao-finalizada', resposta: 'Ninguém tem.' };
    const seen = { andamento_visto: '2026-03-10T12:00:00.000Z' };
    const answer = await handle('davi', 1, { ...seen, ...refused });
    expect(answer.json()).toMatchObject({ encerrada_por: 'biblioteca' });
  });

  test(
    'answer a survey with titles of the catalogue, which its reader opens',
    { tags: 'long' },
    async () => {
      await askSurvey('ana');
      const answer = await put('davi', [2, 1, 2]);
      expect(answer.json()).toMatchObject({
        total_titulos: 2,
        titulos: [
          { cod_acervo: 2, titulo: 'Dois' },
          { cod_acervo: 1, titulo: 'Um' },
        ],
      });
      const path = 'solicitacoes/pedidos/1/titulos';
      expect((await call('ana', 'GET', path)).json()).toMatchObject({
        solicitacao: { codigo: 1 },
        titulos: [{ cod_acervo: 2 }, { cod_acervo: 1 }],
      });
      expect(said(await call('bruno', 'GET', path))).toEqual([404, 'NaoEncontrado']);
      expect(said(await put('fabio', [1], [2, 1]))).toEqual([404, 'NaoEncontrado']);
      expect(said(await put('davi', [1, 99], [2, 1]))).toEqual([404, 'AcervoNaoEncontrado']);
      expect((await put('davi', [], [2, 1])).json()).toMatchObject({ titulos: [] });
      await handle('davi', 1, { situacao: 'finalizada' });
      expect(said(await put('davi', [1]))).toEqual([409, 'SituacaoMudou']);
    },
  );

  test(
    'lose no title that another has added since they saw the list',
    { tags: 'long' },
    async () => {
      await askSurvey('ana');
      const both = await Promise.all([put('davi', [1]), put('elisa', [2])]);
      expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      const [first] = (await queue('davi')).solicitacoes;
      const seen = first?.titulos.map(({ cod_acervo }) => cod_acervo) ?? [];
      expect(seen).toHaveLength(1);
      expect(said(await put('davi', [], []))).toEqual([409, 'SituacaoMudou']);
      const answer = await put('davi', [1, 2], seen);
      expect(answer.json()).toMatchObject({ titulos: [{ cod_acervo: 1 }, { cod_acervo: 2 }] });
      // The order of the list is what it says, too.
      expect(said(await put('davi', [1], [2, 1]))).toEqual([409, 'SituacaoMudou']);
    },
  );
});

describe('files', () => {
  const attach = (person: Person, more: object = {}) =>
    call(person, 'POST', 'atendimento/solicitacoes/1/anexos', {
      nome: 'artigo.pdf',
      arquivo: Buffer.from('%PDF-1.7\nx').toString('base64'),
      ...more,
    });
  const base64 = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64');
  beforeEach(async () => {
    await switching('ana');
  });

  test('are for who asked and the staff of the unit alone', async () => {
    const answer = await attach('davi');
    expect(answer.json(), answer.body).toMatchObject({
      anexos: [{ codigo: 1, nome: 'artigo.pdf', tipo_conteudo: 'application/pdf', tamanho: 10 }],
    });
    const own = 'solicitacoes/pedidos/1/anexos/1';
    const desk = 'atendimento/solicitacoes/1/anexos/1';
    expect((await call('ana', 'GET', own)).json()).toEqual({
      nome: 'artigo.pdf',
      tipo_conteudo: 'application/pdf',
      conteudo: base64('%PDF-1.7\nx'),
    });
    expect((await call('davi', 'GET', desk)).statusCode).toBe(200);
    expect(said(await call('bruno', 'GET', own))).toEqual([404, 'NaoEncontrado']);
    expect(said(await call('fabio', 'GET', desk))).toEqual([404, 'NaoEncontrado']);
    expect(said(await call('ana', 'GET', desk))).toEqual([403, 'SemPermissao']);
    expect(said(await call('fabio', 'DELETE', desk))).toEqual([404, 'NaoEncontrado']);
    expect((await call(null, 'GET', own)).statusCode).toBe(401);
    // The attachment is not found under another request of the same reader.
    await switching('ana');
    const other = 'solicitacoes/pedidos/2/anexos/1';
    expect(said(await call('ana', 'GET', other))).toEqual([404, 'NaoEncontrado']);
    expect((await call('davi', 'DELETE', desk)).json()).toMatchObject({ anexos: [] });
    expect(said(await call('ana', 'GET', own))).toEqual([404, 'NaoEncontrado']);
  });

  test('are not what is no document, or too large', { tags: 'long' }, () =>
    tryEach(
      [
        ['a program', base64(Buffer.from([0x4d, 0x5a, 0x90, 0x00]))],
        ['nothing', ''],
        ['more than ten megabytes', base64(Buffer.alloc(10_485_761, 'a'))],
      ],
      async (_name, arquivo) => {
        const answer = await attach('davi', { arquivo });
        expect(said(answer)).toEqual([422, 'AnexoNaoAceito']);
      },
    ),
  );

  test('are five at most, of a request that is open', { tags: 'long' }, async () => {
    for (let n = 0; n < 5; n++) expect((await attach('davi')).statusCode).toBe(200);
    expect(said(await attach('davi'))).toEqual([422, 'AnexosDemais']);
    expect(said(await attach('davi', { nome: ' ' }))).toEqual([
      422,
      'CampoObrigatorioNaoPreenchido',
    ]);
    await handle('davi', 1, { situacao: 'finalizada' });
    expect(said(await attach('davi'))).toEqual([409, 'SituacaoMudou']);
  });
});

describe('a cost', () => {
  const propose = (more: object = {}) =>
    handle('davi', 1, { situacao: 'custo-proposto', custo_centavos: 1500, ...more });
  const decide = (person: Person, aceito: boolean, valor_centavos = 1500) =>
    call(person, 'PUT', 'solicitacoes/pedidos/1/custo', { aceito, valor_centavos });
  const owed = () => server.db.selectFrom('debt').selectAll().execute();
  beforeEach(async () => {
    await switching('ana');
  });

  test.each([
    ['3', /R\$\s1\.244,56/],
    ['5', /R\$1,244\.56/],
  ])(
    'is written in a letter as everywhere (language %s)',
    { tags: 'long' },
    async (language, amount) => {
      expect((await switching('ana', {}, 'artigo', language)).statusCode).toBe(200);
      const custo_centavos = 124_456;
      expect(
        (await handle('davi', 2, { situacao: 'custo-proposto', custo_centavos })).statusCode,
      ).toBe(200);
      expect((await letters()).at(-1)?.body).toMatch(amount);
    },
  );

  test('is proposed with its amount, and owed once it is accepted, once', async () => {
    expect(said(await propose({ custo_centavos: undefined }))).toEqual([
      422,
      'CampoObrigatorioNaoPreenchido',
    ]);
    expect((await propose()).json()).toMatchObject({
      situacao: 'custo-proposto',
      custo: { valor_centavos: 1500, aceito: null },
    });
    expect((await letters())[0]?.body).toMatch(/Custo proposto: R\$\s15,00\./);
    expect(await owed()).toEqual([]);
    expect(said(await decide('bruno', true))).toEqual([404, 'NaoEncontrado']);
    expect(said(await decide('ana', true, 1400))).toEqual([409, 'SituacaoMudou']);
    const both = await Promise.all([decide('ana', true), decide('ana', true)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await owed()).toMatchObject([
      {
        person_id: 1,
        library_id: 1,
        kind: 'service',
        amount: 1500,
        description: 'Comutação bibliográfica nº 1',
      },
    ]);
    expect((await list('ana')).solicitacoes).toMatchObject([
      { situacao: 'em-andamento', custo: { aceito: true } },
    ]);
    const debts = await call('ana', 'GET', 'emprestimo/debitos-pendentes');
    expect(debts.body).toContain('Comutação bibliográfica nº 1');
  });

  test(
    'is told among those that wait, of each kind that is on, to its reader alone',
    { tags: 'long' },
    async () => {
      const waiting = async (person: Person) =>
        (await call(person, 'GET', 'solicitacoes/pedidos/custos'))
          .json<Success<typeof endpoints.listProposedCosts>>()
          .solicitacoes.map(({ codigo }) => codigo);
      await askSurvey('ana');
      await call('ana', 'POST', 'solicitacoes/pesquisa-especializada', search);
      expect(await waiting('ana')).toEqual([]);
      const cost = { situacao: 'custo-proposto', custo_centavos: 900 };
      await handle('davi', 3, cost);
      server.clock.advance({ minutes: 1 });
      await propose();
      expect(await waiting('ana')).toEqual([3, 1]);
      expect(await waiting('bruno')).toEqual([]);
      expect((await call(null, 'GET', 'solicitacoes/pedidos/custos')).statusCode).toBe(401);
      await turnOff(9016);
      expect(await waiting('ana')).toEqual([1]);
      await decide('ana', true);
      expect(await waiting('ana')).toEqual([]);
    },
  );

  test(
    'stays proposed where the day moves alone, and ends where the request goes on',
    { tags: 'long' },
    async () => {
      const { andamento_em } = (await propose()).json<OwnRequest>();
      server.clock.advance({ minutes: 1 });
      const moved = await propose({
        custo_centavos: undefined,
        prazo: '2026-04-20',
        andamento_visto: andamento_em,
      });
      expect(moved.json(), moved.body).toMatchObject({
        situacao: 'custo-proposto',
        prazo: '2026-04-20',
        custo: { valor_centavos: 1500, aceito: null },
      });
      const seen = moved.json<OwnRequest>().andamento_em;
      const goesOn = await handle('davi', 1, { andamento_visto: seen });
      expect(goesOn.json(), goesOn.body).toMatchObject({ situacao: 'em-andamento', custo: null });
    },
  );

  test('is not proposed again once it was accepted', async () => {
    await propose();
    server.clock.advance({ minutes: 1 });
    const { andamento_em } = (await decide('ana', true)).json<OwnRequest>();
    expect(said(await propose({ andamento_visto: andamento_em }))).toEqual([409, 'SituacaoMudou']);
    const done = await handle('davi', 1, { situacao: 'finalizada', andamento_visto: andamento_em });
    expect(done.json()).toMatchObject({ custo: { valor_centavos: 1500, aceito: true } });
  });

  test('that is not accepted ends the request, and nothing is owed', async () => {
    await propose();
    expect((await decide('ana', false)).json()).toMatchObject({
      situacao: 'nao-finalizada',
      encerrada_por: 'leitor',
      custo: { aceito: false },
    });
    expect(await owed()).toEqual([]);
    expect(said(await decide('ana', true))).toEqual([409, 'SituacaoMudou']);
  });

  describe('of what the library gives up', () => {
    const entries = () =>
      server.db
        .selectFrom('debt_entry')
        .select(['kind', 'amount', 'reason', 'entered_by'])
        .orderBy('id')
        .execute();
    const debts = async () =>
      (await call('ana', 'GET', 'emprestimo/debitos-pendentes')).json<
        Success<typeof endpoints.listDebts>
      >();
    const pay = (valor_centavos: number) =>
      call('davi', 'POST', 'atendimento/pagamentos/pessoas/1/pagamentos', {
        cod_biblioteca: 1,
        valor_centavos,
        metodo: 'dinheiro',
        submissao: randomUUID(),
      });
    const giveUp = async () => {
      const { andamento_em } = (await list('ana')).solicitacoes[0] ?? {};
      const refused = { situacao: 'nao-finalizada', resposta: 'Ninguém tem.' };
      const answer = await handle('davi', 1, { ...refused, andamento_visto: andamento_em });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Success<typeof endpoints.handleRequest>>();
    };
    beforeEach(async () => {
      await propose();
      server.clock.advance({ minutes: 1 });
      await decide('ana', true);
      server.clock.advance({ minutes: 1 });
    });

    test('is let off, by whoever gives it up, and its reader is told so', async () => {
      expect((await debts()).total_centavos).toBe(1500);
      expect(await giveUp()).toMatchObject({
        custo: { valor_centavos: 1500, aceito: true },
        custo_pago_centavos: 0,
      });
      expect((await debts()).total_centavos).toBe(0);
      const reason = 'Solicitação não atendida: Comutação bibliográfica nº 1.';
      expect(await entries()).toEqual([{ kind: 'discount', amount: 1500, reason, entered_by: 4 }]);
      expect((await letters()).at(-1)?.body).toMatch(
        /não foi atendida[^]*R\$\s15,00[^]*não é mais devido[^]*Ninguém tem\./,
      );
      const audit = await call('elisa', 'GET', 'atendimento/auditoria?tipo=debt-discounted');
      expect(audit.json()).toMatchObject({
        registros: [{ valor_centavos: 1500, usuario: 'davi' }],
      });
    });

    test(
      'is let off as far as it was not paid; what was paid is told to staff',
      { tags: 'long' },
      async () => {
        expect((await pay(500)).statusCode).toBe(200);
        expect((await queue('davi')).solicitacoes).toMatchObject([{ custo_pago_centavos: 500 }]);
        expect(await giveUp()).toMatchObject({ custo_pago_centavos: 500 });
        expect((await debts()).total_centavos).toBe(0);
        expect((await entries()).slice(1)).toMatchObject([{ kind: 'discount', amount: 1000 }]);
        expect((await letters()).at(-1)?.body).toMatch(/R\$\s10,00/);
      },
    );

    test('is as it was where all of it was paid', { tags: 'long' }, async () => {
      expect((await pay(1500)).statusCode).toBe(200);
      expect(await giveUp()).toMatchObject({ custo_pago_centavos: 1500 });
      expect(await entries()).toMatchObject([{ kind: 'payment' }]);
      expect((await letters()).at(-1)?.body).not.toContain('R$');
    });

    test('stays owed where the request is answered', async () => {
      const { andamento_em } = (await list('ana')).solicitacoes[0] ?? {};
      await handle('davi', 1, { situacao: 'finalizada', andamento_visto: andamento_em });
      expect((await debts()).total_centavos).toBe(1500);
    });
  });

  test('that staff take back is no more to be accepted', { tags: 'long' }, async () => {
    const { andamento_em } = (await propose()).json<OwnRequest>();
    const answer = await handle('davi', 1, { andamento_visto: andamento_em });
    expect(answer.json()).toMatchObject({ situacao: 'em-andamento', custo: null });
    expect(said(await decide('ana', true))).toEqual([409, 'SituacaoMudou']);
  });
});
