import { errorBody } from '@estante/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../test/answers.ts';
import { callAs, type Person } from '../../../test/call-as.ts';
import { circulation, startLoanServer } from '../../../test/loan-desk.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2', 'A3', 'A4'], [{ library: 'SAUDE', barcode: 'S1' }]);
  await server.pool.query(`update copy set call_number = case barcode when 'A1' then '100 A'
    when 'A2' then '200 B' when 'A3' then '300 C' when 'A4' then '400 D' else '500 E' end`);
});
afterEach(() => server.close());

interface Whole {
  readonly codigo: number;
  readonly esperados: number;
  readonly achados: readonly { readonly tipo: string; readonly codigo_barras: string }[];
}

const ask = (method: 'GET' | 'POST', path = '', payload?: object, person: Person = 'davi') =>
  callAs(server, person, {
    method,
    path: `atendimento/inventarios${path}`,
    ...(payload && { payload }),
  });
const start = (more: object = {}) =>
  successBody<Whole>(ask('POST', '', { cod_biblioteca: 1, ...more }));
const found = ({ achados }: Whole) =>
  achados.map(({ tipo, codigo_barras: code }) => `${tipo} ${code}`);

test('a shelf is scanned in parts, by whoever comes back to it, and compared with what is known', async () => {
  await circulation(server).lend('A4');
  const { codigo } = await start();
  await successBody(ask('POST', `/${codigo}/leituras`, { codigos: 'a3\nA1' }));
  const whole = await successBody<Whole>(
    ask('POST', `/${codigo}/leituras`, { codigos: 'S1\nA4\nA1\nXX' }, 'elisa'),
  );
  expect(whole.esperados).toBe(3);
  expect(found(whole)).toEqual([
    'faltando A2',
    'fora_de_ordem a3',
    'de_outro_lugar S1',
    'noutra_situacao A4',
    'desconhecido XX',
  ]);
  const file = await successBody<{ conteudo: string }>(ask('GET', `/${codigo}/csv`));
  const text = Buffer.from(file.conteudo, 'base64').toString();
  expect(text).toContain('A2;200 B');
  expect(text.split('\r\n')).toHaveLength(7);
  await successBody(ask('POST', `/${codigo}/encerramento`));
  expect(await codeOf(ask('POST', `/${codigo}/leituras`, { codigos: 'A2' }))).toEqual([
    409,
    'SituacaoMudou',
  ]);
  expect(await successBody(ask('GET'))).toMatchObject({ inventarios: [{ codigo, lidos: 5 }] });
});

test('a range of call numbers bounds what is expected', async () => {
  const { esperados, achados } = await start({ chamada_de: '200', chamada_ate: '300' });
  expect(esperados).toBe(2);
  expect(achados.map(({ codigo_barras: code }) => code)).toEqual(['A2', 'A3']);
});

test('a range that ends before it begins is refused, where its end is written', async () => {
  const range = { cod_biblioteca: 1, chamada_de: '900', chamada_ate: '100' };
  const { erro } = errorBody.parse((await ask('POST', '', range)).json());
  expect(erro.campos).toEqual([
    { campo: 'chamada_ate', mensagem: expect.stringContaining('“900”') },
  ]);
  // '869' ends after all that begin with it.
  await start({ chamada_de: '869.3', chamada_ate: '869' });
});

test('an inventory of another unit is not there', async () => {
  expect(await codeOf(ask('POST', '', { cod_biblioteca: 3 }))).toEqual([404, 'NaoEncontrado']);
  const { codigo } = await successBody<Whole>(ask('POST', '', { cod_biblioteca: 3 }, 'elisa'));
  for (const path of [`/${codigo}`, `/${codigo}/csv`]) {
    expect(await codeOf(ask('GET', path))).toEqual([404, 'NaoEncontrado']);
  }
  expect(await codeOf(ask('POST', `/${codigo}/leituras`, { codigos: 'A1' }))).toEqual([
    404,
    'NaoEncontrado',
  ]);
  expect(await codeOf(ask('POST', `/${codigo}/encerramento`))).toEqual([404, 'NaoEncontrado']);
  expect(await successBody(ask('GET'))).toEqual({ inventarios: [] });
});
