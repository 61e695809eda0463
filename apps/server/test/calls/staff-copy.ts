import { columnsOf } from '../../src/modules/copies/copy-columns.ts';
import { versionOf } from '../../src/modules/copies/version-of.ts';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** Copy 1 stands on its shelf in the first library, and nobody waits for it. */
async function standingCopy({ pool }: TestApp): Promise<void> {
  await pool.query(`update hold set state = 'ended', ended_at = now(), end_reason = 'cancelled'
    where state <> 'ended'`);
  await pool.query(`update loan set returned_at = lent_at, returned_in = 1
    where returned_at is null and copy_id is not null`);
  await pool.query(`update copy set circulation_status = null, circulation_due_on = null,
    status = 'available', library_id = 1, record_says = '{}', barcode = 'Dom Casmurro 0' where id = 1`);
}

/** Title 1 is there, with its headings, and nobody has a copy of it. */
async function standingTitle(server: TestApp): Promise<void> {
  const { pool } = server;
  await standingCopy(server);
  // As they were brought in.
  await pool.query(`update copy c set circulation_status = null, circulation_due_on = null,
    record_says = '{}', status = (array['available', 'on-loan', 'lost', 'withdrawn'])[n.place],
    due_on = case when n.place = 2 then date '2026-03-20' end
    from (select id, row_number() over (order by id) as place from copy where title_id = 1
      and source_key not like 'staff/%') n where n.id = c.id`);
  await pool.query('update title set withdrawn_at = null where id = 1');
  await pool.query('delete from title_withdrawal');
  await pool.query(`update loan_request set state = 'not-finished', ended_at = requested_at
    where ended_at is null`);
}

async function withdrawnTitle(server: TestApp): Promise<void> {
  await standingTitle(server);
  await server.pool.query('update title set withdrawn_at = now() where id = 1');
  await server.pool.query(`insert into title_withdrawal
    (title_id, reason, withdrawn_at, withdrawn_by, copies, states) values (1, 'Saiu.', now(), 5, '{}', '{}')`);
}

const written = { cod_biblioteca: 1, codigo_barras: 'NOVO-1' };
const bare = {
  ...written,
  codigo_barras: 'Dom Casmurro 0',
  cod_colecao: null,
  cod_localizacao: null,
  cod_tipo_emprestimo: null,
  numero_chamada: '',
  volume: '',
  tomo: '',
  parte: '',
  numero_exemplar: '',
  material_adicional: '',
  preco_centavos: null,
  adquirido_em: null,
  nota: '',
};
const versao = versionOf(columnsOf(bare));

/** Copy 1 stands there, and nothing more is written of it. */
async function bareCopy(server: TestApp): Promise<void> {
  await standingCopy(server);
  await server.pool.query(`update copy set collection_id = null, location_id = null,
    loan_type_id = null, call_number = '', volume = '', tome = '', part = '', copy_number = '',
    additional_material = '', price = null, acquired_on = null, note = '' where id = 1`);
}

const badColumns = (payload: object) => [
  { payload: { ...payload, cod_biblioteca: undefined }, field: 'cod_biblioteca' },
  { payload: { ...payload, cod_biblioteca: 0 }, field: 'cod_biblioteca' },
  { payload: { ...payload, codigo_barras: 'x'.repeat(61) }, field: 'codigo_barras' },
  { payload: { ...payload, preco_centavos: -1 }, field: 'preco_centavos' },
  { payload: { ...payload, adquirido_em: '2026-02-30' }, field: 'adquirido_em' },
  { payload: { ...payload, added_by: 1 }, field: 'added_by' },
];

const path = '/api/atendimento/exemplares';
const removeAdded = async ({ pool }: TestApp) => {
  await pool.query(`delete from copy where barcode = 'NOVO-1'`);
};

export const staffCopyCalls = {
  listStaffCopies: {
    by: 'davi',
    url: `${path}?texto=casmurro`,
    refused: [
      { query: `texto=${'x'.repeat(201)}`, field: 'texto' },
      { query: 'situacao=sumido', field: 'situacao' },
      { query: 'acervo=0', field: 'acervo' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  getCopyChoices: { by: 'davi', url: `${path}/listas`, refused: [] },
  getStaffCopy: {
    by: 'davi',
    others: 404,
    url: `${path}/1`,
    missing: 'NaoEncontrado',
    prepare: standingCopy,
    refused: [],
  },
  addCopy: {
    by: 'davi',
    others: 404,
    url: path,
    payload: { cod_acervo: 1, ...written },
    restore: removeAdded,
    refused: [
      ...badColumns({ cod_acervo: 1, ...written }),
      { payload: written, field: 'cod_acervo' },
    ],
  },
  changeCopy: {
    by: 'davi',
    others: 404,
    url: `${path}/1`,
    missing: 'NaoEncontrado',
    payload: { ...bare, nota: 'Lombada solta.', versao },
    prepare: bareCopy,
    refused: [...badColumns({ ...written, versao }), { payload: written, field: 'versao' }],
  },
  sayCopyState: {
    by: 'davi',
    others: 404,
    url: `${path}/1/situacao`,
    missing: 'NaoEncontrado',
    payload: { situacao: 'perdido' },
    prepare: standingCopy,
    restore: standingCopy,
    refused: [
      { payload: {}, field: 'situacao' },
      { payload: { situacao: 'reservado' }, field: 'situacao' },
      { payload: { situacao: 'perdido', nota: 'x'.repeat(501) }, field: 'nota' },
    ],
  },
  changeCopyBatch: {
    by: 'davi',
    url: `${path}/lote`,
    payload: { codigos: 'NOVO-1', mudanca: { situacao: 'perdido' }, ensaio: true },
    refused: [
      { payload: { codigos: 'A', mudanca: {} }, field: 'ensaio' },
      {
        payload: { codigos: 'A', mudanca: { situacao: 'emprestado' }, ensaio: true },
        field: 'mudanca',
      },
      { payload: { codigos: 'x'.repeat(40_001), mudanca: {}, ensaio: true }, field: 'codigos' },
    ],
  },
  addShortRecord: {
    by: 'davi',
    url: '/api/atendimento/acervos',
    payload: { titulo: 'Livro que chegou hoje', ano: 2026 },
    refused: [
      { payload: {}, field: 'titulo' },
      { payload: { titulo: 'x'.repeat(301) }, field: 'titulo' },
      { payload: { titulo: 'X', ano: 26 }, field: 'ano' },
    ],
  },
  withdrawTitle: {
    by: 'elisa',
    url: '/api/atendimento/acervos/1/baixa',
    missing: 'NaoEncontrado',
    payload: { motivo: 'Edição que saiu de uso.' },
    // It has copies in libraries that are not theirs.
    ofStaff: '409 AcervoEmUso',
    prepare: standingTitle,
    restore: standingTitle,
    refused: [
      { payload: {}, field: 'motivo' },
      { payload: { motivo: 'x'.repeat(501) }, field: 'motivo' },
    ],
  },
  returnTitle: {
    by: 'elisa',
    url: '/api/atendimento/acervos/1/retorno',
    missing: 'NaoEncontrado',
    prepare: withdrawnTitle,
    restore: standingTitle,
    refused: [],
  },
  printCopyLabels: {
    by: 'davi',
    url: `${path}/etiquetas`,
    payload: { codigos: 'Dom Casmurro 0', tipo: 'codigo_barras', folha: 'L7651' },
    ofOtherUnit: '422 DadosInvalidos',
    prepare: standingCopy,
    refused: [
      { payload: { codigos: 'A', tipo: 'lombada', folha: 'A5' }, field: 'folha' },
      { payload: { codigos: 'A', tipo: 'capa', folha: '6180' }, field: 'tipo' },
      { payload: { codigos: 'A', tipo: 'lombada', folha: '6180', inicio: 0 }, field: 'inicio' },
    ],
  },
  followCopyRecord: {
    by: 'davi',
    others: 404,
    url: `${path}/1/registro`,
    missing: 'NaoEncontrado',
    prepare: standingCopy,
    refused: [],
  },
} as const satisfies Readonly<Record<string, ExampleCall>>;
