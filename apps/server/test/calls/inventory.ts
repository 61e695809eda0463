import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** Inventory 1 of the first library is open. */
async function openInventory({ pool }: TestApp): Promise<void> {
  await pool.query('truncate inventory restart identity cascade');
  await pool.query(`insert into inventory (library_id, started_at, started_by)
    values (1, '2026-03-02T10:00:00Z', 4)`);
}

async function endedInventory(server: TestApp): Promise<void> {
  await openInventory(server);
  await server.pool.query("update inventory set ended_at = '2026-03-02T12:00:00Z'");
}

const path = '/api/atendimento/inventarios';
const one = { by: 'davi', others: 404, missing: 'NaoEncontrado', prepare: openInventory } as const;

export const inventoryCalls = {
  listInventories: { by: 'davi', url: path, refused: [] },
  startInventory: {
    by: 'davi',
    others: 404,
    url: path,
    payload: { cod_biblioteca: 1 },
    refused: [
      { payload: {}, field: 'cod_biblioteca' },
      { payload: { cod_biblioteca: 1, chamada_de: 'x'.repeat(101) }, field: 'chamada_de' },
    ],
  },
  getInventory: { ...one, url: `${path}/1`, refused: [] },
  scanInventory: {
    ...one,
    url: `${path}/1/leituras`,
    payload: { codigos: 'A1' },
    refused: [
      { payload: {}, field: 'codigos' },
      { payload: { codigos: 'x'.repeat(40_001) }, field: 'codigos' },
    ],
  },
  loseMissingCopies: {
    ...one,
    prepare: endedInventory,
    url: `${path}/1/perdidos`,
    payload: { exemplares: [1] },
    refused: [
      { payload: { exemplares: [] }, field: 'exemplares' },
      { payload: { exemplares: ['A1'] }, field: 'exemplares' },
      { payload: { exemplares: [1], nota: 'x'.repeat(501) }, field: 'nota' },
    ],
  },
  endInventory: { ...one, url: `${path}/1/encerramento`, refused: [] },
  exportInventory: { ...one, url: `${path}/1/csv`, refused: [] },
} as const satisfies Readonly<Record<string, ExampleCall>>;
