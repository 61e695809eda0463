import { errorBody } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

describe('what an inventory did not find', () => {
  interface Lost extends Whole {
    readonly marcados: readonly { readonly codigo_barras: string; readonly situacao: string }[];
    readonly resultados: readonly { readonly codigo_barras: string; readonly resultado: string }[];
  }
  const idOf = async (barcode: string) =>
    (
      await server.db
        .selectFrom('copy')
        .select('id')
        .where('barcode', '=', barcode)
        .executeTakeFirstOrThrow()
    ).id;
  const lose = async (codigo: number, codes: readonly string[], person: Person = 'davi') =>
    ask('POST', `/${codigo}/perdidos`, { exemplares: await Promise.all(codes.map(idOf)) }, person);
  const stateOf = async (barcode: string) =>
    (
      await server.db
        .selectFrom('copy')
        .select('state')
        .where('barcode', '=', barcode)
        .executeTakeFirstOrThrow()
    ).state;
  /** A1 was found; A2, A3 and A4 were not. */
  const ended = async (person: Person = 'davi') => {
    const { codigo } = await start();
    await successBody(ask('POST', `/${codigo}/leituras`, { codigos: 'A1' }, person));
    await successBody(ask('POST', `/${codigo}/encerramento`, undefined, person));
    return codigo;
  };

  test('is said to be lost, with the reason, and told as what was done', async () => {
    const codigo = await ended();
    const whole = await successBody<Lost>(lose(codigo, ['A2', 'A3']));
    expect(whole.resultados).toMatchObject([
      { codigo_barras: 'A2', resultado: 'marcado', situacao: 'perdido' },
      { codigo_barras: 'A3', resultado: 'marcado', situacao: 'perdido' },
    ]);
    expect(found(whole)).toEqual(['faltando A4']);
    expect(whole.marcados).toMatchObject([
      { codigo_barras: 'A3', nota: `Não foi encontrado no inventário ${codigo}.` },
      { codigo_barras: 'A2', situacao: 'perdido', nome: expect.any(String) },
    ]);
    expect([await stateOf('A2'), await stateOf('A4')]).toEqual(['lost', 'available']);
    const file = await successBody<{ conteudo: string }>(ask('GET', `/${codigo}/csv`));
    expect(Buffer.from(file.conteudo, 'base64').toString()).toContain('Marcados como perdidos;');
  });

  test('and turned up since is not missing again', async () => {
    const codigo = await ended();
    await successBody(lose(codigo, ['A2']));
    const path = `atendimento/exemplares/${await idOf('A2')}/situacao`;
    const payload = { situacao: 'na_estante' };
    await successBody(callAs(server, 'davi', { method: 'POST', path, payload }));
    const whole = await successBody<Lost>(ask('GET', `/${codigo}`));
    expect(found(whole)).toEqual(['faltando A3', 'faltando A4']);
    expect(whole.marcados).toMatchObject([{ codigo_barras: 'A2', situacao: 'na_estante' }]);
  });

  test('is left as it is where somebody has it by now, it was found, or it is another thing', async () => {
    const codigo = await ended();
    await circulation(server).lend('A2');
    await server.pool.query("update copy set status = 'damaged' where barcode = 'A3'");
    const whole = await successBody<Lost>(lose(codigo, ['A1', 'A2', 'A3', 'A4']));
    expect(
      whole.resultados.map(({ codigo_barras: code, resultado }) => `${code} ${resultado}`),
    ).toEqual(['A1 lido', 'A2 em_uso', 'A3 mudou', 'A4 marcado']);
    expect(await stateOf('A2')).toBe('on-loan');
    expect(await stateOf('A3')).toBe('damaged');
  });

  test('is left as it is while it is on its way to another library', async () => {
    const codigo = await ended();
    await server.pool.query(
      "update copy set circulation_status = 'in-transit' where barcode = 'A2'",
    );
    const whole = await successBody<Lost>(lose(codigo, ['A2']));
    expect(whole.resultados).toMatchObject([{ resultado: 'em_uso', situacao: 'em_transito' }]);
  });

  test('is not said while copies are being scanned, by another unit, or of one of its copies', async () => {
    const open = await start();
    expect(await codeOf(lose(open.codigo, ['A2']))).toEqual([409, 'InventarioAberto']);
    const codigo = await ended();
    expect(await codeOf(lose(codigo, ['A2', 'S1']))).toEqual([404, 'NaoEncontrado']);
    expect(await codeOf(lose(codigo, ['A2'], 'ana'))).toEqual([403, 'SemPermissao']);
    const other = await successBody<Whole>(ask('POST', '', { cod_biblioteca: 3 }, 'elisa'));
    await successBody(ask('POST', `/${other.codigo}/encerramento`, undefined, 'elisa'));
    expect(await codeOf(lose(other.codigo, ['A2']))).toEqual([404, 'NaoEncontrado']);
    expect(await stateOf('A2')).toBe('available');
  });

  test('is another thing than what stands there and belongs to others', async () => {
    const { codigo } = await start();
    const whole = await successBody<Whole>(ask('POST', `/${codigo}/leituras`, { codigos: 'S1' }));
    expect(whole.achados.at(-1)).toMatchObject({ tipo: 'de_outro_lugar', propria: false });
    const seen = await successBody<Whole>(ask('GET', `/${codigo}`, undefined, 'elisa'));
    expect(seen.achados.at(-1)).toMatchObject({ tipo: 'de_outro_lugar', propria: true });
  });
});
