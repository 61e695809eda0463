import { errorBody, longestFindings } from '@estante/contract';
import { sql } from 'kysely';
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

interface InventoryView {
  readonly codigo: number;
  readonly pagina: number;
  readonly contagem: readonly { readonly tipo: string; readonly total: number }[];
  readonly esperados: number;
  readonly achados: readonly {
    readonly tipo: string;
    readonly codigo_barras: string;
    readonly volume: string;
  }[];
}

const ask = (method: 'GET' | 'POST', path = '', payload?: object, person: Person = 'davi') =>
  callAs(server, person, {
    method,
    path: `atendimento/inventarios${path}`,
    ...(payload && { payload }),
  });
const start = (more: object = {}) =>
  successBody<InventoryView>(ask('POST', '', { cod_biblioteca: 1, ...more }));
const found = ({ achados }: InventoryView) =>
  achados.map(({ tipo, codigo_barras: code }) => `${tipo} ${code}`);

test('a shelf is scanned in parts, by whoever comes back to it, and compared with what is known', async () => {
  await circulation(server).lend('A4');
  const { codigo } = await start();
  await successBody(ask('POST', `/${codigo}/leituras`, { codigos: 'a3\nA1' }));
  const whole = await successBody<InventoryView>(
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
  expect(whole.contagem).toEqual([
    { tipo: 'faltando', total: 1 },
    { tipo: 'fora_de_ordem', total: 1 },
    { tipo: 'de_outro_lugar', total: 1 },
    { tipo: 'noutra_situacao', total: 1 },
    { tipo: 'desconhecido', total: 1 },
  ]);
  expect(text.split('\r\n')).toHaveLength(7);
  await successBody(ask('POST', `/${codigo}/encerramento`));
  expect(await codeOf(ask('POST', `/${codigo}/leituras`, { codigos: 'A2' }))).toEqual([
    409,
    'SituacaoMudou',
  ]);
  expect(await successBody(ask('GET'))).toMatchObject({ inventarios: [{ codigo, lidos: 5 }] });
});

test('a range of call numbers bounds what is expected', { tags: 'long' }, async () => {
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

/** Copies as A1 is, by bar codes and call numbers that count up. */
const addCopies = (prefix: string, total: number) =>
  server.pool.query(
    `insert into copy (title_id, record_id, library_id, source_key, barcode, call_number, volume,
        tome, part, additional_material, note, status)
      select title_id, record_id, library_id, $1 || n, $1 || n, '600 v. ' || n, 'v. ' || n,
        '', '', '', '', 'available'
      from copy, generate_series(1, $2::integer) n where barcode = 'A1'`,
    [prefix, total],
  );

test(
  'volumes are told apart, in the order of the shelf and a page at a time',
  { tags: 'long' },
  async () => {
    await addCopies('V', longestFindings + 10);
    const first = await start({ chamada_de: '600', chamada_ate: '600' });
    expect(first.esperados).toBe(longestFindings + 10);
    expect(first.achados).toHaveLength(longestFindings);
    expect(first.achados.slice(0, 2)).toMatchObject([
      { codigo_barras: 'V1', volume: 'v. 1' },
      { codigo_barras: 'V2', volume: 'v. 2' },
    ]);
    const second = await successBody<InventoryView>(ask('GET', `/${first.codigo}?pagina=2`));
    expect([second.pagina, second.achados.length]).toEqual([2, 10]);
    expect(second.achados[0]).toMatchObject({ codigo_barras: `V${longestFindings + 1}` });
    const past = await successBody<InventoryView>(ask('GET', `/${first.codigo}?pagina=99`));
    expect(past.pagina).toBe(2);
    const file = await successBody<{ conteudo: string }>(ask('GET', `/${first.codigo}/csv`));
    const text = Buffer.from(file.conteudo, 'base64').toString();
    expect(text.trimEnd().split('\r\n')).toHaveLength(longestFindings + 11);
  },
);

test(
  'of what else is found the latest is told, and how much there is',
  { tags: 'long' },
  async () => {
    const { codigo } = await start();
    const codes = Array.from({ length: longestFindings + 5 }, (_, at) => `X${at}`);
    const whole = await successBody<InventoryView>(
      ask('POST', `/${codigo}/leituras`, { codigos: codes.join('\n') }),
    );
    const unknown = found(whole).filter((one) => one.startsWith('desconhecido'));
    expect(unknown).toEqual(codes.slice(5).map((code) => `desconhecido ${code}`));
    expect(whole.contagem).toContainEqual({ tipo: 'desconhecido', total: longestFindings + 5 });
  },
);

describe('what is missing', { tags: 'long' }, () => {
  const scan = (codigo: number, codigos: string) =>
    successBody<InventoryView>(ask('POST', `/${codigo}/leituras`, { codigos }));
  const end = (codigo: number) =>
    successBody<InventoryView>(ask('POST', `/${codigo}/encerramento`));
  const missing = async (codigo: number) =>
    found(await successBody<InventoryView>(ask('GET', `/${codigo}`))).filter((one) =>
      one.startsWith('faltando'),
    );

  test('is not what was away, whenever it comes back', async () => {
    const { lend, takeBack } = circulation(server);
    await lend('A2');
    const { codigo } = await start();
    await scan(codigo, 'A1');
    await lend('A3');
    await end(codigo);
    expect(await missing(codigo)).toEqual(['faltando A4']);
    for (const barcode of ['A2', 'A3']) await takeBack(barcode);
    expect(await missing(codigo)).toEqual(['faltando A4']);
  });

  test('is not what somebody had in hand since', async () => {
    const { lend, takeBack } = circulation(server);
    const { codigo } = await start();
    await end(codigo);
    await lend('A2');
    await takeBack('A2');
    expect(await missing(codigo)).toEqual(['faltando A1', 'faltando A3', 'faltando A4']);
  });

  test('is not what came into the catalogue or to the shelf since', async () => {
    const { codigo } = await start();
    await addCopies('V', 1);
    await end(codigo);
    await addCopies('W', 1);
    expect(await missing(codigo)).toHaveLength(4);
    await server.pool.query("update copy set library_id = 2 where barcode = 'A4'");
    await server.pool.query("update copy set library_id = 1 where barcode = 'A4'");
    expect(await missing(codigo)).toEqual(['faltando A1', 'faltando A2', 'faltando A3']);
  });

  test('of an inventory from before is what stands there and nothing was told of since', async () => {
    const { lend, takeBack } = circulation(server);
    await server.pool.query("update copy set included_on = '2020-01-01'");
    const { codigo } = await start();
    await scan(codigo, 'A1');
    await lend('A2');
    await end(codigo);
    server.clock.advance({ hours: 1 });
    await takeBack('A2');
    await addCopies('V', 1);
    await server.pool.query("update copy set included_on = '2100-01-01' where barcode = 'V1'");
    await server.pool.query('delete from inventory_copy');
    await server.pool.query('update inventory set listed_at = null');
    expect(await missing(codigo)).toEqual(['faltando A3', 'faltando A4']);
  });

  test('stays where its location becomes one with another', async () => {
    await server.pool.query(`insert into location (code, name) values ('X', 'X'), ('Y', 'Y')`);
    const id = (name: string) => `(select id from location where code = '${name}')`;
    await server.pool.query(`update copy set location_id = ${id('X')} where library_id = 1`);
    const { rows } = await server.pool.query<{ id: number }>(`select ${id('X')} as id`);
    const { codigo } = await start({ cod_localizacao: rows[0]?.id });
    await server.db.transaction().execute(async (trx) => {
      await sql.raw(`update copy set location_id = ${id('Y')}`).execute(trx);
      await sql.raw(`update inventory set location_id = ${id('Y')}`).execute(trx);
    });
    expect(await missing(codigo)).toHaveLength(4);
    await server.pool.query("update copy set location_id = null where barcode = 'A1'");
    expect(await missing(codigo)).toHaveLength(3);
  });
});

test('what is scanned and lent afterwards stood there as it should', { tags: 'long' }, async () => {
  const { codigo } = await start();
  await successBody(ask('POST', `/${codigo}/leituras`, { codigos: 'A1' }));
  await circulation(server).lend('A1');
  const whole = await successBody<InventoryView>(ask('GET', `/${codigo}`));
  expect(whole.esperados).toBe(4);
  expect(found(whole)).toEqual(['faltando A2', 'faltando A3', 'faltando A4']);
});

test('an inventory of another unit is not there', async () => {
  expect(await codeOf(ask('POST', '', { cod_biblioteca: 3 }))).toEqual([404, 'NaoEncontrado']);
  const { codigo } = await successBody<InventoryView>(
    ask('POST', '', { cod_biblioteca: 3 }, 'elisa'),
  );
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
  interface LossView extends InventoryView {
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
    const whole = await successBody<LossView>(lose(codigo, ['A2', 'A3']));
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

  test('and turned up since is not missing again', { tags: 'long' }, async () => {
    const codigo = await ended();
    await successBody(lose(codigo, ['A2']));
    const path = `atendimento/exemplares/${await idOf('A2')}/situacao`;
    const payload = { situacao: 'na_estante' };
    await successBody(callAs(server, 'davi', { method: 'POST', path, payload }));
    const whole = await successBody<LossView>(ask('GET', `/${codigo}`));
    expect(found(whole)).toEqual(['faltando A3', 'faltando A4']);
    expect(whole.marcados).toMatchObject([{ codigo_barras: 'A2', situacao: 'na_estante' }]);
  });

  test(
    'is left as it is where somebody has it by now, it was found, or it is another thing',
    { tags: 'long' },
    async () => {
      const codigo = await ended();
      await circulation(server).lend('A2');
      await server.pool.query("update copy set status = 'damaged' where barcode = 'A3'");
      const whole = await successBody<LossView>(lose(codigo, ['A1', 'A2', 'A3', 'A4']));
      expect(
        whole.resultados.map(({ codigo_barras: code, resultado }) => `${code} ${resultado}`),
      ).toEqual(['A1 lido', 'A2 em_uso', 'A3 mudou', 'A4 marcado']);
      expect(await stateOf('A2')).toBe('on-loan');
      await circulation(server).takeBack('A2');
      const later = await successBody<LossView>(lose(codigo, ['A2']));
      expect(later.resultados).toMatchObject([{ resultado: 'mudou', situacao: 'na_estante' }]);
      expect(await stateOf('A2')).toBe('available');
      expect(await stateOf('A3')).toBe('damaged');
    },
  );

  test('is left as it is while it is on its way to another library', { tags: 'long' }, async () => {
    const codigo = await ended();
    await server.pool.query(
      "update copy set circulation_status = 'in-transit' where barcode = 'A2'",
    );
    const whole = await successBody<LossView>(lose(codigo, ['A2']));
    expect(whole.resultados).toMatchObject([{ resultado: 'em_uso', situacao: 'em_transito' }]);
  });

  test(
    'is not said while copies are being scanned, by another unit, or of one of its copies',
    { tags: 'long' },
    async () => {
      const open = await start();
      expect(await codeOf(lose(open.codigo, ['A2']))).toEqual([409, 'InventarioAberto']);
      const codigo = await ended();
      expect(await codeOf(lose(codigo, ['A2', 'S1']))).toEqual([404, 'NaoEncontrado']);
      expect(await codeOf(lose(codigo, ['A2'], 'ana'))).toEqual([403, 'SemPermissao']);
      const other = await successBody<InventoryView>(
        ask('POST', '', { cod_biblioteca: 3 }, 'elisa'),
      );
      await successBody(ask('POST', `/${other.codigo}/encerramento`, undefined, 'elisa'));
      expect(await codeOf(lose(other.codigo, ['A2']))).toEqual([404, 'NaoEncontrado']);
      expect(await stateOf('A2')).toBe('available');
    },
  );

  test(
    'is another thing than what stands there and belongs to others',
    { tags: 'long' },
    async () => {
      const { codigo } = await start();
      const whole = await successBody<InventoryView>(
        ask('POST', `/${codigo}/leituras`, { codigos: 'S1' }),
      );
      expect(whole.achados.at(-1)).toMatchObject({ tipo: 'de_outro_lugar', propria: false });
      const seen = await successBody<InventoryView>(ask('GET', `/${codigo}`, undefined, 'elisa'));
      expect(seen.achados.at(-1)).toMatchObject({ tipo: 'de_outro_lugar', propria: true });
    },
  );
});
