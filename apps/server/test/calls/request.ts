import { sql } from 'kysely';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const email = 'leitor@example.org';
const article = {
  email,
  titulo_artigo: 'Da cor',
  titulo_revista: 'Revista de letras',
  ano: '1961',
  paginas: '20-30',
};
const survey = { email, assunto_geral: 'Ciúme', palavras_chave: 'ciúme', suporte: 'ambos' };
const card = {
  email,
  autor_sobrenome: 'Silva',
  autor_nome: 'Maria da',
  titulo: 'O ciúme',
  tipo_trabalho: 'tese',
  local: 'Natal',
  ano: '2026',
  palavras_chave: 'Ciúme',
};
const search = {
  email,
  assunto_geral: 'Ciúme',
  delimitacao: 'Em romances',
  palavras_chave: 'ciúme; romance',
};
const seen = '2026-03-10T11:00:00.000Z';

const cardCode = 'K7QF-20ZD-M3RB-9XTA';

/**
 * Requests 1 to 4 are ana's, to the first library: a card that waits, a copy with a cost, a survey, a
 * card that was approved.
 */
async function writeRequests({ db }: TestApp): Promise<void> {
  await db.deleteFrom('request').execute();
  await db.deleteFrom('approved_card').execute();
  await sql`insert into request
    (id, person_id, login_id, library_id, kind, document, details, emails, note, language, sent_at,
      state, due_on, handled_at, cost)
    overriding system value
    values
    (1, 1, 1, 1, 'catalogue-card', null, ${JSON.stringify(card)}::jsonb - 'email',
      '{ana@example.org}', '', 'pt', ${seen}, 'waiting', '2026-03-20', null, null),
    (2, 1, 1, 1, 'switching', 'article', ${JSON.stringify(article)}::jsonb - 'email',
      '{ana@example.org}', '', 'pt', ${seen}, 'cost-proposed', '2026-03-20', ${seen}, 1500),
    (3, 1, 1, 1, 'survey', null, ${JSON.stringify(survey)}::jsonb - 'email',
      '{ana@example.org}', '', 'pt', ${seen}, 'in-progress', '2026-03-20', ${seen}, null)`.execute(
    db,
  );
  await sql`insert into request
    (id, person_id, login_id, library_id, kind, details, emails, note, language, sent_at, state,
      handled_at, card_code, card_approved_at, card_author_mark)
    overriding system value
    values (4, 1, 1, 1, 'catalogue-card', ${JSON.stringify(card)}::jsonb - 'email',
      '{ana@example.org}', '', 'pt', ${seen}, 'finished', ${seen}, ${cardCode}, ${seen}, 'S586c')`.execute(
    db,
  );
  await sql`insert into approved_card
    values (${cardCode}, 'O ciúme', 'Silva, Maria', 'S586c', '', ${seen}, 1)`.execute(db);
  await sql`insert into request_attachment (id, request_id, name, type, content, added_at)
    overriding system value
    values (9001, 3, 'lista.txt', 'text/plain; charset=utf-8', 'Um', ${seen})`.execute(db);
}

const path = '/api/solicitacoes';
const own = {
  by: 'ana',
  others: 404,
  missing: 'NaoEncontrado',
  prepare: writeRequests,
} as const;
const contact = [
  { field: 'biblioteca', more: { biblioteca: 'central' } },
  { field: 'email', more: { email: [email] } },
  { field: 'observacao', more: { observacao: 'x'.repeat(4001) } },
  { field: 'custo', more: { custo: 1 } },
];
const refusedOf = (payload: object, more: readonly { field: string; more: object }[] = []) =>
  [...contact, ...more].map((one) => ({ payload: { ...payload, ...one.more }, field: one.field }));

export const requestCalls = {
  requestSwitching: {
    url: `${path}/comutacao-bibliografica/artigo`,
    payload: article,
    prepare: clear,
    refused: refusedOf(article, [
      { field: 'ano', more: { ano: 1961 } },
      { field: 'grau_defesa', more: { grau_defesa: 'livre' } },
      { field: 'paginas', more: { paginas: '1'.repeat(21) } },
    ]),
  },
  requestSurvey: {
    url: `${path}/levantamento-bibliografico`,
    payload: survey,
    prepare: clear,
    refused: refusedOf(survey, [
      { field: 'data_ini', more: { data_ini: '2026-02-30' } },
      { field: 'suporte', more: { suporte: 'fita' } },
      { field: 'total_paginas', more: { total_paginas: 0 } },
      { field: 'ilustracoes', more: { ilustracoes: 'S' } },
    ]),
  },
  requestCatalogueCard: {
    url: `${path}/ficha-catalografica`,
    payload: card,
    prepare: clear,
    refused: refusedOf(card, [{ field: 'tipo_trabalho', more: { tipo_trabalho: 'ensaio' } }]),
  },
  requestSpecializedSearch: {
    url: `${path}/pesquisa-especializada`,
    payload: search,
    prepare: clear,
    refused: refusedOf(search, [{ field: 'tipo_publicacao', more: { tipo_publicacao: 'mapas' } }]),
  },
  listRequests: {
    url: `${path}/comutacao-bibliografica?status=todas`,
    refused: [{ query: 'status=nova', field: 'status' }],
  },
  listProposedCosts: { url: `${path}/pedidos/custos`, refused: [] },
  cancelRequest: { ...own, url: `${path}/pedidos/1`, refused: [] },
  decideRequestCost: {
    ...own,
    // An accepted cost is owed for good.
    url: `${path}/pedidos/2/custo`,
    payload: { aceito: false, valor_centavos: 1500 },
    refused: [
      { payload: { aceito: 'S', valor_centavos: 1500 }, field: 'aceito' },
      { payload: { aceito: true, valor_centavos: 0 }, field: 'valor_centavos' },
      { payload: { aceito: true, valor_centavos: 1500, debito: 1 }, field: 'debito' },
    ],
  },
  getRequestAttachment: { ...own, url: `${path}/pedidos/3/anexos/9001`, refused: [] },
  listRequestTitles: { ...own, url: `${path}/pedidos/3/titulos`, refused: [] },
  previewCatalogueCard: {
    url: `${path}/ficha-catalografica/previa`,
    payload: { titulo: 'O ciúme', palavras_chave: 'Ciúme' },
    refused: [
      { payload: { titulo: 'x'.repeat(501) }, field: 'titulo' },
      { payload: { notacao: 'x'.repeat(21) }, field: 'notacao' },
      { payload: { email }, field: 'email' },
    ],
  },
  getCatalogueCard: { ...own, url: `${path}/pedidos/4/ficha`, refused: [] },
  verifyCatalogueCard: {
    url: `${path}/ficha-catalografica/verificar/${cardCode}`,
    prepare: writeRequests,
    missing: 'NaoEncontrado',
    refused: [],
  },
} satisfies Readonly<Record<string, ExampleCall>>;

async function clear({ db }: TestApp): Promise<void> {
  await db.deleteFrom('request').execute();
  await db.deleteFrom('approved_card').execute();
}

const byStaff = {
  by: 'davi',
  others: 404,
  missing: 'NaoEncontrado',
  prepare: writeRequests,
} as const;
const desk = '/api/atendimento/solicitacoes';
const handled = { situacao: 'em-andamento', andamento_visto: null };
const { email: _email, ...fields } = card;
const attached = { nome: 'nota.txt', arquivo: 'VW0=' };

export const requestDeskCalls = {
  listRequestsToHandle: {
    by: 'davi',
    prepare: writeRequests,
    url: `${desk}?situacao=aguardando&tipo=ficha-catalografica&texto=ana`,
    refused: [
      { query: 'situacao=nova', field: 'situacao' },
      { query: 'tipo=mapa', field: 'tipo' },
      { query: 'biblioteca=central', field: 'biblioteca' },
      { query: `texto=${'x'.repeat(201)}`, field: 'texto' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  handleRequest: {
    ...byStaff,
    url: `${desk}/1`,
    payload: handled,
    refused: [
      { payload: { situacao: 'em-andamento' }, field: 'andamento_visto' },
      { payload: { ...handled, situacao: 'aguardando' }, field: 'situacao' },
      { payload: { ...handled, prazo: '2026-02-30' }, field: 'prazo' },
      { payload: { ...handled, custo_centavos: 0 }, field: 'custo_centavos' },
      { payload: { ...handled, resposta: 'x'.repeat(4001) }, field: 'resposta' },
    ],
  },
  attachToRequest: {
    ...byStaff,
    url: `${desk}/1/anexos`,
    payload: attached,
    refused: [
      { payload: { ...attached, nome: 'x'.repeat(151) }, field: 'nome' },
      { payload: { ...attached, arquivo: '!' }, field: 'arquivo' },
      { payload: { nome: 'nota.txt' }, field: 'arquivo' },
    ],
  },
  getHandledAttachment: { ...byStaff, url: `${desk}/3/anexos/9001`, refused: [] },
  removeRequestAttachment: { ...byStaff, url: `${desk}/3/anexos/9001`, refused: [] },
  approveCatalogueCard: {
    ...byStaff,
    url: `${desk}/1/ficha`,
    payload: { ...fields, andamento_visto: null },
    refused: [
      { payload: fields, field: 'andamento_visto' },
      { payload: { ...fields, andamento_visto: null, cdd: 'x'.repeat(41) }, field: 'cdd' },
      { payload: { ...fields, andamento_visto: null, email }, field: 'email' },
    ],
  },
  changeRequestTitles: {
    ...byStaff,
    url: `${desk}/3/titulos`,
    payload: { acervos: [1], vistos: [] },
    refused: [
      { payload: { acervos: [0], vistos: [] }, field: 'acervos' },
      { payload: { acervos: '1', vistos: [] }, field: 'acervos' },
      { payload: { acervos: [1] }, field: 'vistos' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
