import type { TestApp } from '../start-test-app.ts';
import { writeSuggestion } from './acquisition-suggestion.ts';
import type { ExampleCall } from './example-call.ts';

const words = { requisicao: '7/2026', solicitante: 'Curso de Letras' };
const made = { ...words, biblioteca: 1, itens: [{ sugestao: 1, exemplares: 2 }] };
const at = '2026-03-10T12:00:00.000Z';
const changed = { ...words, situacao: 'em-cotacao', mudado_visto: at };
const received = { itens: [{ codigo: 1, entregues: 1 }], mudado_visto: at };

async function writeNoOrder(server: TestApp): Promise<void> {
  await server.db.deleteFrom('purchase_order').execute();
  await writeSuggestion(server);
}

/** Order 1, with item 1, is of suggestion 1, to the first library, and awaits its delivery. */
async function writeOrder(server: TestApp): Promise<void> {
  await writeNoOrder(server);
  const { db } = server;
  const ordered = { state: 'awaiting-delivery', handled_at: new Date(at) } as const;
  await db.updateTable('acquisition_suggestion').set(ordered).where('id', '=', 1).execute();
  await db
    .insertInto('purchase_order')
    .values({
      id: 1,
      library_id: 1,
      requisition: '7/2026',
      requester: 'Curso de Letras',
      is_foreign: false,
      state: 'awaiting-delivery',
      quoted_on: null,
      expected_on: null,
      created_at: new Date(at),
      changed_at: new Date(at),
      changed_by: null,
    })
    .execute();
  const item = { id: 1, order_id: 1, suggestion_id: 1, title: 'Torto arado', author: '' };
  await db
    .insertInto('purchase_order_item')
    .values({ ...item, ordered: 2 })
    .execute();
}

const refusedWords = [
  { without: 'requisicao', value: undefined },
  { without: 'requisicao', value: 'x'.repeat(61) },
  { without: 'solicitante', value: 7 },
  { without: 'titulo_estrangeiro', value: 'S' },
  { without: 'data_cotacao', value: 'ontem' },
  { without: 'previsao_entrega', value: '2026-02-30' },
  { without: 'cod_pessoa', value: 1 },
] as const;
const byState = [
  { query: 'situacao=duplicada', field: 'situacao' },
  { query: 'dataIni=ontem', field: 'dataIni' },
  { query: 'dataFim=2026-13-01', field: 'dataFim' },
  { query: 'pagina=x', field: 'pagina' },
];

export const purchaseOrderCalls = {
  listOwnOrders: {
    url: '/api/aquisicao/pedidos',
    prepare: writeOrder,
    refused: byState,
  },
  listPurchaseOrders: {
    url: '/api/atendimento/pedidos-compra?texto=letras',
    by: 'davi',
    prepare: writeOrder,
    refused: [...byState, { query: 'biblioteca=0', field: 'biblioteca' }],
  },
  listOrderableSuggestions: {
    url: '/api/atendimento/pedidos-compra/sugestoes?biblioteca=1',
    by: 'davi',
    prepare: writeNoOrder,
    refused: [{ query: 'biblioteca=x', field: 'biblioteca' }],
  },
  makePurchaseOrder: {
    others: 404,
    url: '/api/atendimento/pedidos-compra',
    by: 'davi',
    payload: made,
    prepare: writeNoOrder,
    refused: [
      ...refusedWords.map(({ without: field, value }) => ({
        payload: { ...made, [field]: value },
        field,
      })),
      { payload: { ...made, biblioteca: 'Central' }, field: 'biblioteca' },
      { payload: { ...made, itens: [] }, field: 'itens' },
      {
        payload: { ...made, itens: [{ sugestao: 1, exemplares: 0 }] },
        field: 'itens.0.exemplares',
      },
    ],
  },
  changePurchaseOrder: {
    others: 404,
    url: '/api/atendimento/pedidos-compra/1',
    by: 'davi',
    missing: 'NaoEncontrado',
    payload: { ...changed, situacao: 'aguardando-entrega' },
    prepare: writeOrder,
    refused: [
      ...refusedWords.map(({ without: field, value }) => ({
        payload: { ...changed, [field]: value },
        field,
      })),
      { payload: { ...changed, situacao: 'duplicada' }, field: 'situacao' },
      { payload: { ...changed, mudado_visto: null }, field: 'mudado_visto' },
    ],
  },
  receiveDelivery: {
    others: 404,
    url: '/api/atendimento/pedidos-compra/1/entregas',
    by: 'davi',
    missing: 'NaoEncontrado',
    payload: received,
    prepare: writeOrder,
    refused: [
      { payload: { ...received, itens: [] }, field: 'itens' },
      {
        payload: { ...received, itens: [{ codigo: 1, entregues: -1 }] },
        field: 'itens.0.entregues',
      },
      { payload: { ...received, mudado_visto: 'ontem' }, field: 'mudado_visto' },
      { payload: { ...received, situacao: 'atendida' }, field: 'situacao' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
