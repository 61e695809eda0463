import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect id="e14" x="10" y="10" width="80" height="20" fill="#ccc"/><rect id="e15" x="10" y="40" width="80" height="20" fill="#ccc"/></svg>';

/** Plan 1 of the first library, with nothing marked. */
async function drawPlan({ pool }: TestApp): Promise<void> {
  await pool.query('truncate floor_plan restart identity cascade');
  await pool.query(
    `insert into floor_plan (library_id, name, drawing, digest) values (1, '2.º piso', $1, 'abcdefghijklmnop')`,
    [drawing],
  );
}

async function dropPlans({ pool }: TestApp): Promise<void> {
  await pool.query('truncate floor_plan restart identity cascade');
}

export const shelf = {
  forma: 'e14',
  nome: 'Estante 14',
  chamada_de: '869',
  chamada_ate: '870',
  cod_localizacao: null,
  cod_colecao: null,
} as const;

const path = '/api/atendimento/plantas';
const one = {
  by: 'elisa',
  missing: 'NaoEncontrado',
  prepare: drawPlan,
  restore: dropPlans,
} as const;
const added = { cod_biblioteca: 1, nome: '1.º piso', arquivo: drawing };
const changed = { versao: 0, nome: '2.º piso', estantes: [shelf] };

export const floorPlanCalls = {
  listFloorPlans: { by: 'elisa', url: path, refused: [] },
  addFloorPlan: {
    by: 'elisa',
    url: path,
    payload: added,
    prepare: dropPlans,
    restore: dropPlans,
    refused: [
      { payload: { ...added, cod_biblioteca: 9999 }, field: 'cod_biblioteca' },
      { payload: { ...added, nome: '' }, field: 'nome' },
      { payload: { ...added, arquivo: '' }, field: 'arquivo' },
    ],
  },
  getFloorPlan: { ...one, url: `${path}/1`, refused: [] },
  changeFloorPlan: {
    ...one,
    url: `${path}/1`,
    payload: changed,
    refused: [
      { payload: { ...changed, versao: -1 }, field: 'versao' },
      { payload: { ...changed, nome: 'x'.repeat(101) }, field: 'nome' },
      ...[
        { forma: 'nenhuma' },
        { nome: '' },
        { chamada_de: '870', chamada_ate: '869' },
        { cod_localizacao: 9999 },
        { cod_colecao: 9999 },
      ].map((other) => ({
        payload: { ...changed, estantes: [{ ...shelf, ...other }] },
        field: 'estantes',
      })),
    ],
  },
  removeFloorPlan: { ...one, url: `${path}/1`, refused: [] },
} as const satisfies Readonly<Record<string, ExampleCall>>;
