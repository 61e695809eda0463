import { endpoints } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquisitions, codeOf } from '../../../test/acquisitions.ts';
import type { Person } from '../../../test/call-as.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
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

  test.each<[object, Person, unknown[]]>([
    [{ biblioteca: 3 }, 'davi', [404, 'NaoEncontrado']],
    [{ itens: [{ sugestao: 3, exemplares: 1 }] }, 'davi', [404, 'NaoEncontrado']],
    [{ itens: [{ sugestao: 99, exemplares: 1 }] }, 'elisa', [404, 'NaoEncontrado']],
    [{ requisicao: ' ' }, 'davi', [422, 'CampoObrigatorioNaoPreenchido']],
    [{}, 'fabio', [404, 'NaoEncontrado']],
    [{}, 'ana', [403, 'SemPermissao']],
  ])('not so: %j by %s', async (more, person, expected) => {
    expect(codeOf(await make(person, more))).toEqual(expected);
    expect(await statesNow()).toEqual(['pre-suggestion', 'pre-suggestion']);
  });

  test('not of what another order has, and not twice under one requisition', async () => {
    await make('davi', { itens: [{ sugestao: 1, exemplares: 1 }] });
    expect(codeOf(await make('davi', { requisicao: '8/2026' }))).toEqual([409, 'SugestaoEmPedido']);
    const second = { itens: [{ sugestao: 2, exemplares: 1 }] };
    expect(codeOf(await make('davi', second))).toEqual([409, 'RequisicaoRepetida']);
    expect(await statesNow()).toEqual(['in-quote', 'pre-suggestion']);
  });

  test('only once, however many make it at the same time', async () => {
    const answers = await Promise.all(
      ['1', '2', '3', '4'].map((requisicao) => make('davi', { requisicao })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test.each<[string, (order: Order) => Promise<LightMyRequestResponse>]>([
    ['another is numbered anew', (order) => change('davi', order, 'em-cotacao')],
    ['one is made', () => make('davi', { itens: [{ sugestao: 2, exemplares: 1 }] })],
  ])('not of a requisition that an order is given while %s', async (_what, act) => {
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
      // Until it waits for this transaction.
      for (let waits = 0; waits === 0;) {
        const { rowCount } = await server.pool.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        waits = rowCount ?? 0;
      }
    });
    expect(second && codeOf(await second)).toEqual([409, 'RequisicaoRepetida']);
  });
});

describe('its suggestions go with it', () => {
  let order: Order;
  beforeEach(async () => {
    order = orderIn(await make('davi'));
    server.clock.advance({ hours: 1 });
    order = orderIn(await change('davi', order, 'aguardando-entrega'));
  });

  test('as it comes in part, and wholly, and is counted anew', async () => {
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

  test('as it is cancelled: they wait anew, and can be ordered again', async () => {
    orderIn(await change('davi', order, 'cancelada'));
    expect(await statesNow()).toEqual(['purchase-suggestion', 'purchase-suggestion']);
    orderIn(await make('davi', { requisicao: '8/2026' }));
    expect(await statesNow()).toEqual(['in-quote', 'in-quote']);
  });

  test('as it is finished with something missing', async () => {
    order = orderIn(await receive('davi', order, 2, 0));
    order = orderIn(await change('davi', order, 'finalizada-incompleta'));
    expect(order.situacoes_possiveis).toEqual(['finalizada-incompleta']);
    expect(await statesNow()).toEqual(['attended', 'finished-incomplete']);
  });

  test('and by no other way', async () => {
    const [{ em_pedido, situacoes_possiveis, andamento } = { andamento: null }] = (
      await call('davi', 'GET', 'atendimento/sugestoes')
    ).json<{
      sugestoes: {
        em_pedido?: boolean;
        situacoes_possiveis?: string[];
        andamento: { em: string } | null;
      }[];
    }>().sugestoes;
    expect({ em_pedido, situacoes_possiveis }).toEqual({
      em_pedido: true,
      situacoes_possiveis: ['aguardando-entrega'],
    });
    const body = { situacao: 'cancelada', andamento_visto: andamento?.em };
    const answer = await call('davi', 'PUT', 'atendimento/sugestoes/2', body);
    expect(codeOf(answer)).toEqual([409, 'SugestaoEmPedido']);
  });

  test('each who made one is told once of each state', async () => {
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

  test.each<[string, (order: Order) => Promise<LightMyRequestResponse>, unknown[]]>([
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
  ])('not: %s', async (_what, act, expected) => {
    expect(codeOf(await act(order))).toEqual(expected);
    expect(await statesNow()).toEqual(['awaiting-delivery', 'awaiting-delivery']);
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

  test.each([
    ['situacao=em-cotacao', 1],
    ['situacao=cancelada', 0],
    ['dataIni=2026-03-11', 0],
    ['dataFim=2026-03-10', 1],
  ])('narrows the list by %s', async (query, total) => {
    orderIn(await make('davi'));
    expect((await own('ana', query)).total).toBe(total);
  });

  test('is somebody who has signed in, while the activity is on', async () => {
    expect((await call(null, 'GET', 'aquisicao/pedidos')).statusCode).toBe(401);
    const inverted = 'aquisicao/pedidos?dataIni=2026-03-11&dataFim=2026-03-10';
    expect(codeOf(await call('ana', 'GET', inverted))).toEqual([422, 'DatasInvertidas']);
    const off = { enabled: false };
    await server.db.updateTable('activity').set(off).where('code', '=', 9011).execute();
    expect((await call('ana', 'GET', 'aquisicao/pedidos')).statusCode).toBe(403);
  });
});
