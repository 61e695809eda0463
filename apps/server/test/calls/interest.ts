import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** Ana follows heading 1 as an author, serial 2, and books. */
async function writeInterest({ pool }: TestApp): Promise<void> {
  await pool.query('delete from interest');
  await pool.query(
    `insert into interest (person_id, kind, heading_id, title_id, part_kinds, work_type, made_on,
       valid_to, looked_to)
     select 1, kind, heading, title, parts, type, '2026-03-09', '2027-03-09', '2026-03-08'
     from (values ('author', 1, null, null, null), ('serial', null, 2, array['basic'], null),
       ('work-type', null, null, null, 'book')) as own (kind, heading, title, parts, type)`,
  );
}

const path = '/api/perfil-interesse/area-autor-assunto';
const serials = '/api/perfil-interesse/periodicos';
const types = '/api/perfil-interesse/tipo-obra';
const validade = '2026-12-31';
const one = { tipoDSI: 'autor', validade, itens: [{ codigo: '1' }] };

export const interestCalls = {
  getInterestAreas: { url: '/api/perfil-interesse/areas-interesse/info-auxiliar', refused: [] },
  listInterests: {
    url: `${path}?tipoDSI=autor`,
    prepare: writeInterest,
    refused: [{ query: 'tipoDSI=editora', field: 'tipoDSI' }],
  },
  addInterests: {
    url: path,
    payload: one,
    prepare: writeInterest,
    refused: [
      { payload: { ...one, tipoDSI: 'editora' }, field: 'tipoDSI' },
      { payload: { ...one, validade: '31/12/2026' }, field: 'validade' },
      { payload: { ...one, itens: [] }, field: 'itens' },
      { payload: { ...one, itens: [{ codigo: 1 }] }, field: 'itens' },
      { payload: { ...one, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  removeInterest: {
    others: 404,
    url: path,
    missing: 'NaoEncontrado',
    payload: { codigo: '1', tipoDSI: 'autor', codTipoArea: null },
    prepare: writeInterest,
    refused: [
      { payload: { tipoDSI: 'autor' }, field: 'codigo' },
      { payload: { codigo: '1', tipoDSI: 'x' }, field: 'tipoDSI' },
      { payload: { codigo: '1', tipoDSI: 'autor', codTipoArea: 'cdd' }, field: 'codTipoArea' },
      { payload: { codigo: '1', tipoDSI: 'autor', cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
  searchInterests: {
    url: `${path}/pesquisa?tipoDSI=autor&q=assis`,
    refused: [
      { query: 'tipoDSI=x', field: 'tipoDSI' },
      { query: `tipoDSI=autor&q=${'x'.repeat(501)}`, field: 'q' },
    ],
  },
  extendInterests: {
    others: 404,
    url: `${path}/validade`,
    missing: 'NaoEncontrado',
    payload: { tipoDSI: 'autor', validade: '2026-12-31' },
    prepare: writeInterest,
    refused: [
      { payload: { tipoDSI: 'autor' }, field: 'validade' },
      { payload: { tipoDSI: 'autor', validade: '2026-02-30' }, field: 'validade' },
      { payload: { tipoDSI: 'autor', validade: '2026-12-31', itens: [] }, field: 'itens' },
    ],
  },
  listSerialInterests: { url: serials, prepare: writeInterest, refused: [] },
  addSerialInterests: {
    url: serials,
    payload: { acervos: [2], tipos: ['regular'], validade },
    prepare: writeInterest,
    refused: [
      { payload: { acervos: [], tipos: ['regular'], validade }, field: 'acervos' },
      { payload: { acervos: ['2'], tipos: ['regular'], validade }, field: 'acervos' },
      { payload: { acervos: [2], tipos: ['capa'], validade }, field: 'tipos' },
      { payload: { acervos: [2], tipos: ['regular'], validade: 'x' }, field: 'validade' },
    ],
  },
  changeSerialInterest: {
    others: 404,
    url: serials,
    missing: 'NaoEncontrado',
    payload: { cod_acervo: 2, tipos: ['regular', 'indice'], validade },
    prepare: writeInterest,
    refused: [
      { payload: { tipos: ['regular'], validade }, field: 'cod_acervo' },
      { payload: { cod_acervo: 2, validade }, field: 'tipos' },
      { payload: { cod_acervo: 2, tipos: [] }, field: 'validade' },
    ],
  },
  removeSerialInterest: {
    others: 404,
    url: serials,
    missing: 'NaoEncontrado',
    payload: { cod_acervo: 2 },
    prepare: writeInterest,
    refused: [{ payload: { cod_acervo: 'x' }, field: 'cod_acervo' }],
  },
  searchSerialInterests: {
    url: `${serials}/pesquisa?q=revista`,
    refused: [{ query: `q=${'x'.repeat(501)}`, field: 'q' }],
  },
  listWorkTypeInterests: { url: types, prepare: writeInterest, refused: [] },
  addWorkTypeInterests: {
    url: types,
    payload: { tipos_obra: ['book'], validade },
    prepare: writeInterest,
    refused: [
      { payload: { tipos_obra: [], validade }, field: 'tipos_obra' },
      { payload: { tipos_obra: ['book'], validade: 'x' }, field: 'validade' },
    ],
  },
  changeWorkTypeInterest: {
    others: 404,
    url: types,
    missing: 'NaoEncontrado',
    payload: { codigo: 'book', validade },
    prepare: writeInterest,
    refused: [
      { payload: { codigo: '', validade }, field: 'codigo' },
      { payload: { codigo: 'book' }, field: 'validade' },
    ],
  },
  removeWorkTypeInterest: {
    others: 404,
    url: types,
    missing: 'NaoEncontrado',
    payload: { codigo: 'book' },
    prepare: writeInterest,
    refused: [{ payload: {}, field: 'codigo' }],
  },
  listInterestTitles: {
    url: '/api/perfil-interesse/titulos',
    prepare: writeInterest,
    refused: [{ query: 'pagina=0', field: 'pagina' }],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
