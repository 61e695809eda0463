import { sql } from 'kysely';
import { versionOf } from '../../src/modules/network-lists/version-of.ts';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** A collection that nothing refers to. */
const spare = 900;

async function writeSpare({ db }: TestApp): Promise<void> {
  await dropSpare({ db });
  await sql`insert into collection (id, code, name) overriding system value values
    (${spare}, 'SOBRA', 'Sobra'), (${spare + 1}, 'OUTRA', 'Outra')`.execute(db);
}

async function dropSpare({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await sql`delete from collection where id in (${spare}, ${spare + 1}) or code = 'NOVA'`.execute(
    db,
  );
  await sql`delete from former_list_code`.execute(db);
}

const url = '/api/atendimento/listas/colecao';
const shared = { by: 'elisa', prepare: writeSpare, restore: dropSpare } as const;
const valores = { sigla: 'NOVA', nome: 'Nova' };
const versao = versionOf({ sigla: 'SOBRA', nome: 'Sobra', nome_en: '', nome_es: '' });

export const networkListCalls = {
  listNetworkEntries: {
    ...shared,
    url,
    refused: [
      { query: 'pagina=0', field: 'pagina' },
      { query: `texto=${'x'.repeat(201)}`, field: 'texto' },
    ],
  },
  addNetworkEntry: {
    ...shared,
    url,
    payload: { valores },
    refused: [
      { payload: { valores: { ...valores, cor: 'azul' } }, field: 'valores' },
      { payload: { valores: { ...valores, nome: 'x'.repeat(20_001) } }, field: 'valores' },
      { payload: {}, field: 'valores' },
    ],
  },
  changeNetworkEntry: {
    ...shared,
    missing: 'NaoEncontrado',
    url: `${url}/${spare}`,
    payload: { valores: { nome: 'Sobra ainda' }, versao },
    refused: [
      { payload: { valores: { nome: 1 }, versao }, field: 'valores' },
      { payload: { valores: {} }, field: 'versao' },
    ],
  },
  mergeNetworkEntry: {
    ...shared,
    missing: 'NaoEncontrado',
    url: `${url}/${spare}/unir`,
    payload: { destino: spare + 1 },
    refused: [
      { payload: { destino: 0 }, field: 'destino' },
      { payload: {}, field: 'destino' },
    ],
  },
  removeNetworkEntry: {
    ...shared,
    missing: 'NaoEncontrado',
    url: `${url}/${spare}`,
    refused: [],
  },
  importNetworkList: {
    ...shared,
    url: `${url}/importacao`,
    payload: {
      arquivo: Buffer.from('sigla;nome\nNOVA;Nova\n').toString('base64'),
      simulacao: true,
    },
    refused: [
      { payload: { arquivo: 'sigla;nome', simulacao: true }, field: 'arquivo' },
      { payload: { arquivo: '' }, field: 'simulacao' },
    ],
  },
  exportNetworkList: { ...shared, url: `${url}/arquivo`, refused: [] },
} satisfies Readonly<Record<string, ExampleCall>>;
