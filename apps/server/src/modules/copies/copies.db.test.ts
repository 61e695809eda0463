import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../test/answers.ts';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { circulation, logins, startLoanServer, writeHold } from '../../../test/loan-desk.ts';
import { aBook } from '../../../test/records.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import { loans } from '../circulation/index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2'], [{ library: 'SAUDE', barcode: 'S1' }]);
});
afterEach(() => server.close());

const ask = (method: CallAs['method'], path = '', payload?: object, person: Person = 'davi') =>
  callAs(server, person, {
    method,
    path: `atendimento/exemplares${path}`,
    ...(payload && { payload }),
  });

interface CopyView {
  readonly versao: string;
  readonly cod_exemplar: number;
  readonly cod_acervo: number;
  readonly situacao: string;
  readonly pode_ficar: readonly string[];
  readonly do_registro: readonly { readonly campo: string; readonly valor: string }[];
}

const idOf = async (barcode: string) => (await circulation(server).copyOf(barcode)).id;
const written = (more: object = {}) => ({ cod_biblioteca: 1, codigo_barras: 'A1', ...more });
/** Changes a copy as it is now. */
const change = async (id: number, more: object) => {
  const { versao } = await successBody<CopyView>(ask('GET', `/${id}`));
  return ask('PUT', `/${id}`, written({ versao, ...more }));
};
const say = async (situacao: string, barcode = 'A1') =>
  ask('POST', `/${await idOf(barcode)}/situacao`, { situacao });
const stateOf = async (barcode: string) => (await circulation(server).copyOf(barcode)).state;

describe('a copy', () => {
  test('is found by its bar code in any case, and by words of its title', async () => {
    const found = await successBody<{ exemplares: CopyView[]; titulos: object[] }>(
      ask('GET', '?texto=a1'),
    );
    expect(found.exemplares[0]).toMatchObject({ codigo_barras: 'A1', situacao: 'na_estante' });
    const byTitle = await successBody(ask('GET', '?texto=livro'));
    expect(byTitle).toMatchObject({
      total: 2,
      titulos: [{ exemplares: 1 }, { exemplares: 1 }],
    });
    const bySigns = await successBody(ask('GET', `?texto=${encodeURIComponent("'%_")}`));
    expect(bySigns).toMatchObject({ total: 0, titulos: [] });
  });

  test('of another unit is not there, but for administrators', async () => {
    const id = await idOf('S1');
    expect(await codeOf(ask('GET', `/${id}`))).toEqual([404, 'NaoEncontrado']);
    expect(await codeOf(ask('PUT', `/${id}`, written({ versao: '' })))).toEqual([
      404,
      'NaoEncontrado',
    ]);
    expect(await codeOf(say('perdido', 'S1'))).toEqual([404, 'NaoEncontrado']);
    expect(await successBody(ask('GET', '?texto=s1'))).toMatchObject({
      total: 0,
      exemplares: [],
      de_outra_unidade: 'Biblioteca da Saúde',
    });
    expect(await successBody(ask('GET', '?texto=S2'))).toMatchObject({ de_outra_unidade: null });
    expect(await successBody(ask('GET', '?texto=A1'))).toMatchObject({ de_outra_unidade: null });
    expect(await successBody(ask('GET', `/${id}`, undefined, 'elisa'))).toMatchObject({
      codigo_barras: 'S1',
    });
  });

  test('is changed as it was seen: what an import or another wrote meanwhile is not lost', async () => {
    const id = await idOf('A1');
    const seen = await successBody<CopyView>(ask('GET', `/${id}`));
    const mine = written({ versao: seen.versao, nota: 'Lombada solta.' });
    await server.importRecords([
      aBook({
        title: 'Livro A1',
        copies: [{ library: 'CENTRAL', barcode: 'A1', callNumber: '869.3' }],
      }),
    ]);
    expect(await codeOf(ask('PUT', `/${id}`, mine))).toEqual([409, 'AlteradoPorOutro']);
    const now = await successBody<CopyView>(ask('GET', `/${id}`));
    expect(now).toMatchObject({ numero_chamada: '869.3', nota: '', do_registro: [] });
    await say('danificado');
    const mended = { ...mine, versao: now.versao, numero_chamada: '869.3' };
    expect(await successBody(ask('PUT', `/${id}`, mended))).toMatchObject({
      nota: 'Lombada solta.',
      do_registro: expect.not.arrayContaining([
        { campo: 'numero_chamada', valor: '869.3' },
      ]) as object[],
    });
    expect(await codeOf(ask('PUT', `/${id}`, mended))).toEqual([409, 'AlteradoPorOutro']);
  });

  test('is changed, with what its record said kept beside it, and told in its history', async () => {
    const id = await idOf('A1');
    const changed = await successBody<CopyView>(
      change(id, { numero_chamada: '869.3 X', preco_centavos: 4590 }),
    );
    expect(changed).toMatchObject({
      numero_chamada: '869.3 X',
      preco_centavos: 4590,
      do_registro: expect.arrayContaining([{ campo: 'numero_chamada', valor: '' }]) as object[],
      historico: [{ acao: 'alterado', nome: 'Davi de Teste' }],
    });
    const back = await successBody<CopyView>(ask('POST', `/${id}/registro`));
    expect(back).toMatchObject({ do_registro: [], preco_centavos: 4590 });
  });

  test('takes no bar code that another bears, nor what no list has', async () => {
    const id = await idOf('A1');
    const answer = await change(id, { codigo_barras: 'a2' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ erro: { campos: [{ campo: 'codigo_barras' }] } });
    const unknown = await change(id, { cod_colecao: 999 });
    expect(unknown.json()).toMatchObject({ erro: { campos: [{ campo: 'cod_colecao' }] } });
  });

  test('is moved to another library, where who moved it sees it no more', async () => {
    const id = await idOf('A1');
    const moved = await successBody(change(id, { cod_biblioteca: 3 }));
    expect(moved).toMatchObject({ cod_biblioteca: 3 });
    expect(await codeOf(ask('GET', `/${id}`))).toEqual([404, 'NaoEncontrado']);
  });

  test('that is set aside goes to no other library', async () => {
    await circulation(server).lend('A1');
    await writeHold(server, 'A1', logins.bruno);
    await circulation(server).takeBack('A1');
    const id = await idOf('A1');
    const answer = change(id, { cod_biblioteca: 3 });
    expect(await codeOf(answer)).toEqual([409, 'SituacaoMudou']);
    expect(await codeOf(say('danificado'))).toEqual([409, 'SituacaoMudou']);
  });

  test('is added to a title, and to none that is not there or of another unit', async () => {
    const { title_id: cod_acervo } = await circulation(server).copyOf('A1');
    const added = { cod_acervo, cod_biblioteca: 1, codigo_barras: 'N1' };
    expect(await successBody(ask('POST', '', added))).toMatchObject({
      feito_aqui: true,
      situacao: 'na_estante',
      historico: [{ acao: 'acrescentado' }],
    });
    expect((await circulation(server).lend('N1')).kind).toBe('lent');
    const none = { ...added, cod_acervo: 9999, codigo_barras: 'N2' };
    expect(await codeOf(ask('POST', '', none))).toEqual([404, 'AcervoNaoEncontrado']);
    const other = { ...added, cod_biblioteca: 3, codigo_barras: 'N2' };
    expect(await codeOf(ask('POST', '', other))).toEqual([404, 'NaoEncontrado']);
  });
});

describe('what a copy is', () => {
  test('is said: lost, found, damaged, withdrawn and back', { tags: 'long' }, async () => {
    const told = [
      ['perdido', 'lost'],
      ['na_estante', 'available'],
      ['danificado', 'damaged'],
      ['baixado', 'withdrawn'],
      ['na_estante', 'available'],
      ['consulta_local', 'reference'],
      ['em_preparo', 'in-processing'],
    ] as const;
    for (const [said, state] of told) {
      expect(await successBody(say(said))).toMatchObject({ situacao: said });
      expect(await stateOf('A1')).toBe(state);
    }
  });

  test('of one that is on loan is that its reader says it was returned, until it turns up', async () => {
    const core = circulation(server);
    await core.lend('A1');
    expect(await codeOf(say('perdido'))).toEqual([409, 'SituacaoMudou']);
    expect(await successBody(say('devolucao_alegada'))).toMatchObject({
      situacao: 'devolucao_alegada',
      leitor: { cod_login: 1 },
      pode_ficar: ['emprestado'],
    });
    expect((await core.lend('A1', logins.bruno)).kind).toBe('refused');
    expect(await successBody(say('emprestado'))).toMatchObject({
      situacao: 'emprestado',
      previsao_devolucao: '2026-03-17',
    });
    await say('devolucao_alegada');
    expect((await core.takeBack('A1')).kind).toBe('returned');
    expect(await stateOf('A1')).toBe('available');
  });

  test(
    'of a claimed return outlives the night that renews by itself',
    { tags: 'long' },
    async () => {
      const core = circulation(server);
      await core.lend('A1');
      await say('devolucao_alegada');
      await server.pool.query('update person set renews_automatically = true where id = 1');
      server.clock.advance({ hours: 24 * 6 });
      const { signal } = new AbortController();
      const done = await loans.renewAutomatically({ db: server.db, clock: server.clock }, signal);
      expect(done).toEqual({ renewed: 0, refused: 0 });
      expect(await stateOf('A1')).toBe('claimed-returned');
    },
  );

  test('serves who waits as soon as it is found', async () => {
    await say('perdido');
    await writeHold(server, 'A1', logins.bruno);
    expect(await successBody(say('na_estante'))).toMatchObject({ situacao: 'reservado' });
  });

  test('is what its record says again, once that is asked for', { tags: 'long' }, async () => {
    await say('danificado');
    const id = await idOf('A1');
    const back = await successBody<CopyView>(ask('POST', `/${id}/registro`));
    expect(back).toMatchObject({ situacao: 'na_estante', do_registro: [] });
  });
});

test('readers are shown nothing of it', async () => {
  for (const person of ['ana', 'clara'] as const) {
    expect(await codeOf(ask('GET', '', undefined, person))).toEqual([403, 'SemPermissao']);
  }
});
