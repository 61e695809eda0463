import { sql } from 'kysely';
import type { TestApp } from '../start-test-app.ts';
import { sha256 } from '../../src/platform/digest.ts';
import type { ExampleCall } from './example-call.ts';

const nome = 'Para o verão';
const at = '2026-03-10T12:00:00Z';
const code = 'um-codigo-do-exemplo-1';

/** Lists 1 and 2 are ana's; the first has both titles, and anybody who has the code sees it. */
async function writeLists({ db }: TestApp): Promise<void> {
  await sql`truncate named_list restart identity cascade`.execute(db);
  await sql`insert into named_list (person_id, name, position, made_at, changed_at)
    values (1, ${nome}, 1, ${at}, ${at}), (1, 'Outra', 2, ${at}, ${at})`.execute(db);
  await sql`update named_list set share_salt = '', share_hash = ${sha256(code)}, shared_at = ${at}
    where id = 1`.execute(db);
  await sql`insert into named_list_title (list_id, title_id, position, added_at)
    values (1, 1, 1, ${at}), (1, 2, 2, ${at})`.execute(db);
}

const own = { prepare: writeLists, others: 404, missing: 'NaoEncontrado' } as const;
const tooMany = Array.from({ length: 501 }, (_, place) => place + 1);
const refusedTitles = [
  { payload: {}, field: 'acervos' },
  { payload: { acervos: [] }, field: 'acervos' },
  { payload: { acervos: ['1'] }, field: 'acervos' },
  { payload: { acervos: tooMany }, field: 'acervos' },
  { payload: { acervos: [1], cod_pessoa: 2 }, field: 'cod_pessoa' },
];
const refusedNames = [
  { payload: {}, field: 'nome' },
  { payload: { nome: 'x'.repeat(121) }, field: 'nome' },
  { payload: { nome, descricao: 'x'.repeat(1001) }, field: 'descricao' },
  { payload: { nome, cod_pessoa: 2 }, field: 'cod_pessoa' },
];
const shown = { mostra_nome: true, mostra_notas: false };

export const namedListCalls = {
  listNamedLists: { url: '/api/listas', prepare: writeLists, refused: [] },
  makeNamedList: {
    url: '/api/listas',
    payload: { nome: 'Nova', acervos: [1] },
    prepare: writeLists,
    refused: [...refusedNames, { payload: { nome, acervos: tooMany }, field: 'acervos' }],
  },
  orderNamedLists: {
    url: '/api/listas',
    ...own,
    payload: { listas: [2, 1] },
    refused: [
      { payload: {}, field: 'listas' },
      { payload: { listas: [] }, field: 'listas' },
      { payload: { listas: [0] }, field: 'listas' },
    ],
  },
  getNamedList: { url: '/api/listas/1', ...own, refused: [] },
  changeNamedList: {
    url: '/api/listas/1',
    ...own,
    payload: { nome: 'Para o inverno' },
    refused: refusedNames,
  },
  deleteNamedList: { url: '/api/listas/1', ...own, refused: [] },
  addToNamedList: {
    url: '/api/listas/2/titulos',
    ...own,
    payload: { acervos: [1] },
    refused: refusedTitles,
  },
  removeFromNamedList: {
    url: '/api/listas/1/titulos',
    ...own,
    payload: { acervos: [1] },
    refused: refusedTitles,
  },
  orderNamedList: {
    url: '/api/listas/1/titulos',
    ...own,
    payload: { acervos: [2] },
    refused: refusedTitles,
  },
  moveToNamedList: {
    url: '/api/listas/1/mover',
    ...own,
    payload: { acervos: [1], para: 2 },
    refused: [
      { payload: { acervos: [1] }, field: 'para' },
      { payload: { acervos: [], para: 2 }, field: 'acervos' },
      { payload: { acervos: [1], para: 2, copia: 'sim' }, field: 'copia' },
    ],
  },
  noteInNamedList: {
    url: '/api/listas/1/titulos/1',
    ...own,
    payload: { nota: 'Para a aula.' },
    refused: [
      { payload: {}, field: 'nota' },
      { payload: { nota: 'x'.repeat(501) }, field: 'nota' },
    ],
  },
  shareNamedList: {
    url: '/api/listas/1/compartilhamento',
    ...own,
    payload: shown,
    refused: [
      { payload: { mostra_notas: true }, field: 'mostra_nome' },
      { payload: { mostra_nome: true }, field: 'mostra_notas' },
      { payload: { ...shown, novo: 1 }, field: 'novo' },
      { payload: { ...shown, codigo: code }, field: 'codigo' },
    ],
  },
  withdrawNamedList: { url: '/api/listas/1/compartilhamento', ...own, refused: [] },
  getSharedList: {
    url: `/api/listas-compartilhadas/${code}`,
    prepare: writeLists,
    missing: 'NaoEncontrado',
    refused: [{ query: 'pagina=0', field: 'pagina' }],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
