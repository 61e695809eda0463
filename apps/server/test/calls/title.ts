import { writeSettings } from '../../src/modules/institution/settings.ts';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const client = { browser: 'Firefox', device: 'desktop', os: 'Linux' };
const opened = { cod_acervo: 1, seq_paragrafo: 0, url: '', user_id: '2', ...client };

/** Title 2 is a standard, and its vendors are set. */
async function makeStandard({ db }: TestApp): Promise<void> {
  const { description } = await db
    .selectFrom('title')
    .select('description')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow();
  const standard = { number: 'ABNT NBR 6023:2018', organizations: ['ABNT'], state: null };
  await db
    .updateTable('title')
    .set({ description: JSON.stringify({ ...description, standard }) })
    .where('id', '=', 2)
    .execute();
  await writeSettings(db, [
    ['abntAddress', 'https://abnt.example.org/{numero}'],
    ['targetAddress', 'https://target.example.org/{numero}'],
  ]);
}

export const titleCalls = {
  listDatabases: { url: '/api/acervo/meu-pergamum/bases-dados', refused: [] },
  getTitle: { url: '/api/acervo/1', refused: [] },
  listCopies: {
    url: '/api/acervo/1/exemplares?cod_unidade=1',
    refused: [
      ...['abc', '0', '2147483648'].map((id) => ({
        query: `cod_unidade=${id}`,
        field: 'cod_unidade',
      })),
      { query: 'pagina=0', field: 'pagina' },
      ...['0', '501', 'x'].map((value) => ({ query: `quantidade=${value}`, field: 'quantidade' })),
    ],
  },
  findScannedCopy: { url: '/api/consulta/codigo-barras/dom%20casmurro%200', refused: [] },
  listTitleLibraries: { url: '/api/acervo/1/bibliotecas', refused: [] },
  listTitleLinks: { url: '/api/acervo/1/links', refused: [] },
  getTitleMetadata: { url: '/api/acervo/1/metadados', refused: [] },
  getTitlePermissions: { url: '/api/acervo/1/permissoes', refused: [] },
  listSimilarTitles: { url: '/api/acervo/1/semelhantes', refused: [] },
  getTitleMarc: {
    url: '/api/acervo/1/marc',
    refused: [{ query: 'liberacao=2', field: 'liberacao' }],
  },
  getTitleColour: { url: '/api/acervo/1/cor', refused: [] },
  listEditions: { url: '/api/acervo/1/edicoes', refused: [] },
  listShelfNeighbours: { url: '/api/acervo/1/vizinhos', refused: [] },
  listTitleYears: { url: '/api/acervo/1/dados-estatisticos/anos', refused: [] },
  getTitleYear: { url: '/api/acervo/1/dados-estatisticos/dados/2026', refused: [] },
  getTitleTotals: {
    url: '/api/acervo/1/totais?dataIni=2026-01-01&dataFim=2026-12-31&biblioteca=1',
    refused: [
      { query: 'dataIni=ontem', field: 'dataIni' },
      { query: 'dataFim=2026-02-30', field: 'dataFim' },
      { query: 'biblioteca=0', field: 'biblioteca' },
    ],
  },
  listCovers: {
    url: '/api/vinculos/imagem?cod_acervo=1&cod_acervo=2',
    refused: [{ query: 'cod_acervo=x', field: 'cod_acervo' }],
  },
  listResultLinks: {
    url: '/api/vinculos/links-resultado?cod_acervo=1',
    refused: [{ query: 'cod_acervo=0', field: 'cod_acervo' }],
  },
  getAbntLink: { url: '/api/vinculos/abnt/2', prepare: makeStandard, refused: [] },
  getTargetLink: { url: '/api/vinculos/target/2', prepare: makeStandard, refused: [] },
  recordUsage: {
    url: '/api/vinculos/estatistica-acesso',
    payload: opened,
    refused: [
      { payload: { ...opened, cod_acervo: 0 }, field: 'cod_acervo' },
      { payload: { ...opened, seq_paragrafo: -1 }, field: 'seq_paragrafo' },
      { payload: { ...opened, url: 'x'.repeat(2001) }, field: 'url' },
      { payload: { ...opened, browser: 1 }, field: 'browser' },
    ],
  },
  recordRestrictedUsage: {
    url: '/api/vinculos/acesso-restrito/1/s/1',
    payload: { userId: 2, ...client },
    refused: [{ payload: { ...client, os: 'x'.repeat(201) }, field: 'os' }],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
