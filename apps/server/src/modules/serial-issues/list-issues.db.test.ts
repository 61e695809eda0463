import { errorBody } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBook, aSerial, type IssueOverrides } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const at = (
  library: string,
  volume: string,
  number: string,
  year: string,
  month: string,
  note = '',
) => ({ library, volume, number, year, month, note }) satisfies IssueOverrides;

const issues = [
  at('CENTRAL', '1', '1', '2019', '02'),
  at('CENTRAL', '2', '1', '2020', '01'),
  at('CENTRAL', '2', '2', '2020', '02', 'Falta'),
  at('CENTRAL', '2', '2', '2020', '02'),
  at('SAUDE', '2', '1', '2020', '01', 'Encadernado'),
  { library: 'SAUDE', volume: '3-', year: '2024-' },
];
const records = [
  aSerial({ title: 'Revista', issues }),
  aBook({ title: 'Um livro' }),
  aSerial({ title: 'Sem fascículos' }),
];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records });
});
afterAll(() => server.close());
const turn = (enabled: boolean) =>
  server.db.updateTable('activity').set({ enabled }).where('code', '=', 32).execute();
beforeEach(() => turn(true));

const get = (path: string) => server.app.inject({ url: `/api/kardex/${path}` });
interface IssueList {
  readonly anos: readonly number[];
  readonly bibliotecas: readonly {
    readonly desc_biblioteca: string;
    readonly partes: readonly {
      readonly cod_parte: number;
      readonly anos: readonly {
        readonly ano: number;
        readonly fasciculos: readonly { readonly designacao: string; readonly situacao: string }[];
      }[];
    }[];
  }[];
}
const data = async (query = ''): Promise<IssueList> => {
  const answer = await get(`1/data?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<IssueList>();
};
const told = ({ bibliotecas }: IssueList) =>
  bibliotecas.flatMap(({ desc_biblioteca, partes }) =>
    partes.flatMap(({ anos }) =>
      anos.map(({ ano, fasciculos }) => [
        desc_biblioteca,
        ano,
        fasciculos.map(({ designacao, situacao }) => `${designacao} ${situacao}`).join(', '),
      ]),
    ),
  );

describe('issues of a serial', () => {
  test('stand by library and year, the last years first', async () => {
    expect((await data()).anos).toEqual([2026, 2025, 2024, 2020, 2019]);
    expect(told(await data('year=2020'))).toEqual([
      [
        'Biblioteca Central',
        2020,
        'v.2:n.1 (2020:01) recebido, v.2:n.2 (2020:02) falta, v.2:n.2 (2020:02) recebido',
      ],
      ['Biblioteca da Saúde', 2020, 'v.2:n.1 (2020:01) encadernado'],
    ]);
  });

  test('a run that goes on is in each of its years up to this one', async () => {
    expect(told(await data('codBib=3'))).toEqual([
      ['Biblioteca da Saúde', 2026, 'v.3- (2024-) recebido'],
      ['Biblioteca da Saúde', 2025, 'v.3- (2024-) recebido'],
      ['Biblioteca da Saúde', 2024, 'v.3- (2024-) recebido'],
      ['Biblioteca da Saúde', 2020, 'v.2:n.1 (2020:01) encadernado'],
    ]);
    expect((await data('year=2027')).anos).toEqual([]);
  });

  test('are narrowed by library, part, and how often they come', async () => {
    const [central] = (await data()).bibliotecas;
    const part = central?.partes[0]?.cod_parte ?? 0;
    expect((await data(`codPar=${part}`)).bibliotecas).toHaveLength(1);
    expect((await data('codPeriod=m')).bibliotecas).toHaveLength(2);
    expect((await data('codPeriod=q')).bibliotecas).toEqual([]);
    expect((await data('codBib=999')).bibliotecas).toEqual([]);
    expect((await data('codBib=&codPar=&codPeriod=&year=')).anos).toHaveLength(5);
  });

  test('the choices are those that there are', async () => {
    expect((await get('1/combobox-data')).json()).toMatchObject({
      bibliotecas: [
        { desc_biblioteca: 'Biblioteca Central' },
        { desc_biblioteca: 'Biblioteca da Saúde' },
      ],
      partes: [
        { tipo: 'basica', cod_periodicidade: 'm', cod_biblioteca: 1 },
        { tipo: 'basica', cod_periodicidade: 'm', cod_biblioteca: 3 },
      ],
      periodicidades: ['m'],
      anos: [2026, 2025, 2024, 2020, 2019],
    });
    expect((await get('2/combobox-data')).json()).toMatchObject({ bibliotecas: [], anos: [] });
  });

  test('one is told by its place, a second piece by its section, and none of another serial', async () => {
    const one = (query: string, title = 1) => get(`${title}/item?${query}`);
    expect((await one('seqPar=3&seqSec=1&codPar=1')).json()).toMatchObject({
      designacao: 'v.2:n.2 (2020:02)',
      situacao: 'recebido',
      desc_biblioteca: 'Biblioteca Central',
      tipo: 'basica',
      previsto_em: null,
    });
    expect((await one('seqPar=3&seqSec=0&codPar=1')).json()).toMatchObject({ situacao: 'falta' });
    for (const query of [
      'seqPar=9&seqSec=0&codPar=1',
      'seqPar=1&seqSec=1&codPar=1',
      'seqPar=1&seqSec=0&codPar=99',
    ]) {
      const answer = await one(query);
      expect([answer.statusCode, errorBody.parse(answer.json()).erro.codigo]).toEqual([
        404,
        'NaoEncontrado',
      ]);
    }
    expect((await one('seqPar=1&seqSec=0&codPar=1', 3)).statusCode).toBe(404);
  });
});

test('whether they may be shown is told also while they are off; the rest is refused then', async () => {
  const permission = async (id: number) => (await get(`${id}/permissao`)).json<object>();
  expect(await permission(1)).toEqual({ permitida: true });
  expect(await permission(2)).toEqual({ permitida: false });
  expect(await permission(3)).toEqual({ permitida: false });
  expect((await get('999/permissao')).statusCode).toBe(404);
  await turn(false);
  expect(await permission(1)).toEqual({ permitida: false });
  for (const path of ['1/data', '1/combobox-data', '1/item?seqPar=1&seqSec=0&codPar=1']) {
    expect((await get(path)).statusCode, path).toBe(403);
  }
});

test('importing again keeps the numbers of parts, and what the record no longer tells is gone', async () => {
  const before = await data('codBib=1');
  const [, ...later] = issues;
  await server.importRecords([
    aSerial({ title: 'Revista', issues: later.filter(({ library }) => library === 'CENTRAL') }),
  ]);
  const after = await data();
  expect(after.bibliotecas.map(({ desc_biblioteca }) => desc_biblioteca)).toEqual([
    'Biblioteca Central',
  ]);
  expect(after.anos).toEqual([2020]);
  expect(after.bibliotecas[0]?.partes[0]?.cod_parte).toBe(
    before.bibliotecas[0]?.partes[0]?.cod_parte,
  );
});
