import { endpoints, suggestionStates, type SuggestionState } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquisitions, codeOf } from '../../../test/acquisitions.ts';
import type { Person } from '../../../test/call-as.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { untilWaiting } from '../../../test/until-waiting.ts';
import { tryEach } from '../../../test/try-each.ts';
import { refuseTakenRequisition } from './requisition.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
  await suggest('ana', { titulo: 'O avesso da pele' });
  await suggest('bruno', { titulo: 'Salvar o fogo' });
  await suggest('ana', { titulo: 'À saúde', biblioteca: 3 });
});
afterEach(() => server.close());

const { call, suggest, handle } = acquisitions(() => server);
const accept = (id: number, by: Person = 'davi') =>
  handle(by, id, { situacao: 'sugestao-de-compra' });

const orders = 'atendimento/pedidos-compra';
const words = { requisicao: '7/2026', solicitante: 'Curso de Letras' };
const make = (person: Person, more: object = {}) =>
  call(person, 'POST', orders, {
    ...words,
    biblioteca: 1,
    itens: [
      { sugestao: 1, exemplares: 2 },
      { sugestao: 2, exemplares: 1 },
    ],
    ...more,
  });
const orderIn = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.makePurchaseOrder.responses[200].parse(answer.json());
};
type Order = ReturnType<typeof orderIn>;

const change = (person: Person, order: Order, situacao: string, more: object = {}) =>
  call(person, 'PUT', `${orders}/${order.codigo}`, {
    ...words,
    situacao,
    mudado_visto: order.mudado_em,
    ...more,
  });
const receive = (person: Person, order: Order, ...counts: readonly number[]) =>
  call(person, 'PUT', `${orders}/${order.codigo}/entregas`, {
    itens: counts.map((entregues, at) => ({ codigo: order.itens[at]?.codigo ?? 0, entregues })),
    mudado_visto: order.mudado_em,
  });
const statesNow = async () =>
  (
    await server.db
      .selectFrom('acquisition_suggestion')
      .select('state')
      .orderBy('id')
      .limit(2)
      .execute()
  ).map(({ state }) => state);

describe('an order is made', () => {
  test('of suggestions to one library, which go into quote with it', async () => {
    await accept(1);
    const suggestions = await call('davi', 'GET', `${orders}/sugestoes?biblioteca=1`);
    expect(suggestions.json()).toMatchObject([{ codigo: 1, titulo: 'O avesso da pele' }]);
    const order = orderIn(await make('davi', { data_cotacao: '2026-03-09' }));
    expect(order).toMatchObject({
      situacao: 'em-cotacao',
      requisicao: '7/2026',
      quantidade_itens: 2,
      total_exemplares: 3,
      total_entregue: 0,
      data_criacao: '2026-03-10',
      data_cotacao: '2026-03-09',
      titulo_estrangeiro: false,
      recebe_entregas: false,
    });
    expect(await statesNow()).toEqual(['in-quote', 'in-quote']);
    const left = await call('davi', 'GET', `${orders}/sugestoes?biblioteca=1`);
    expect(left.json()).toEqual([]);
  });

  test('not of what is not there, nor by whoever may not', { tags: 'long' }, () =>
    tryEach<[object, Person, unknown[]]>(
      [
        [{ biblioteca: 3 }, 'davi', [404, 'NaoEncontrado']],
        [{ itens: [{ sugestao: 3, exemplares: 1 }] }, 'davi', [404, 'NaoEncontrado']],
        [{ itens: [{ sugestao: 99, exemplares: 1 }] }, 'elisa', [404, 'NaoEncontrado']],
        [{ requisicao: ' ' }, 'davi', [422, 'CampoObrigatorioNaoPreenchido']],
        [{}, 'fabio', [404, 'NaoEncontrado']],
        [{}, 'ana', [403, 'SemPermissao']],
      ],
      async (more, person, expected) => {
        expect(codeOf(await make(person, more))).toEqual(expected);
        expect(await statesNow()).toEqual(['pre-suggestion', 'pre-suggestion']);
      },
    ),
  );

  test('not of what another order has, and not twice under one requisition', async () => {
    await make('davi', { itens: [{ sugestao: 1, exemplares: 1 }] });
    expect(codeOf(await make('davi', { requisicao: '8/2026' }))).toEqual([409, 'SugestaoEmPedido']);
    const second = { itens: [{ sugestao: 2, exemplares: 1 }] };
    expect(codeOf(await make('davi', second))).toEqual([409, 'RequisicaoRepetida']);
    expect(await statesNow()).toEqual(['in-quote', 'pre-suggestion']);
  });

  test('only once, however many make it at the same time', { tags: 'long' }, async () => {
    const answers = await Promise.all(
      ['1', '2', '3', '4'].map((requisicao) => make('davi', { requisicao })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test.each<[string, (order: Order) => Promise<LightMyRequestResponse>]>([
    ['another is numbered anew', (order) => change('davi', order, 'em-cotacao')],
    ['one is made', () => make('davi', { itens: [{ sugestao: 2, exemplares: 1 }] })],
  ])(
    'not of a requisition that an order is given while %s',
    { tags: 'long' },
    async (_what, act) => {
      const one = (sugestao: number, requisicao: string) =>
        make('davi', { requisicao, itens: [{ sugestao, exemplares: 1 }] });
      await suggest('bruno', { titulo: 'Torto arado' });
      const [first, other] = [orderIn(await one(1, '8/2026')), orderIn(await one(4, '9/2026'))];
      const { requisicao: requisition } = words;
      let second: Promise<LightMyRequestResponse> | undefined;
      await server.db.transaction().execute(async (trx) => {
        const order = { id: first.codigo, library_id: 1 };
        expect(await refuseTakenRequisition(trx, order, requisition)).toBeNull();
        const { id } = order;
        await trx.updateTable('purchase_order').set({ requisition }).where('id', '=', id).execute();
        second = act(other);
        await untilWaiting(server.db);
      });
      expect(second && codeOf(await second)).toEqual([409, 'RequisicaoRepetida']);
    },
  );
});

test(
  'a suggestion that goes into an order at the very moment is not cancelled',
  { tags: 'long' },
  async () => {
    const first = await handle('davi', 1);
    const { em } = first.json<{ andamento: { em: string } }>().andamento;
    const [making, cancelling] = await server.db.transaction().execute(async (trx) => {
      await trx.selectFrom('acquisition_suggestion').select('id').forUpdate().execute();
      const made = make('davi');
      await untilWaiting(server.db);
      const cancelled = handle('davi', 1, { situacao: 'cancelada', andamento_visto: em });
      await untilWaiting(server.db, 2);
      return [made, cancelled] as const;
    });
    const order = orderIn(await making);
    expect(codeOf(await cancelling)).toEqual([409, 'SugestaoEmPedido']);
    orderIn(await change('davi', order, 'aguardando-entrega'));
  },
);

describe('its suggestions go with it', () => {
  let order: Order;
  beforeEach(async () => {
    order = orderIn(await make('davi'));
    server.clock.advance({ hours: 1 });
    order = orderIn(await change('davi', order, 'aguardando-entrega'));
  });

  test('as it comes in part, and wholly, and is counted anew', { tags: 'long' }, async () => {
    expect(await statesNow()).toEqual(['awaiting-delivery', 'awaiting-delivery']);
    order = orderIn(await receive('davi', order, 1, 1));
    expect(order).toMatchObject({ situacao: 'parcialmente-atendida', total_entregue: 2 });
    expect(await statesNow()).toEqual(['partially-attended', 'attended']);
    order = orderIn(await receive('davi', order, 2));
    expect(order).toMatchObject({ situacao: 'atendida', total_entregue: 3 });
    expect(await statesNow()).toEqual(['attended', 'attended']);
    order = orderIn(await receive('davi', order, 0, 0));
    expect(order.situacao).toBe('aguardando-entrega');
    expect(await statesNow()).toEqual(['awaiting-delivery', 'awaiting-delivery']);
  });

  test(
    'as it is cancelled: they wait anew, and can be ordered again',
    { tags: 'long' },
    async () => {
      orderIn(await change('davi', order, 'cancelada'));
      expect(await statesNow()).toEqual(['purchase-suggestion', 'purchase-suggestion']);
      orderIn(await make('davi', { requisicao: '8/2026' }));
      expect(await statesNow()).toEqual(['in-quote', 'in-quote']);
    },
  );

  test(
    'and not when words of a cancelled one are put right, though another has them by now',
    { tags: 'long' },
    async () => {
      order = orderIn(await change('davi', order, 'cancelada'));
      orderIn(await make('davi', { requisicao: '8/2026' }));
      const spelt = { solicitante: 'Curso de Letras Clássicas' };
      orderIn(await change('davi', order, 'cancelada', spelt));
      expect(await statesNow()).toEqual(['in-quote', 'in-quote']);
    },
  );

  test('as it is finished with something missing', { tags: 'long' }, async () => {
    order = orderIn(await receive('davi', order, 2, 0));
    order = orderIn(await change('davi', order, 'finalizada-incompleta'));
    expect(order.situacoes_possiveis).toEqual(['finalizada-incompleta']);
    expect(await statesNow()).toEqual(['attended', 'finished-incomplete']);
  });

  test('and by no other way', { tags: 'long' }, async () => {
    const one = async () => {
      const answer = await call('davi', 'GET', 'atendimento/sugestoes');
      const { sugestoes } = endpoints.listAcquisitionSuggestions.responses[200].parse(
        answer.json(),
      );
      return sugestoes.find(({ codigo }) => codigo === 2);
    };
    /** Tries every state but the one in which it stands, and that nothing comes of it. */
    const tryEvery = async (situacao: SuggestionState) => {
      const before = await one();
      expect(before).toMatchObject({ situacao, em_pedido: true, situacoes_possiveis: [situacao] });
      const states = await statesNow();
      const andamento_visto = before?.andamento?.em ?? null;
      for (const other of suggestionStates.filter((state) => state !== situacao)) {
        const answer = await handle('davi', 2, { situacao: other, andamento_visto });
        expect(codeOf(answer), `${situacao}, ${other}`).toEqual([409, 'SugestaoEmPedido']);
      }
      expect(await statesNow()).toEqual(states);
      expect(await one()).toEqual(before);
    };
    await tryEvery('aguardando-entrega');
    order = orderIn(await receive('davi', order, 0, 1));
    await tryEvery('atendida');
  });

  test('and keep what the library had answered', { tags: 'long' }, async () => {
    await suggest('ana', { titulo: 'Ainda estou aqui' });
    await handle('davi', 4, { situacao: 'sugestao-de-compra', resposta: 'Será a 2. edição.' });
    const itens = [{ sugestao: 4, exemplares: 1 }];
    server.clock.advance({ hours: 1 });
    const other = orderIn(await make('elisa', { requisicao: '8/2026', itens }));
    orderIn(await change('elisa', other, 'aguardando-entrega', { requisicao: '8/2026' }));
    const told = await call('davi', 'GET', 'atendimento/sugestoes?texto=ainda');
    expect(told.json()).toMatchObject({
      sugestoes: [
        {
          situacao: 'aguardando-entrega',
          andamento: { nome: 'Elisa de Teste', resposta: 'Será a 2. edição.' },
        },
      ],
    });
  });

  test('each who made one is told once of each state', { tags: 'long' }, async () => {
    orderIn(await receive('davi', order, 2, 0));
    const notices = await server.db
      .selectFrom('notice')
      .select(['person_id', 'facts'])
      .orderBy('id')
      .execute();
    const told = notices.map(({ person_id, facts }) => [
      person_id,
      (facts as { state?: string }).state,
    ]);
    expect(told).toEqual([
      [1, 'in-quote'],
      [2, 'in-quote'],
      [1, 'awaiting-delivery'],
      [2, 'awaiting-delivery'],
      [1, 'attended'],
    ]);
  });

  test('not by others, nor more than is so', () =>
    tryEach<[string, (order: Order) => Promise<LightMyRequestResponse>, unknown[]]>(
      [
        ['more than was ordered', (one) => receive('davi', one, 3), [422, 'EntregaAcimaDoPedido']],
        ['another unit', (one) => receive('fabio', one, 1), [404, 'NaoEncontrado']],
        [
          'a change by another unit',
          (one) => change('fabio', one, 'cancelada'),
          [404, 'NaoEncontrado'],
        ],
        [
          'what is counted',
          (one) => change('davi', one, 'atendida'),
          [409, 'MudancaDeSituacaoInvalida'],
        ],
        [
          'back into quote',
          (one) => change('davi', one, 'em-cotacao'),
          [409, 'MudancaDeSituacaoInvalida'],
        ],
        [
          'what was seen before',
          (one) => receive('davi', { ...one, mudado_em: '2026-03-10T12:00:00.000Z' }, 1),
          [409, 'SituacaoMudou'],
        ],
      ],
      async (_what, act, expected) => {
        expect(codeOf(await act(order))).toEqual(expected);
        expect(await statesNow()).toEqual(['awaiting-delivery', 'awaiting-delivery']);
      },
    ));
});

describe('what it costs', () => {
  let order: Order;
  beforeEach(async () => {
    order = orderIn(await make('davi'));
  });
  const listed = async (person: Person = 'davi', query = '') =>
    endpoints.listPurchaseOrders.responses[200].parse(
      (await call(person, 'GET', `${orders}?${query}`)).json(),
    );
  const price = (person: Person, of: Order, ...costs: readonly object[]) =>
    call(person, 'PUT', `${orders}/${of.codigo}/precos`, {
      itens: costs.map((cost, at) => ({ codigo: of.itens[at]?.codigo ?? 0, ...cost })),
      mudado_visto: of.mudado_em,
    });
  const cost = (fornecedor: string, preco_unitario_centavos: number | null, empenho = '') => ({
    fornecedor,
    preco_unitario_centavos,
    empenho,
  });
  const bill = (of: Order, entregues: number, more: object) =>
    call('davi', 'PUT', `${orders}/${of.codigo}/entregas`, {
      itens: [{ codigo: of.itens[0]?.codigo, entregues, ...more }],
      mudado_visto: of.mudado_em,
    });
  const file = async (formato: string, query = '') =>
    endpoints.downloadPurchaseOrders.responses[200].parse(
      (await call('davi', 'GET', `${orders}/arquivo?formato=${formato}&${query}`)).json(),
    ).arquivo;

  test('is not told of an order of before', { tags: 'long' }, async () => {
    expect(order.itens[0]).toMatchObject({
      fornecedor: '',
      preco_unitario_centavos: null,
      empenho: '',
      nota_fiscal: '',
      data_nota_fiscal: null,
      valor_pago_centavos: null,
    });
    const { somas, fornecedores } = await listed();
    expect(somas).toEqual([
      {
        fornecedor: '',
        situacao: 'em-cotacao',
        titulos: 2,
        sem_preco: 2,
        previsto_centavos: 0,
        nao_vira_centavos: 0,
        pago_centavos: 0,
      },
    ]);
    expect(fornecedores).toEqual([]);
  });

  test('is said of each title, summed by supplier and state, and in the audit', async () => {
    const priced = orderIn(
      await price('davi', order, cost('Largo', 150, '2026NE12'), cost('', null)),
    );
    expect(priced.itens[0]).toMatchObject(cost('Largo', 150, '2026NE12'));
    expect(priced.situacao).toBe('em-cotacao');
    expect((await listed()).somas).toMatchObject([
      { fornecedor: 'Largo', titulos: 1, sem_preco: 0, previsto_centavos: 300 },
      { fornecedor: '', titulos: 1, sem_preco: 1, previsto_centavos: 0 },
    ]);
    expect((await listed()).fornecedores).toEqual(['Largo']);
    expect((await listed('davi', 'texto=2026ne12')).total).toBe(1);
    expect((await listed('davi', 'situacao=cancelada')).somas).toEqual([]);
    const audit = await call('elisa', 'GET', 'atendimento/auditoria?tipo=order-priced');
    expect(audit.json()).toMatchObject({
      registros: [{ de_que: '7/2026', valor_centavos: 300, usuario: 'davi' }],
    });
  });

  test(
    'is foreseen of what came or may come; what will not stands apart',
    { tags: 'long' },
    async () => {
      order = orderIn(await price('davi', order, cost('Largo', 150), cost('', null)));
      order = orderIn(await change('davi', order, 'aguardando-entrega'));
      order = orderIn(await receive('davi', order, 1));
      expect((await listed()).somas).toMatchObject([
        { sem_preco: 0, previsto_centavos: 300, nao_vira_centavos: 0 },
        { sem_preco: 1, previsto_centavos: 0, nao_vira_centavos: 0 },
      ]);
      order = orderIn(await change('davi', order, 'finalizada-incompleta'));
      expect((await listed()).somas).toMatchObject([
        { sem_preco: 0, previsto_centavos: 150, nao_vira_centavos: 150 },
        { sem_preco: 0, previsto_centavos: 0, nao_vira_centavos: 0 },
      ]);
      await suggest('ana', { titulo: 'Ainda estou aqui' });
      const again = { requisicao: '8/2026', itens: [{ sugestao: 4, exemplares: 2 }] };
      const other = orderIn(await price('davi', orderIn(await make('davi', again)), cost('', 70)));
      orderIn(await change('davi', other, 'cancelada', { requisicao: '8/2026' }));
      expect((await listed('davi', 'situacao=cancelada')).somas).toMatchObject([
        { titulos: 1, sem_preco: 0, previsto_centavos: 0, nao_vira_centavos: 140 },
      ]);
    },
  );

  test('with the invoice of what came, and what was paid', async () => {
    order = orderIn(await change('davi', order, 'aguardando-entrega'));
    const note = {
      nota_fiscal: '8812',
      data_nota_fiscal: '2026-03-09',
      valor_pago_centavos: 290,
    };
    order = orderIn(await bill(order, 2, note));
    expect(order.itens[0]).toMatchObject(note);
    // Staff who count anew and send no bill leave it as it is.
    order = orderIn(await receive('davi', order, 1));
    expect(order.itens[0]).toMatchObject({ ...note, entregues: 1 });
    expect((await listed()).somas).toMatchObject([{ pago_centavos: 290 }]);
    const audit = await call('elisa', 'GET', 'atendimento/auditoria?tipo=order-paid');
    expect(audit.json()).toMatchObject({ total: 1, registros: [{ valor_centavos: 290 }] });
    expect(codeOf(await receive('davi', order, 0))).toEqual([422, 'NotaSemEntrega']);
    const none = { nota_fiscal: '', data_nota_fiscal: null, valor_pago_centavos: null };
    order = orderIn(await bill(order, 0, none));
    expect(order.itens[0]).toMatchObject({ ...none, entregues: 0 });
  });

  test(
    'is billed and paid once it ended before all had come, and no more comes',
    { tags: 'long' },
    async () => {
      order = orderIn(await change('davi', order, 'aguardando-entrega'));
      order = orderIn(await receive('davi', order, 1, 0));
      order = orderIn(await change('davi', order, 'finalizada-incompleta'));
      const states = await statesNow();
      const note = {
        nota_fiscal: '8812',
        data_nota_fiscal: '2026-03-09',
        valor_pago_centavos: 290,
      };
      order = orderIn(await bill(order, 1, note));
      expect(order).toMatchObject({ situacao: 'finalizada-incompleta', total_entregue: 1 });
      expect(order.itens[0]).toMatchObject(note);
      expect(await statesNow()).toEqual(states);
      const audit = await call('elisa', 'GET', 'atendimento/auditoria?tipo=order-paid');
      expect(audit.json()).toMatchObject({ total: 1, registros: [{ valor_centavos: 290 }] });
      for (const count of [0, 2])
        expect(codeOf(await bill(order, count, note))).toEqual([409, 'MudancaDeSituacaoInvalida']);
    },
  );

  test(
    'can be put right once it has ended, and leaves its suggestions where they are',
    { tags: 'long' },
    async () => {
      order = orderIn(await change('davi', order, 'cancelada'));
      orderIn(await make('davi', { requisicao: '8/2026' }));
      order = orderIn(await price('davi', order, cost('Largo', 150)));
      expect(order.situacao).toBe('cancelada');
      expect(await statesNow()).toEqual(['in-quote', 'in-quote']);
    },
  );

  test('not by others, nor for what is no title of it', () =>
    tryEach<[string, (one: Order) => Promise<LightMyRequestResponse>, unknown[]]>(
      [
        ['another unit', (one) => price('fabio', one, cost('', 1)), [404, 'NaoEncontrado']],
        ['a reader', (one) => price('ana', one, cost('', 1)), [403, 'SemPermissao']],
        [
          'no title of it',
          (one) =>
            call('davi', 'PUT', `${orders}/${one.codigo}/precos`, {
              itens: [{ codigo: 999, ...cost('', 1) }],
              mudado_visto: one.mudado_em,
            }),
          [404, 'NaoEncontrado'],
        ],
        [
          'what was seen before',
          (one) => price('davi', { ...one, mudado_em: '2026-03-10T11:00:00.000Z' }, cost('', 1)),
          [409, 'SituacaoMudou'],
        ],
      ],
      async (_what, act, expected) => {
        expect(codeOf(await act(order))).toEqual(expected);
        expect((await listed()).somas).toMatchObject([{ previsto_centavos: 0 }]);
      },
    ));

  test('is in a file, a line for each title, of what the asker may see alone', async () => {
    orderIn(await price('davi', order, cost('Largo; Cia.', 150, '2026NE12')));
    const { nome, conteudo } = await file('csv');
    expect(nome).toBe('pedidos-compra-2026-03-10.csv');
    const [head, first, second] = Buffer.from(conteudo, 'base64').toString().split('\r\n');
    expect(head).toContain('Requisição;Criado em;Situação');
    expect(first).toContain(';"Largo; Cia.";2026NE12;2;1,50;3,00;0;;;');
    expect(second).toContain('Salvar o fogo;;;;1;;;0;;;');
    const sheet = Buffer.from((await file('xlsx')).conteudo, 'base64');
    expect(sheet.subarray(0, 2).toString()).toBe('PK');
    const other = await call('fabio', 'GET', `${orders}/arquivo?formato=csv`);
    const { arquivo } = endpoints.downloadPurchaseOrders.responses[200].parse(other.json());
    expect(Buffer.from(arquivo.conteudo, 'base64').toString().trim().split('\r\n')).toHaveLength(1);
  });

  test(
    'adds up in the file and in the audit to what the page foresees',
    { tags: 'long' },
    async () => {
      const last = async () => {
        const { conteudo } = await file('csv');
        const [, first] = Buffer.from(conteudo, 'base64').toString().split('\r\n');
        const audit = await call('elisa', 'GET', 'atendimento/auditoria?tipo=order-priced');
        const { registros } = audit.json<{ registros: { valor_centavos: number }[] }>();
        return [first?.split(';').slice(10, 14).join(';'), registros[0]?.valor_centavos];
      };
      order = orderIn(await change('davi', order, 'aguardando-entrega'));
      order = orderIn(await receive('davi', order, 1, 0));
      order = orderIn(await price('davi', order, cost('Largo', 150)));
      expect(await last()).toEqual(['2;1,50;3,00;1', 300]);
      order = orderIn(await change('davi', order, 'finalizada-incompleta'));
      order = orderIn(await price('davi', order, cost('Largo', 160)));
      expect(await last()).toEqual(['2;1,60;1,60;1', 160]);
      await suggest('ana', { titulo: 'Ainda estou aqui' });
      const again = { requisicao: '8/2026', itens: [{ sugestao: 4, exemplares: 2 }] };
      server.clock.advance({ hours: 1 });
      const other = orderIn(await make('davi', again));
      const ended = orderIn(await change('davi', other, 'cancelada', { requisicao: '8/2026' }));
      orderIn(await price('davi', ended, cost('Largo', 70)));
      expect(await last()).toEqual(['2;0,70;0,00;0', 0]);
    },
  );

  test('no reader is told of it', async () => {
    orderIn(await price('davi', order, cost('Largo', 150)));
    const { body } = await call('ana', 'GET', 'aquisicao/pedidos');
    expect(body).toContain('7/2026');
    expect(body).not.toMatch(/fornecedor|Largo|centavos|empenho|nota_fiscal/);
  });
});

describe('who suggested something of it', () => {
  const own = async (person: Person, query = '') =>
    endpoints.listOwnOrders.responses[200].parse(
      (await call(person, 'GET', `aquisicao/pedidos?${query}`)).json(),
    );

  test('sees the order with their own titles alone', async () => {
    orderIn(await make('davi'));
    const { total, pedidos } = await own('ana');
    expect(total).toBe(1);
    expect(pedidos).toMatchObject([
      {
        requisicao: '7/2026',
        solicitante: 'Curso de Letras',
        quantidade_itens: 2,
        itens: [{ titulo: 'O avesso da pele', exemplares: 2, entregues: 0, cod_sugestao: 1 }],
      },
    ]);
    expect(pedidos[0]?.itens).toHaveLength(1);
    expect((await own('clara')).pedidos).toEqual([]);
    expect((await own('davi')).pedidos).toEqual([]);
  });

  test('narrows the list', { tags: 'long' }, async () => {
    orderIn(await make('davi'));
    await tryEach(
      [
        ['situacao=em-cotacao', 1],
        ['situacao=cancelada', 0],
        ['dataIni=2026-03-11', 0],
        ['dataFim=2026-03-10', 1],
      ],
      async (query, total) => {
        expect((await own('ana', query)).total).toBe(total);
      },
    );
  });

  test('is somebody who has signed in, while the activity is on', { tags: 'long' }, async () => {
    expect((await call(null, 'GET', 'aquisicao/pedidos')).statusCode).toBe(401);
    const inverted = 'aquisicao/pedidos?dataIni=2026-03-11&dataFim=2026-03-10';
    expect(codeOf(await call('ana', 'GET', inverted))).toEqual([422, 'DatasInvertidas']);
    const off = { enabled: false };
    await server.db.updateTable('activity').set(off).where('code', '=', 9011).execute();
    expect((await call('ana', 'GET', 'aquisicao/pedidos')).statusCode).toBe(403);
  });
});
