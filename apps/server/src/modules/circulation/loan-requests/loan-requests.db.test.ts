import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, refusalIn } from '../../../../test/answers.ts';
import { callAs, type CallAs, type Person } from '../../../../test/call-as.ts';
import { loanRequestBody as wanted } from '../../../../test/calls/loan-request.ts';
import { writeHold } from '../../../../test/holds.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { tryEach } from '../../../../test/try-each.ts';
import { expireRequests } from './index.ts';

const titles = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'];
let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: titles.map((title) =>
      aBook({
        title,
        copies: [
          { library: 'CENTRAL', barcode: `${title}-1`, location: 'TERREO' },
          { library: 'SAUDE', barcode: `${title}-2` },
        ],
      }),
    ),
  });
});
afterEach(() => server.close());

const call = (person: Person | null, method: CallAs['method'], path: string, payload?: object) =>
  callAs(server, person, { method, path, ...(payload && { payload }) });
const ask = async (person: Person | null, more: object = {}, title = 'Um') =>
  call(person, 'POST', `solicitacao-emprestimo/${await server.titleId(title)}`, {
    ...wanted,
    ...more,
  });
const motives = (answer: LightMyRequestResponse) =>
  refusalIn(answer).motivos?.map(({ motivo }) => motivo);

interface RequestBody {
  readonly codigo: number;
  readonly situacao: string;
  readonly [name: string]: unknown;
}
async function list(person: Person, status = 'todas') {
  const answer = await call(person, 'GET', `solicitacao-emprestimo?status=${status}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ solicitacoes: readonly RequestBody[]; contagem: readonly object[] }>();
}
async function asked(person: Person = 'ana', more: object = {}, title = 'Um'): Promise<number> {
  const answer = await ask(person, more, title);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<RequestBody>().codigo;
}
const desk = (id: number, act: string) => `atendimento/solicitacoes-emprestimo/${id}/${act}`;
const send = (id: number, codigo_barras = 'Um-1', by: Person = 'davi') =>
  call(by, 'POST', desk(id, 'envio'), { codigo_barras });
const arrive = (id: number, by: Person = 'fabio') => call(by, 'POST', desk(id, 'chegada'), {});
const refuseIt = (id: number, motivo: string, by: Person) =>
  call(by, 'POST', desk(id, 'nao-atendida'), { motivo });
const copyState = (barcode: string) =>
  server.db
    .selectFrom('copy')
    .select('state')
    .where('barcode', '=', barcode)
    .executeTakeFirstOrThrow()
    .then(({ state }) => state);
const notices = () =>
  server.db.selectFrom('notice').select(['kind', 'event', 'facts']).orderBy('id').execute();
const expire = () => expireRequests(server, new AbortController().signal);
/** 1 and 3 have copies of everything, 2 has none. */
const toLetras = { biblioteca_recebimento: 2 };

describe('what may be chosen', () => {
  test('is where copies are free, where none is, and when it would come', async () => {
    const id = await server.titleId('Um');
    const answer = await call('ana', 'GET', `solicitacao-emprestimo/${id}/informacoes-iniciais`);
    const none = { volume: '', tomo: '', parte: '', material_adicional: '' };
    expect(answer.json(), answer.body).toMatchObject({
      titulo: 'Um',
      recusas: [],
      abertas: 0,
      limite: 3,
      telefone: '',
      email: 'ana@example.org',
      opcoes: [
        {
          ...none,
          origens: [
            { cod_biblioteca: 1, disponiveis: 1 },
            { cod_biblioteca: 3, disponiveis: 1 },
          ],
          recebimentos: [{ cod_biblioteca: 2, desc_biblioteca: 'Biblioteca de Letras' }],
        },
      ],
      // A Tuesday: the courier of Wednesday is there on Thursday.
      previsoes: [
        { biblioteca_origem: 1, biblioteca_recebimento: 2, previsao: '2026-03-12' },
        { biblioteca_origem: 3, biblioteca_recebimento: 2, previsao: '2026-03-12' },
      ],
    });
    const { locais_recebimento } = answer.json<{ locais_recebimento: readonly object[] }>();
    expect(locais_recebimento).toContainEqual({
      cod_biblioteca: 2,
      cod_local_recebimento: 0,
      desc_local: 'Balcão de atendimento',
    });
    expect(locais_recebimento).toHaveLength(3);
  });

  test('is no volume of which every copy was withdrawn', { tags: 'long' }, async () => {
    const id = await server.titleId('Um');
    await server.db
      .updateTable('copy')
      .set({ volume: 'v. 9', status: 'withdrawn' })
      .where('barcode', '=', 'Um-1')
      .execute();
    const answer = await call('ana', 'GET', `solicitacao-emprestimo/${id}/informacoes-iniciais`);
    const { opcoes } = answer.json<{ opcoes: readonly { volume: string }[] }>();
    expect(opcoes.map(({ volume }) => volume)).toEqual(['']);
  });

  test(
    'is fetched at a desk or another service point, never at a shelf',
    { tags: 'long' },
    async () => {
      const shelf = await server.db.selectFrom('location').select('id').executeTakeFirstOrThrow();
      const point = await server.db
        .insertInto('service_point')
        .values([
          { library_id: 1, name: 'Guichê de outra biblioteca' },
          { library_id: 2, name: 'Posto do corredor' },
        ])
        .returning(['id', 'name'])
        .execute();
      const [others, own] = point;
      const id = await server.titleId('Um');
      const answer = await call('ana', 'GET', `solicitacao-emprestimo/${id}/informacoes-iniciais`);
      expect(answer.json<{ locais_recebimento: readonly object[] }>().locais_recebimento).toEqual([
        expect.objectContaining({ cod_biblioteca: 1, cod_local_recebimento: 0 }),
        expect.objectContaining({ cod_biblioteca: 1, desc_local: others?.name }),
        expect.objectContaining({ cod_biblioteca: 2, cod_local_recebimento: 0 }),
        expect.objectContaining({ cod_biblioteca: 2, desc_local: 'Posto do corredor' }),
        expect.objectContaining({ cod_biblioteca: 3, cod_local_recebimento: 0 }),
      ]);
      const at = (cod_local_recebimento: number | undefined) =>
        ask('ana', { ...toLetras, cod_local_recebimento });
      expect((await at(others?.id)).statusCode).toBe(404);
      expect((await at((own?.id ?? 0) + shelf.id)).statusCode).toBe(404);
      expect((await at(own?.id)).json()).toMatchObject({ local_recebimento: 'Posto do corredor' });
    },
  );

  test(
    'is no copy that others wait for, and says what stands against the person',
    { tags: 'long' },
    async () => {
      await asked('bruno', toLetras);
      const ended = { valid_until: '2026-03-01' };
      await server.db.updateTable('login').set(ended).where('id', '=', 1).execute();
      const id = await server.titleId('Um');
      const answer = await call('ana', 'GET', `solicitacao-emprestimo/${id}/informacoes-iniciais`);
      expect(answer.json()).toMatchObject({
        recusas: [{ motivo: 'cadastro_vencido', liberacao: { tipo: 'renovar_cadastro' } }],
        opcoes: [{ origens: [{ cod_biblioteca: 3 }] }],
      });
      expect(
        await codeOf(call('ana', 'GET', 'solicitacao-emprestimo/999/informacoes-iniciais')),
      ).toEqual([404, 'AcervoNaoEncontrado']);
    },
  );
});

describe('a request', () => {
  test('is made, and keeps what was filled in', async () => {
    const answer = await ask('ana', {
      ...toLetras,
      telefone: '+55 (84) 9 9999-0000 ramal 12345',
      pessoa_autorizada: ' Rui  Barbosa ',
    });
    expect(answer.json(), answer.body).toMatchObject({
      situacao: 'aguardando',
      titulo: 'Um',
      biblioteca_origem: { desc_biblioteca: 'Biblioteca Central' },
      biblioteca_recebimento: { desc_biblioteca: 'Biblioteca de Letras' },
      telefone: '55 (84) 9 9999-0',
      email: 'leitora@example.com; outro@example.com',
      pessoa_autorizada: 'Rui Barbosa',
      local_recebimento: null,
      domicilio: false,
      previsao: '2026-03-12',
    });
    expect(await copyState('Um-1')).toBe('available');
    const id = await server.titleId('Dois');
    const next = await call('ana', 'GET', `solicitacao-emprestimo/${id}/informacoes-iniciais`);
    expect(next.json()).toMatchObject({ telefone: '55 (84) 9 9999-0', abertas: 1 });
  });

  test('needs all that is asked for', { tags: 'long' }, () =>
    tryEach(
      [
        [{ volume: null }, 'volume', 'Volume'],
        [{ material_adicional: null }, 'material_adicional', 'Material adicional'],
        [{ biblioteca_origem: null }, 'biblioteca_origem', 'Biblioteca de origem'],
        [{ biblioteca_recebimento: null }, 'biblioteca_recebimento', 'Biblioteca de recebimento'],
        [
          { domicilio: true, recebimento_textual: 'Rua Um, 1' },
          'cod_local_recebimento',
          'Local da retirada',
        ],
        [
          { domicilio: true, cod_local_recebimento: 0 },
          'recebimento_textual',
          'Endereço de entrega',
        ],
        [{ pessoa_autorizada: '  ' }, 'pessoa_autorizada', 'Nome da pessoa autorizada'],
        [{ email: '' }, 'email', 'E-mail'],
        [{ email: ' ; ' }, 'email', 'E-mail'],
      ],
      async (more, campo, name) => {
        const answer = await ask('ana', more);
        expect(await codeOf(answer)).toEqual([422, 'CampoObrigatorioNaoPreenchido']);
        expect(refusalIn(answer)).toMatchObject({ valores: { campo: name }, campos: [{ campo }] });
      },
    ),
  );

  test('says of all that is missing at once where it is', async () => {
    const answer = await ask('ana', {
      volume: null,
      biblioteca_recebimento: null,
      biblioteca_origem: null,
      email: ' ',
      domicilio: true,
    });
    expect(await codeOf(answer)).toEqual([422, 'CampoObrigatorioNaoPreenchido']);
    const { valores, campos } = refusalIn(answer);
    expect(valores).toEqual({ campo: 'Volume' });
    expect(campos).toMatchObject([
      { campo: 'volume', mensagem: 'O campo Volume é obrigatório e não foi preenchido.' },
      { campo: 'biblioteca_recebimento' },
      { campo: 'biblioteca_origem' },
      { campo: 'cod_local_recebimento' },
      { campo: 'email' },
      { campo: 'recebimento_textual' },
    ]);
  });

  test('needs e-mail addresses', () =>
    tryEach(
      ['ana', 'ana@example.org, rui@example.org', 'ana@example.org; rui'].map((one): [string] => [
        one,
      ]),
      async (email) => {
        const answer = await ask('ana', { email });
        expect(await codeOf(answer)).toEqual([422, 'EmailInvalido']);
        expect(refusalIn(answer)).toMatchObject({
          mensagem: 'Preencha um e-mail válido!',
          campos: [{ campo: 'email' }],
        });
      },
    ));

  test('names libraries and places that are there', () =>
    tryEach(
      [
        { biblioteca_origem: 9 },
        { biblioteca_recebimento: 9 },
        { biblioteca_recebimento: 1 },
        { cod_local_recebimento: 999 },
      ].map((one): [object] => [one]),
      async (more) => {
        expect(await codeOf(ask('ana', more))).toEqual([404, 'NaoEncontrado']);
      },
    ));

  test('is refused with every reason at once', async () => {
    await asked();
    const again = await ask('ana', { biblioteca_recebimento: 3 });
    expect(await codeOf(again)).toEqual([422, 'SolicitacaoRecusada']);
    expect(motives(again)).toEqual([
      'ja_solicitado',
      'disponivel_no_recebimento',
      'indisponivel_na_origem',
    ]);
    const other = { biblioteca_origem: 2, biblioteca_recebimento: 1 };
    expect(motives(await ask('bruno', other))).toEqual([
      'disponivel_no_recebimento',
      'indisponivel_na_origem',
    ]);
  });

  test('of a fourth title is refused', { tags: 'long' }, async () => {
    for (const title of titles.slice(0, 3)) await asked('ana', {}, title);
    expect(motives(await ask('ana', {}, 'Quatro'))).toEqual(['limite_solicitacoes']);
    expect((await ask('bruno', {}, 'Quatro')).statusCode).toBe(200);
  });

  test('asks for a personal token, and for the activity', async () => {
    expect((await ask(null)).statusCode).toBe(401);
    await server.db
      .updateTable('activity')
      .set({ enabled: false })
      .where('code', '=', 75)
      .execute();
    expect(await codeOf(ask('ana'))).toEqual([403, 'RecursoDesativado']);
  });
});

describe('many at once', () => {
  test('of one person: no more than three, and none twice for a title', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, n) => ask('ana', {}, titles[n % titles.length])),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const rows = await server.db.selectFrom('loan_request').select('title_id').execute();
    expect(new Set(rows.map(({ title_id }) => title_id)).size).toBe(3);
  });

  test('of many people: as many as there are copies', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        ask((['ana', 'bruno', 'clara', 'davi'] as const)[n % 4] ?? 'ana'),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('sent and cancelled: one of both', { tags: 'long' }, async () => {
    const id = await asked();
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        n % 2 === 0 ? send(id) : call('ana', 'DELETE', `solicitacao-emprestimo/${id}`),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([]);
    const { state } = await server.db
      .selectFrom('loan_request')
      .select('state')
      .executeTakeFirstOrThrow();
    expect(await copyState('Um-1')).toBe(state === 'in-transit' ? 'in-transit' : 'available');
  });
});

describe('its person', () => {
  test('cancels it while it waits, then takes it off the list', async () => {
    const id = await asked();
    const path = `solicitacao-emprestimo/${id}`;
    expect(await codeOf(call('ana', 'PUT', `${path}/remover`, {}))).toEqual([
      409,
      'SituacaoDaSolicitacaoMudou',
    ]);
    expect((await call('ana', 'DELETE', path)).json()).toMatchObject({
      situacao: 'nao-finalizada',
      encerrado_por: 'pessoa',
    });
    expect(await codeOf(call('ana', 'DELETE', path))).toEqual([409, 'SituacaoDaSolicitacaoMudou']);
    expect((await list('ana', 'nao-finalizada')).solicitacoes).toHaveLength(1);
    expect((await call('ana', 'PUT', `${path}/remover`, {})).json()).toMatchObject({
      removida: true,
    });
    expect((await list('ana')).solicitacoes).toEqual([]);
    expect((await list('ana', 'removida')).solicitacoes).toHaveLength(1);
    expect((await list('ana')).contagem).toContainEqual({ situacao: 'removida', total: 1 });
    expect(await asked()).toBeGreaterThan(id);
    expect(await notices()).toEqual([]);
  });

  test('cannot cancel it once it is under way', async () => {
    const id = await asked();
    await send(id);
    expect(await codeOf(call('ana', 'DELETE', `solicitacao-emprestimo/${id}`))).toEqual([
      409,
      'SituacaoDaSolicitacaoMudou',
    ]);
  });

  test('is nobody else', async () => {
    const id = await asked();
    const path = `solicitacao-emprestimo/${id}`;
    expect((await list('bruno')).solicitacoes).toEqual([]);
    for (const answer of [
      await call('bruno', 'DELETE', path),
      await call('bruno', 'PUT', `${path}/remover`, {}),
      await call('bruno', 'GET', `${path}/comprovante`),
    ]) {
      expect(await codeOf(answer)).toEqual([404, 'NaoEncontrado']);
    }
    expect((await list('ana')).solicitacoes).toMatchObject([{ situacao: 'aguardando' }]);
  });

  test('has a slip', { tags: 'long' }, async () => {
    const id = await asked();
    const answer = await call('ana', 'GET', `solicitacao-emprestimo/${id}/comprovante`);
    const { nome, conteudo } = answer.json<{ nome: string; conteudo: string }>();
    expect(nome).toBe(`SE-${id}.pdf`);
    expect(Buffer.from(conteudo, 'base64').subarray(0, 8).toString()).toBe('%PDF-1.7');
  });
});

describe('staff', () => {
  const toSaude = { biblioteca_recebimento: 3 };
  beforeEach(async () => {
    await server.db
      .updateTable('copy')
      .set({ status: 'lost' })
      .where('library_id', '=', 3)
      .execute();
  });

  test('send it from the origin; it comes, is told of, and can be fetched three open days', async () => {
    const id = await asked('ana', toSaude);
    const sent = await send(id);
    expect(sent.json(), sent.body).toMatchObject({
      situacao: 'em-transito',
      codigo_barras: 'Um-1',
      previsao: '2026-03-11',
      pode_receber: false,
    });
    expect(await copyState('Um-1')).toBe('in-transit');
    const came = await arrive(id);
    expect(came.json(), came.body).toMatchObject({
      situacao: 'disponivel',
      retirar_ate: '2026-03-13',
      pode_encerrar: true,
    });
    expect(await copyState('Um-1')).toBe('held');
    expect(await notices()).toMatchObject([
      { event: `request:${id}:in-transit`, facts: { title: 'Um', day: '2026-03-11' } },
      {
        event: `request:${id}:available`,
        facts: { day: '2026-03-13', library: 'Biblioteca da Saúde' },
      },
    ]);
  });

  test(
    'without pickup days, one that comes on a closed day can be fetched on the next open one',
    { tags: 'long' },
    async () => {
      await server.db.updateTable('circulation_setting').set({ request_pickup_days: 0 }).execute();
      await server.db.insertInto('opening_entry').values({ weekday: 2, is_open: false }).execute();
      const id = await asked('ana', toSaude);
      await send(id);
      expect((await arrive(id)).json()).toMatchObject({ retirar_ate: '2026-03-11' });
    },
  );

  test('send nothing but a free copy of theirs that was asked for', async () => {
    const id = await asked('ana', toSaude);
    for (const barcode of ['Um-2', 'Dois-1', 'nada']) {
      expect(await codeOf(send(id, barcode)), barcode).toEqual([422, 'ExemplarNaoServe']);
    }
    expect(await codeOf(send(id, ' '))).toEqual([422, 'CampoObrigatorioNaoPreenchido']);
    expect(await codeOf(send(id, 'Um-1', 'fabio'))).toEqual([409, 'SituacaoMudou']);
    expect((await send(id, 'Um-1', 'elisa')).statusCode).toBe(200);
    expect(await codeOf(send(id))).toEqual([409, 'SituacaoMudou']);
  });

  test('end it with a reason, where it waits or lies', { tags: 'long' }, async () => {
    const id = await asked('ana', toSaude);
    expect(await codeOf(refuseIt(id, ' ', 'davi'))).toEqual([422, 'CampoObrigatorioNaoPreenchido']);
    expect(await codeOf(refuseIt(id, 'Não', 'fabio'))).toEqual([409, 'SituacaoMudou']);
    expect((await refuseIt(id, 'Não foi encontrado.', 'davi')).json()).toMatchObject({
      situacao: 'nao-finalizada',
      encerrado_por: 'biblioteca',
      motivo: 'Não foi encontrado.',
    });
    expect(await copyState('Um-1')).toBe('available');
    const other = await asked('ana', toSaude);
    await send(other);
    expect(await codeOf(refuseIt(other, 'Não', 'davi'))).toEqual([409, 'SituacaoMudou']);
    await arrive(other);
    expect((await refuseIt(other, 'Desistiu ao telefone.', 'fabio')).statusCode).toBe(200);
    const audited = await server.db
      .selectFrom('audit_event')
      .select('details')
      .where('kind', '=', 'request-ended')
      .orderBy('id')
      .execute();
    expect(audited).toMatchObject([
      { details: { requestId: id } },
      { details: { requestId: other } },
    ]);
    expect(await copyState('Um-1')).toBe('in-transit');
  });

  test('of neither library see nothing of it', async () => {
    const id = await asked('ana', { biblioteca_recebimento: 2 });
    expect(await codeOf(send(id, 'Um-1', 'fabio'))).toEqual([404, 'NaoEncontrado']);
    expect(await codeOf(refuseIt(id, 'Não', 'fabio'))).toEqual([404, 'NaoEncontrado']);
    const seen = await call('fabio', 'GET', 'atendimento/solicitacoes-emprestimo');
    expect(seen.json()).toMatchObject({ total: 0 });
    const own = await call('davi', 'GET', `atendimento/solicitacoes-emprestimo?texto=SE-${id}`);
    expect(own.json()).toMatchObject({
      total: 1,
      solicitacoes: [{ nome_pessoa: 'Ana de Teste', pode_enviar: true, pode_receber: false }],
    });
  });

  test('receive by bar code; what nobody fetches goes home, to who waits there', async () => {
    const id = await asked('ana', toSaude);
    await send(id);
    const receive = (by: Person) =>
      call(by, 'POST', 'atendimento/transito/chegada', { codigo_barras: 'Um-1' });
    expect(await codeOf(receive('davi'))).toEqual([404, 'NaoEncontrado']);
    expect((await receive('fabio')).json()).toMatchObject({
      destino: 'solicitacao',
      retirar_ate: '2026-03-13',
    });
    expect(await expire()).toEqual({ expired: 0 });
    server.clock.advance({ hours: 24 * 4 });
    expect(
      (await Promise.all(Array.from({ length: 8 }, expire))).reduce(
        (sum, { expired }) => sum + expired,
        0,
      ),
    ).toBe(1);
    expect((await list('ana')).solicitacoes).toMatchObject([
      { situacao: 'nao-finalizada', encerrado_por: 'nao-retirada', motivo: '' },
    ]);
    const coming = await call('davi', 'GET', 'atendimento/transito');
    expect(coming.json()).toMatchObject({
      transitos: [{ codigo_barras: 'Um-1', solicitacao: null, pode_receber: true }],
    });
    expect((await receive('davi')).json()).toMatchObject({ destino: 'estante', retirar_ate: null });
    expect(await copyState('Um-1')).toBe('available');
    expect((await notices()).at(-1)).toMatchObject({ event: `request:${id}:not-finished` });
  });

  test(
    'receive by the scan of a return where it was sent to, and nowhere else',
    { tags: 'long' },
    async () => {
      const id = await asked('ana', toSaude);
      await send(id);
      const scan = async (by: Person) =>
        (
          await call(by, 'POST', 'atendimento/circulacao/devolucao', { codigo_barras: 'Um-1' })
        ).json<object>();
      expect(await scan('davi')).toMatchObject({
        situacao: 'recebido',
        destino: { tipo: 'transito', desc_biblioteca: 'Biblioteca da Saúde' },
      });
      expect((await list('ana')).solicitacoes).toMatchObject([{ situacao: 'em-transito' }]);
      const scans = await Promise.all([scan('fabio'), scan('fabio'), scan('fabio')]);
      // To the shelf of what waits to be fetched, once; a second scan is told the same.
      const para = { nome_pessoa: 'Ana de Teste', reserva: null, solicitacao: id };
      const destino = { tipo: 'reserva', retirar_ate: '2026-03-13', para };
      for (const one of scans) expect(one).toMatchObject({ destino });
      expect(scans.filter((one) => 'situacao' in one && one.situacao === 'recebido')).toHaveLength(
        1,
      );
      expect((await list('ana')).solicitacoes).toMatchObject([
        { codigo: id, situacao: 'disponivel', retirar_ate: '2026-03-13' },
      ]);
      expect(await copyState('Um-1')).toBe('held');
      expect((await call('fabio', 'GET', 'atendimento/transito')).json()).toEqual({
        transitos: [],
      });
      expect((await notices()).map(({ event }) => event)).toEqual([
        `request:${id}:in-transit`,
        `request:${id}:available`,
      ]);
    },
  );

  test(
    'receive what comes home by a return, and give it to who waits there',
    { tags: 'long' },
    async () => {
      const id = await asked('ana', toSaude);
      await send(id);
      await arrive(id);
      await refuseIt(id, 'Desistiu.', 'fabio');
      await writeHold(server.db, { person_id: 2, title_id: await server.titleId('Um') });
      const scan = (by: Person) =>
        call(by, 'POST', 'atendimento/circulacao/devolucao', { codigo_barras: 'Um-1' });
      expect((await scan('davi')).json()).toMatchObject({
        situacao: 'recebido',
        destino: { tipo: 'reserva', retirar_ate: '2026-03-12' },
      });
      expect(await copyState('Um-1')).toBe('held');
    },
  );

  test('say when the courier goes; what others changed is not lost', async () => {
    const runs = async () =>
      (await call('davi', 'GET', 'atendimento/malote')).json<{ percursos: readonly object[] }>()
        .percursos;
    const vistos = await runs();
    expect(vistos).toHaveLength(5);
    const sundays = [{ biblioteca_origem: 1, biblioteca_recebimento: 2, dia_semana: 7, dias: 2 }];
    const change = (percursos: readonly object[], seen: readonly object[]) =>
      call('davi', 'PUT', 'atendimento/malote', { percursos, vistos: seen });
    expect(await codeOf(change([{ ...sundays[0], biblioteca_origem: 99 }], vistos))).toEqual([
      404,
      'NaoEncontrado',
    ]);
    expect((await change([...vistos, ...sundays], vistos)).statusCode).toBe(200);
    expect(await codeOf(change([], vistos))).toEqual([409, 'AlteradoPorOutro']);
    expect(await runs()).toHaveLength(6);
    const answer = await ask('ana', toLetras);
    expect(answer.json()).toMatchObject({ previsao: '2026-03-17' });
  });
});
