import { sql } from 'kysely';
import type { TestApp } from '../start-test-app.ts';
import { writeSuggestion } from './acquisition-suggestion.ts';
import type { ExampleCall } from './example-call.ts';

const words = { requisicao: '7/2026', solicitante: 'Curso de Letras' };
const made = { ...words, biblioteca: 1, itens: [{ sugestao: 1, exemplares: 2 }] };
const at = '2026-03-10T12:00:00.000Z';
const changed = { ...words, situacao: 'em-cotacao', mudado_visto: at };
const price = {
  codigo: 1,
  fornecedor: 'Livraria do Largo',
  preco_unitario_centavos: 150,
  empenho: '2026NE12',
};
const priced = { itens: [price], mudado_visto: at };
const refusedOf = (item: object, more: object, changes: readonly object[]) =>
  changes.map((change) => ({
    payload: { ...more, itens: [{ ...item, ...change }] },
    field: 'itens' as const,
  }));
const received = { itens: [{ codigo: 1, entregues: 1 }], mudado_visto: at };

/** Order 1, with item 1, is of suggestion 1, to the first library, and awaits its delivery. */
async function writeOrder(server: TestApp): Promise<void> {
  await writeSuggestion(server);
  const { db } = server;
  const ordered = { state: 'awaiting-delivery', handled_at: new Date(at) } as const;
  await db.updateTable('acquisition_suggestion').set(ordered).where('id', '=', 1).execute();
  await sql`
    insert into purchase_order (id, library_id, requisition, requester, is_foreign, state,
      created_at, changed_at) overriding system value
    values (1, 1, '7/2026', 'Curso de Letras', false, 'awaiting-delivery', ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into purchase_order_item (id, order_id, suggestion_id, title, author, ordered)
      overriding system value
    values (1, 1, 1, 'Torto arado', '', 2)`.execute(db);
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
  downloadPurchaseOrders: {
    url: '/api/atendimento/pedidos-compra/arquivo?formato=csv',
    by: 'davi',
    prepare: writeOrder,
    refused: [
      ...byState.filter(({ field }) => field !== 'pagina'),
      { query: 'formato=pdf', field: 'formato' },
    ],
  },
  pricePurchaseOrder: {
    others: 404,
    url: '/api/atendimento/pedidos-compra/1/precos',
    by: 'davi',
    missing: 'NaoEncontrado',
    payload: priced,
    prepare: writeOrder,
    refused: [
      { payload: { ...priced, itens: [] }, field: 'itens' },
      { payload: { ...priced, mudado_visto: 'ontem' }, field: 'mudado_visto' },
      ...refusedOf(price, priced, [
        { preco_unitario_centavos: -1 },
        { preco_unitario_centavos: 1.5 },
        { preco_unitario_centavos: '1,50' },
        { fornecedor: 'x'.repeat(121) },
        { empenho: null },
      ]),
    ],
  },
  listOrderableSuggestions: {
    url: '/api/atendimento/pedidos-compra/sugestoes?biblioteca=1',
    by: 'davi',
    prepare: writeSuggestion,
    refused: [{ query: 'biblioteca=x', field: 'biblioteca' }],
  },
  makePurchaseOrder: {
    others: 404,
    url: '/api/atendimento/pedidos-compra',
    by: 'davi',
    payload: made,
    prepare: writeSuggestion,
    refused: [
      ...refusedWords.map(({ without: field, value }) => ({
        payload: { ...made, [field]: value },
        field,
      })),
      { payload: { ...made, biblioteca: 'Central' }, field: 'biblioteca' },
      { payload: { ...made, itens: [] }, field: 'itens' },
      {
        payload: { ...made, itens: [{ sugestao: 1, exemplares: 0 }] },
        field: 'itens',
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
        field: 'itens',
      },
      ...refusedOf({ codigo: 1, entregues: 1 }, received, [
        { valor_pago_centavos: -1 },
        { data_nota_fiscal: '10/03/2026' },
        { nota_fiscal: 'x'.repeat(61) },
      ]),
      { payload: { ...received, mudado_visto: 'ontem' }, field: 'mudado_visto' },
      { payload: { ...received, situacao: 'atendida' }, field: 'situacao' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
