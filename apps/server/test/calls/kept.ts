import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const tooMany = Array.from({ length: 1001 }, (_, at) => at + 1);

const refusedTitles = [
  { payload: {}, field: 'acervos' },
  { payload: { acervos: 1 }, field: 'acervos' },
  { payload: { acervos: [] }, field: 'acervos' },
  { payload: { acervos: ['1'] }, field: 'acervos' },
  { payload: { acervos: [0] }, field: 'acervos' },
  { payload: { acervos: tooMany }, field: 'acervos' },
  { payload: { acervos: [1], cod_pessoa: 2 }, field: 'cod_pessoa' },
];

const search = { nome: 'Machado de Assis', consulta: 'guia=geral&q=machado', alerta: true };
const { nome, alerta } = search;

/** Search 1 is ana's, and so is alert 1, which she has not read. */
async function writeAlert({ db, pool }: TestApp): Promise<void> {
  await db.deleteFrom('saved_search').where('id', '<>', 1).execute();
  await pool.query(
    `insert into saved_search (id, person_id, name, query, saved_at, alerts, looked_to)
     overriding system value
     values (1, 1, $1, 'guia=geral&q=machado', '2026-03-08', true, '2026-03-08')
     on conflict (id) do update set person_id = 1, name = $1`,
    [nome],
  );
  // Numbers given by hand are not counted.
  await pool.query(`select setval(pg_get_serial_sequence('saved_search', 'id'), 1000)`);
  await pool.query(
    `insert into alert (id, person_id, saved_search_id, from_day, to_day, titles, created_at)
     overriding system value
     values (1, 1, 1, '2026-03-08', '2026-03-09', 2, '2026-03-10T12:00:00Z')
     on conflict (id) do update set read_at = null`,
  );
}

export const keptCalls = {
  getPermanentBasket: { url: '/api/acervo/cesta-permanente', refused: [] },
  listPermanentBasket: {
    url: '/api/acervo/cesta-permanente/colecao?tipoBusca=periodo&dataIni=2026-03-01&dataFim=2026-03-31',
    refused: [
      { query: 'tipoBusca=ultimos', field: 'tipoBusca' },
      { query: 'dataIni=01/03/2026', field: 'dataIni' },
      { query: 'dataFim=2026-02-30', field: 'dataFim' },
    ],
  },
  addToPermanentBasket: {
    url: '/api/acervo/cesta-permanente',
    payload: { acervos: [1, 2] },
    refused: refusedTitles,
  },
  putInPermanentBasket: {
    url: '/api/acervo/cesta-permanente',
    payload: { acervo: 1 },
    refused: [
      { payload: {}, field: 'acervo' },
      { payload: { acervo: '1' }, field: 'acervo' },
      { payload: { acervo: 2_147_483_648 }, field: 'acervo' },
      { payload: { acervo: 1, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  removeFromPermanentBasket: {
    url: '/api/acervo/cesta-permanente',
    payload: { acervos: [1] },
    refused: refusedTitles,
  },
  listSavedItems: { url: '/api/itens-salvos', prepare: writeAlert, refused: [] },
  saveTitles: {
    url: '/api/itens-salvos/titulos',
    payload: { acervos: [1, 2] },
    refused: refusedTitles,
  },
  unsaveTitles: {
    url: '/api/itens-salvos/titulos',
    payload: { acervos: [1] },
    refused: refusedTitles,
  },
  saveSearch: {
    url: '/api/itens-salvos/pesquisas',
    payload: search,
    prepare: writeAlert,
    refused: [
      { payload: { ...search, nome: undefined }, field: 'nome' },
      { payload: { ...search, nome: 'x'.repeat(201) }, field: 'nome' },
      { payload: { ...search, alerta: 'sim' }, field: 'alerta' },
      { payload: { ...search, consulta: '' }, field: 'consulta' },
      { payload: { ...search, consulta: 'x'.repeat(8001) }, field: 'consulta' },
      { payload: { ...search, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  changeSavedSearch: {
    others: 404,
    url: '/api/itens-salvos/pesquisas/1',
    missing: 'NaoEncontrado',
    payload: { nome, alerta },
    prepare: writeAlert,
    refused: [
      { payload: { nome }, field: 'alerta' },
      { payload: { alerta }, field: 'nome' },
      { payload: { nome, alerta, consulta: 'q=x' }, field: 'consulta' },
    ],
  },
  removeSavedSearch: {
    others: 404,
    url: '/api/itens-salvos/pesquisas/1',
    missing: 'NaoEncontrado',
    prepare: writeAlert,
    refused: [],
  },
  listAlerts: {
    url: '/api/solicitacoes/alertas?dataIni=2026-03-01&dataFim=2026-03-31',
    prepare: writeAlert,
    refused: [
      { query: 'dataIni=ontem', field: 'dataIni' },
      { query: 'dataFim=2026-13-01', field: 'dataFim' },
    ],
  },
  readAlert: {
    others: 404,
    url: '/api/solicitacoes/alertas/1',
    missing: 'NaoEncontrado',
    payload: { lido: true },
    prepare: writeAlert,
    refused: [
      { payload: {}, field: 'lido' },
      { payload: { lido: false }, field: 'lido' },
      { payload: { lido: true, id: 2 }, field: 'id' },
    ],
  },
  removeAlert: {
    others: 404,
    url: '/api/solicitacoes/alertas/1',
    missing: 'NaoEncontrado',
    prepare: writeAlert,
    refused: [],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
