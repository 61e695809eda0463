import { sql } from 'kysely';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const content = 'Li de uma vez só.';

/** Comment 1 is ana's, on title 1, written with her login at the first library, and pending. */
async function writeComment({ db, clock }: TestApp): Promise<void> {
  await sql`truncate title_comment restart identity cascade`.execute(db);
  const sent_at = new Date(clock.now().epochMilliseconds);
  const own = { person_id: 1, title_id: 1, library_id: 1, language: 'pt', sent_at } as const;
  await db
    .insertInto('title_comment')
    .values({ ...own, content, decided_at: null, decided_by: null })
    .execute();
}

/** Writes the comment, and four stars that ana gave title 1. */
async function writeRating(server: TestApp): Promise<void> {
  await writeComment(server);
  const rated_at = new Date(server.clock.now().epochMilliseconds);
  const own = { person_id: 1, title_id: 1, stars: 4, rated_at, comment_id: null };
  await server.db.deleteFrom('title_rating').execute();
  await server.db.insertInto('title_rating').values(own).execute();
}

const pages = [
  { query: 'pagina=0', field: 'pagina' },
  { query: 'pagina=x', field: 'pagina' },
];

export const titleCommentCalls = {
  listTitleComments: {
    url: '/api/comentarios/acervo/1?pagina=1',
    prepare: writeComment,
    refused: pages,
  },
  writeTitleComment: {
    url: '/api/comentarios/acervo/1',
    payload: { conteudo: content },
    prepare: writeComment,
    refused: [
      { payload: {}, field: 'conteudo' },
      { payload: { conteudo: 7 }, field: 'conteudo' },
      { payload: { conteudo: 'x'.repeat(2001) }, field: 'conteudo' },
      { payload: { conteudo: content, cod_pessoa: 2 }, field: 'cod_pessoa' },
      { payload: { conteudo: content, estrelas: 6 }, field: 'estrelas' },
      { payload: { conteudo: content, situacao: 'aprovado' }, field: 'situacao' },
    ],
  },
  rateTitle: {
    url: '/api/comentarios/usuario/acervo/1/avaliacao',
    payload: { estrelas: 5 },
    prepare: writeRating,
    refused: [
      { payload: {}, field: 'estrelas' },
      { payload: { estrelas: 0 }, field: 'estrelas' },
      { payload: { estrelas: 6 }, field: 'estrelas' },
      { payload: { estrelas: 4.5 }, field: 'estrelas' },
      { payload: { estrelas: 5, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  withdrawRating: {
    others: 404,
    url: '/api/comentarios/usuario/acervo/1/avaliacao',
    missing: 'NaoEncontrado',
    prepare: writeRating,
    refused: [],
  },
  listCommentedTitles: {
    url: '/api/comentarios/usuario/acervos?pagina=1',
    prepare: writeComment,
    refused: pages,
  },
  listOwnTitleComments: {
    url: '/api/comentarios/usuario/acervo/1',
    prepare: writeComment,
    refused: [],
  },
  deleteTitleComment: {
    others: 404,
    url: '/api/comentarios/usuario/1',
    missing: 'NaoEncontrado',
    prepare: writeComment,
    refused: [],
  },
  listCommentsToApprove: {
    url: '/api/atendimento/comentarios-acervo?situacao=pendente&texto=vez',
    by: 'davi',
    prepare: writeComment,
    refused: [
      { query: 'situacao=lido', field: 'situacao' },
      { query: 'biblioteca=central', field: 'biblioteca' },
      { query: `texto=${'x'.repeat(201)}`, field: 'texto' },
      { query: 'dataIni=10/03/2026', field: 'dataIni' },
      { query: 'dataFim=2026-02-30', field: 'dataFim' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  decideTitleComment: {
    others: 404,
    url: '/api/atendimento/comentarios-acervo/1',
    by: 'davi',
    missing: 'NaoEncontrado',
    payload: { situacao: 'recusado', motivo: 'Fala de outro livro.', decisao_vista: null },
    prepare: writeComment,
    refused: [
      { payload: {}, field: 'situacao' },
      { payload: { situacao: 'pendente', motivo: '', decisao_vista: null }, field: 'situacao' },
      {
        payload: { situacao: 'recusado', motivo: 'x'.repeat(1001), decisao_vista: null },
        field: 'motivo',
      },
      {
        payload: { situacao: 'aprovado', motivo: '', decisao_vista: 'hoje' },
        field: 'decisao_vista',
      },
      { payload: { situacao: 'aprovado', motivo: '' }, field: 'decisao_vista' },
      {
        payload: { situacao: 'aprovado', motivo: '', decisao_vista: null, nome: 'x' },
        field: 'nome',
      },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
