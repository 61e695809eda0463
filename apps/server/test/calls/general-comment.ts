import { sql } from 'kysely';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const content = 'A sala de leitura está ótima.';

/** Comment 1 is ana's, to the first library, and nobody has read it. */
async function writeComment({ db, clock }: TestApp): Promise<void> {
  await sql`truncate general_comment restart identity cascade`.execute(db);
  const sent_at = new Date(clock.now().epochMilliseconds);
  const comment = { person_id: 1, library_id: 1, language: 'pt', sent_at, content } as const;
  await db.insertInto('general_comment').values(comment).execute();
}

export const generalCommentCalls = {
  sendGeneralComment: {
    url: '/api/unidade-informacao/comentario',
    payload: { content, b: 1 },
    prepare: writeComment,
    refused: [
      { payload: { b: 1 }, field: 'content' },
      { payload: { content: 7, b: 1 }, field: 'content' },
      { payload: { content: 'x'.repeat(4001), b: 1 }, field: 'content' },
      { payload: { content }, field: 'b' },
      { payload: { content, b: '1' }, field: 'b' },
      { payload: { content, b: 0 }, field: 'b' },
      { payload: { content, b: 1, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  listGeneralComments: {
    url: '/api/atendimento/comentarios?situacao=pendente&texto=sala',
    by: 'davi',
    prepare: writeComment,
    refused: [
      { query: 'situacao=nova', field: 'situacao' },
      { query: 'biblioteca=central', field: 'biblioteca' },
      { query: `texto=${'x'.repeat(201)}`, field: 'texto' },
      { query: 'dataIni=10/03/2026', field: 'dataIni' },
      { query: 'dataFim=2026-02-30', field: 'dataFim' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  readGeneralComment: {
    others: 404,
    url: '/api/atendimento/comentarios/1',
    by: 'davi',
    missing: 'NaoEncontrado',
    payload: { situacao: 'lido' },
    prepare: writeComment,
    refused: [
      { payload: {}, field: 'situacao' },
      { payload: { situacao: 'pendente' }, field: 'situacao' },
      { payload: { situacao: 'lido', nome: 'x' }, field: 'nome' },
    ],
  },
  answerGeneralComment: {
    others: 404,
    url: '/api/atendimento/comentarios/1/resposta',
    by: 'davi',
    missing: 'NaoEncontrado',
    payload: { resposta: 'Obrigada!' },
    prepare: writeComment,
    refused: [
      { payload: {}, field: 'resposta' },
      { payload: { resposta: null }, field: 'resposta' },
      { payload: { resposta: 'x'.repeat(4001) }, field: 'resposta' },
      { payload: { resposta: 'x', para: 'outra@example.org' }, field: 'para' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
