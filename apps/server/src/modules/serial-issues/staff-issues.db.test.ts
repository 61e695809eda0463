import { endpoints } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../test/answers.ts';
import type { Person } from '../../../test/call-as.ts';
import { aBook, aSerial, type IssueOverrides } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';
import { at, issueCalls, well, type Issue } from './testing/issue-calls.ts';

const january = at('CENTRAL', '1', '01', 'Esperado');
const february = at('CENTRAL', '2', '02', 'Esperado');
const elsewhere = at('SAUDE', '1', '01', 'Esperado');
const told = (issues: readonly IssueOverrides[]) => aSerial({ title: 'Revista', issues });

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [told([january, february, elsewhere]), aBook({ title: 'Um livro' })],
  });
});
afterEach(() => server.close());

const { list, find, set, revert, add, seenOf } = issueCalls(() => server);
/** Issues that readers are shown of the first library, in its order. */
const listed = async () => {
  const answer = await server.app.inject({ url: '/api/kardex/1/data?codBib=1' });
  const { bibliotecas } = endpoints.listIssues.responses[200].parse(answer.json());
  return bibliotecas
    .flatMap(({ partes }) => partes.flatMap(({ anos }) => anos.flatMap((year) => year.fasciculos)))
    .map(({ designacao, situacao }) => `${designacao} ${situacao}`);
};
const first = 'v.2:n.1 (2026:01)';
const second = 'v.2:n.2 (2026:02)';
const third = 'v.2:n.3 (2026:03)';

describe('an issue that was expected', () => {
  test('is in the list of its unit alone, and comes: readers see it at once', async () => {
    const { total, contagem } = await list('davi', 'situacao=esperado');
    expect(total).toBe(2);
    expect(contagem.find(({ situacao }) => situacao === 'esperado')?.total).toBe(2);
    expect((await list('elisa', 'situacao=esperado')).total).toBe(3);
    expect(await listed()).toEqual([`${first} esperado`, `${second} esperado`]);
    const issue = await well(
      set(await find(first), { situacao: 'recebido', codigo_barras: 'R-1', nota: 'Com CD' }),
    );
    expect(issue).toMatchObject({
      situacao: 'recebido',
      recebido_em: '2026-03-10',
      codigo_barras: 'R-1',
      do_registro: true,
      escrito: { nome: expect.any(String) },
    });
    expect(await listed()).toEqual([`${first} recebido`, `${second} esperado`]);
    expect((await list('davi', 'texto=r-1')).total).toBe(1);
    expect((await list('davi', 'dataIni=2026-03-10&dataFim=2026-03-10')).total).toBe(1);
  });

  test(
    'is missing, was claimed, came after all, and is what its record says again',
    { tags: 'long' },
    async () => {
      await well(set(await find(first), { situacao: 'falta', recebido_em: '2026-03-01' }));
      expect(await find(first)).toMatchObject({ situacao: 'falta', recebido_em: null });
      await well(set(await find(first), { situacao: 'reclamado', nota: 'Por carta' }));
      await well(set(await find(first), { situacao: 'recebido', recebido_em: '2026-03-01' }));
      expect(await find(first)).toMatchObject({ situacao: 'recebido', recebido_em: '2026-03-01' });
      expect(await well(revert(await find(first)))).toEqual({ restou: true });
      expect(await find(first)).toMatchObject({ situacao: 'esperado', escrito: null, nota: '' });
      expect(await codeOf(revert(await find(first)))).toEqual([409, 'SituacaoMudou']);
    },
  );

  test(
    'keeps what a colleague wrote since it was seen, though its state is the same',
    { tags: 'long' },
    async () => {
      await well(set(await find(first), { situacao: 'recebido' }));
      const seen = await find(first);
      server.clock.advance({ minutes: 1 });
      await well(
        set(seen, { situacao: 'recebido', codigo_barras: 'R-1', nota: 'Com CD' }, 'elisa'),
      );
      const later = set(seen, { situacao: 'recebido', codigo_barras: 'R-2' });
      expect(await codeOf(later)).toEqual([409, 'SituacaoMudou']);
      expect(await codeOf(revert(seen))).toEqual([409, 'SituacaoMudou']);
      expect(await find(first)).toMatchObject({ codigo_barras: 'R-1', nota: 'Com CD' });
      await well(revert(await find(first)));
    },
  );

  test('is not received by others, nor as another than was seen', () =>
    tryEach<[string, Person, (issue: Issue) => object, unknown[]]>(
      [
        ['of another unit', 'fabio', () => ({}), [404, 'NaoEncontrado']],
        ['by a reader', 'ana', () => ({}), [403, 'SemPermissao']],
        [
          'that was another when it was seen',
          'davi',
          (issue) => ({ visto: { ...seenOf(issue), situacao: 'falta' } }),
          [409, 'SituacaoMudou'],
        ],
        [
          'whose place another has by now',
          'davi',
          (issue) => ({ visto: { ...seenOf(issue), designacao: second } }),
          [409, 'SituacaoMudou'],
        ],
      ],
      async (_what, person, more, expected) => {
        const issue = await find(first);
        const body = { situacao: 'recebido', ...more(issue) };
        expect(await codeOf(set(issue, body, person))).toEqual(expected);
        expect(await find(first)).toMatchObject({ situacao: 'esperado' });
      },
    ));

  test('of another library is not there for this unit', async () => {
    const other = await find(first, 3);
    expect(await codeOf(set(other, { situacao: 'recebido' }))).toEqual([404, 'NaoEncontrado']);
    expect(await codeOf(revert(other))).toEqual([404, 'NaoEncontrado']);
    await well(set(other, { situacao: 'recebido' }, 'elisa'));
  });
});

describe('an issue that nobody foresaw', () => {
  test('is added to the part of the record, and goes when it is reverted', async () => {
    const issue = await well(add());
    expect(issue).toMatchObject({ designacao: third, do_registro: false, situacao: 'recebido' });
    expect(await listed()).toContain(`${third} recebido`);
    expect(await codeOf(add())).toEqual([409, 'FasciculoRepetido']);
    expect(await codeOf(add({ numero: '1', mes: 1 }))).toEqual([409, 'FasciculoRepetido']);
    expect(await well(revert(issue))).toEqual({ restou: false });
    expect(await listed()).toEqual([`${first} esperado`, `${second} esperado`]);
  });

  test('begins a part of its own where the library has none of its kind', async () => {
    const issue = await well(add({ tipo: 'suplemento' }));
    expect(issue.tipo).toBe('suplemento');
    expect((await well(add({ tipo: 'suplemento', numero: '4' }))).cod_parte).toBe(issue.cod_parte);
  });

  test('not of what is not there, nor by whoever may not', () =>
    tryEach<[object, Person, unknown[]]>(
      [
        [{ cod_biblioteca: 3 }, 'davi', [404, 'NaoEncontrado']],
        [{ cod_acervo: 999 }, 'davi', [404, 'AcervoNaoEncontrado']],
        [{ cod_acervo: 2 }, 'davi', [422, 'AcervoNaoPeriodico']],
        [{}, 'fabio', [404, 'NaoEncontrado']],
        [{}, 'ana', [403, 'SemPermissao']],
      ],
      async (body, person, expected) => {
        expect(await codeOf(add(body, person))).toEqual(expected);
      },
    ));
});

test(
  'what its record calls a book takes issues where a record tells of some',
  { tags: 'long' },
  async () => {
    await server.importRecords([aBook({ title: 'Anais', issues: [january] })]);
    const cod_acervo = await server.titleId('Anais');
    expect(await well(add({ cod_acervo }))).toMatchObject({ titulo: 'Anais', designacao: third });
  },
);

test('the list is narrowed to one serial, which it names', { tags: 'long' }, async () => {
  await server.importRecords([aSerial({ title: 'Outra revista', issues: [january] })]);
  const acervo = await server.titleId('Outra revista');
  expect((await list('davi', 'situacao=esperado')).total).toBe(3);
  expect(await list('davi', `situacao=esperado&acervo=${acervo}`)).toMatchObject({
    total: 1,
    acervo: { cod_acervo: acervo, titulo: 'Outra revista' },
    fasciculos: [{ titulo: 'Outra revista' }],
  });
  expect(await list('davi', 'acervo=999')).toMatchObject({ total: 0, acervo: null });
});

describe('what staff set is there after the next import', () => {
  test('also where issues came before it in its record, and what it says is kept beside it', async () => {
    await well(set(await find(first), { situacao: 'recebido', codigo_barras: 'R-1' }));
    await well(add());
    const december = { ...at('CENTRAL', '12', '12'), volume: '1', year: '2025' };
    const claimed = { ...january, note: 'Reclamado' };
    await server.importRecords([told([december, claimed, february, elsewhere])]);
    expect(await listed()).toEqual([
      `${first} recebido`,
      `${second} esperado`,
      `${third} recebido`,
      'v.1:n.12 (2025:12) recebido',
    ]);
    expect(await find(first)).toMatchObject({ codigo_barras: 'R-1', recebido_em: '2026-03-10' });
    expect(await find(second)).toMatchObject({ escrito: null, recebido_em: null });
    await well(revert(await find(first)));
    expect(await find(first)).toMatchObject({ situacao: 'reclamado', codigo_barras: '' });
  });

  test(
    'as is one that the record no longer names, or names at last',
    { tags: 'long' },
    async () => {
      await well(set(await find(first), { situacao: 'recebido' }));
      await well(add());
      const march = at('CENTRAL', '3', '03', 'Esperado');
      await server.importRecords([told([february, march, elsewhere])]);
      expect(await listed()).toEqual([
        `${first} recebido`,
        `${second} esperado`,
        `${third} recebido`,
      ]);
      expect(await find(first)).toMatchObject({ do_registro: false });
      expect(await find(third)).toMatchObject({ do_registro: true });
      await server.importRecords([told([january, february, march, elsewhere])]);
      expect(await find(first)).toMatchObject({ do_registro: true, situacao: 'recebido' });
    },
  );

  test(
    'as is the part that the record no longer has, with what staff set alone',
    { tags: 'long' },
    async () => {
      await well(set(await find(first), { situacao: 'recebido' }));
      await server.importRecords([told([elsewhere])]);
      expect(await listed()).toEqual([`${first} recebido`]);
      await server.importRecords([told([elsewhere, january])]);
      expect(await listed()).toEqual([`${first} recebido`]);
      await well(revert(await find(first)));
      expect(await listed()).toEqual([`${first} esperado`]);
    },
  );
});
