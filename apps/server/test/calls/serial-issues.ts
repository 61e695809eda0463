import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const bad = ['abc', '0', '2147483648'];

const visto = { designacao: '(1961)', situacao: 'esperado', escrito_em: null } as const;
const path = '/api/atendimento/fasciculos';

/** Title 2 has, at the first library, one issue that is expected: in part 900. */
async function expectIssue({ pool }: TestApp): Promise<void> {
  await pool.query(`insert into serial_part (id, title_id, library_id, source_key, kind)
    overriding system value values (900, 2, 1, 'x', 'basic') on conflict (id) do nothing`);
  await pool.query('delete from serial_issue where part_id = 900');
  await pool.query('delete from staff_issue');
  await pool.query(`insert into serial_issue (part_id, sequence, year, last_year, designation, state)
    values (900, 1, 1961, 1961, '(1961)', 'expected')`);
}

async function receiveIssue(server: TestApp): Promise<void> {
  await expectIssue(server);
  await server.pool.query(`with s as (
      insert into staff_issue (part_id, year, designation, state, received_on, record_says, written_at)
      values (900, 1961, '(1961)', 'received', '2026-03-10',
        '{"state":"expected","barcode":"","note":"","received_on":null}', '2026-03-10T12:00:00Z')
      returning id)
    update serial_issue set staff_issue_id = s.id, state = 'received' from s where part_id = 900`);
}

const added = { cod_acervo: 2, cod_biblioteca: 1, ano: 2026 };
const badUpdates = [
  { change: { situacao: 'encadernado' }, field: 'situacao' },
  { change: { recebido_em: 'ontem' }, field: 'recebido_em' },
  { change: { codigo_barras: 'x'.repeat(61) }, field: 'codigo_barras' },
  { change: { nota: 7 }, field: 'nota' },
] as const;

export const serialIssueCalls = {
  listStaffIssues: {
    url: `${path}?situacao=esperado&texto=a`,
    by: 'davi',
    prepare: expectIssue,
    refused: [
      { query: 'situacao=atrasado', field: 'situacao' },
      { query: 'dataIni=ontem', field: 'dataIni' },
      { query: 'biblioteca=0', field: 'biblioteca' },
      { query: 'acervo=0', field: 'acervo' },
    ],
  },
  setIssueState: {
    url: `${path}/900/1/0`,
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    prepare: expectIssue,
    payload: { situacao: 'recebido', visto },
    refused: [
      ...badUpdates.map(({ change, field }) => ({
        payload: { situacao: 'falta', visto, ...change },
        field,
      })),
      { payload: { situacao: 'falta' }, field: 'visto' },
    ],
  },
  addIssue: {
    url: path,
    by: 'davi',
    others: 404,
    prepare: async (server) => {
      await expectIssue(server);
      await server.pool.query('delete from serial_issue where part_id = 900');
    },
    payload: { ...added, situacao: 'recebido' },
    refused: [
      ...badUpdates.map(({ change, field }) => ({
        payload: { ...added, situacao: 'falta', ...change },
        field,
      })),
      { payload: { ...added, situacao: 'falta', ano: 0 }, field: 'ano' },
      { payload: { ...added, situacao: 'falta', mes: 13 }, field: 'mes' },
      { payload: { ...added, situacao: 'falta', tipo: 'outra' }, field: 'tipo' },
      { payload: { ...added, situacao: 'falta', volume: 'x'.repeat(41) }, field: 'volume' },
    ],
  },
  revertIssue: {
    url: `${path}/900/1/0/volta`,
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    prepare: receiveIssue,
    payload: { visto: { ...visto, situacao: 'recebido', escrito_em: '2026-03-10T12:00:00.000Z' } },
    refused: [{ payload: {}, field: 'visto' }],
  },
  writeIssueClaim: {
    url: `${path}/carta?acervo=2&situacao=falta`,
    by: 'davi',
    prepare: expectIssue,
    refused: [
      { query: '', field: 'acervo' },
      { query: 'acervo=2&situacao=recebido', field: 'situacao' },
      { query: 'acervo=2&biblioteca=0', field: 'biblioteca' },
    ],
  },
  claimIssues: {
    url: `${path}/reclamados`,
    by: 'davi',
    prepare: expectIssue,
    payload: { itens: [{ cod_parte: 900, seq_par: 1, seq_sec: 0, visto }] },
    refused: [
      { payload: {}, field: 'itens' },
      { payload: { itens: [] }, field: 'itens' },
      { payload: { itens: [{ cod_parte: 900, seq_par: 1, seq_sec: 0 }] }, field: 'itens' },
      {
        payload: { itens: [{ cod_parte: 2147483648, seq_par: 1, seq_sec: 0, visto }] },
        field: 'itens',
      },
      {
        payload: {
          itens: [
            { cod_parte: 900, seq_par: 1, seq_sec: 0, visto: { ...visto, situacao: 'recebido' } },
          ],
        },
        field: 'itens',
      },
    ],
  },
  getSerialIssuesPermission: { url: '/api/kardex/2/permissao', refused: [] },
  listSerialIssueChoices: { url: '/api/kardex/2/combobox-data', refused: [] },
  listIssues: {
    url: '/api/kardex/2/data?codPeriod=m&codBib=2&codPar=&year=1961',
    refused: [
      ...bad.map((id) => ({ query: `codBib=${id}`, field: 'codBib' })),
      ...bad.map((id) => ({ query: `codPar=${id}`, field: 'codPar' })),
      ...['0', '12345', '19x'].map((year) => ({ query: `year=${year}`, field: 'year' })),
      { query: 'codPeriod=mensalmente', field: 'codPeriod' },
    ],
  },
  getIssue: {
    url: '/api/kardex/2/item?seqPar=1&seqSec=0&codPar=1',
    refused: [
      { query: 'seqSec=0&codPar=1', field: 'seqPar' },
      { query: 'seqPar=0&seqSec=0&codPar=1', field: 'seqPar' },
      { query: 'seqPar=1&codPar=1', field: 'seqSec' },
      { query: 'seqPar=1&seqSec=-1&codPar=1', field: 'seqSec' },
      { query: 'seqPar=1&seqSec=0&codPar=x', field: 'codPar' },
    ],
  },
  getSummary: {
    url: '/api/sumario/2/dados?ano=1961',
    prepare: async ({ db }) => {
      await db
        .insertInto('institution_setting')
        .values(['serialSummaries', 'bookSummaries'].map((key) => ({ key, value: 'true' })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
        )
        .execute();
    },
    refused: [
      { query: 'ano=0', field: 'ano' },
      { query: 'ano=20200', field: 'ano' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
