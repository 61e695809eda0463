import { errorBody } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../../test/answers.ts';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { circulation, logins, startLoanServer } from '../../../../test/loan-desk.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
let core: ReturnType<typeof circulation>;
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2'], [{ library: 'SAUDE', barcode: 'S1' }]);
  core = circulation(server);
});
afterEach(() => server.close());

const get = (path: string, person: Person = 'davi') =>
  callAs(server, person, { method: 'GET', path: `atendimento/circulacao${path}` });
const post = (path: string, payload: object, person: Person = 'davi') =>
  callAs(server, person, { method: 'POST', path: `atendimento/circulacao/${path}`, payload });
const lend = (barcode: string, person?: Person, more: object = {}) =>
  post('emprestimo', { cod_login: logins.ana, codigo_barras: barcode, ...more }, person);

describe('the card of a patron', { tags: 'long' }, () => {
  test('has the requests that are ready, and whose loss the asker may declare', async () => {
    await core.lend('A1');
    await core.lend('S1', logins.ana, 3);
    await server.pool.query(`insert into loan_request (person_id, login_id, title_id, copy_id,
        origin_library_id, receiving_library_id, volume, tome, part, additional_material, phone,
        email, authorised_person, is_home_delivery, address, requested_at, state, sent_at,
        available_at, pickup_until)
      select 1, 1, title_id, id, 1, 2, '', '', '', '', '', 'ana@example.org', '', false, '', now(),
        'available', now(), now(), '2026-03-20' from copy where barcode = 'A2'`);
    const card = await successBody<{ emprestimos: object[] }>(get('/leitores/1'));
    expect(card).toMatchObject({
      solicitacoes_prontas: [
        {
          titulo: 'Livro A2',
          codigo_barras: 'A2',
          desc_biblioteca: 'Biblioteca de Letras',
          retirar_ate: '2026-03-20',
        },
      ],
    });
    const losable = (body: { emprestimos: object[] }) =>
      (body.emprestimos as { codigo_barras: string; pode_declarar_perda: boolean }[])
        .filter(({ pode_declarar_perda }) => pode_declarar_perda)
        .map(({ codigo_barras }) => codigo_barras);
    expect(losable(card)).toEqual(['A1']);
    expect(losable(await successBody(get('/leitores/1', 'fabio')))).toEqual(['S1']);
    expect(losable(await successBody(get('/leitores/1', 'elisa')))).toEqual(['A1', 'S1']);
  });

  test('is one of more than twenty, and that is said', async () => {
    const find = () => get('/leitores?texto=Sobrenome');
    const add = (count: number) =>
      server.pool.query(
        `with p as (insert into person (name, emails, password_hash)
            select 'Sobrenome ' || n, '{}', '' from generate_series(1, $1::integer) n returning id)
          insert into login (person_id, username, library_id, category_id, role)
            select id, 'sobrenome-' || id, 1, 1, 'patron' from p`,
        [count],
      );
    await add(20);
    expect(await successBody(find())).toMatchObject({ ha_mais: false });
    await add(1);
    const { leitores, ha_mais } = await successBody<{ leitores: object[]; ha_mais: boolean }>(
      find(),
    );
    expect([leitores.length, ha_mais]).toEqual([20, true]);
  });
});

describe('a refusal', () => {
  const valuesOf = async (person: Person, barcode: string) => {
    const { erro } = errorBody.parse((await lend(barcode, person)).json());
    return erro.valores;
  };

  test('names the title and, for staff of its unit, who has it', async () => {
    await core.lend('A1', logins.bruno);
    const named = { titulo: 'Livro A1', codigo_barras: 'A1' };
    const who = { nome_pessoa: 'Bruno de Teste', cod_login: logins.bruno };
    expect(await valuesOf('davi', 'A1')).toEqual({ ...named, ...who });
    expect(await valuesOf('elisa', 'A1')).toEqual({ ...named, ...who });
    expect(await valuesOf('fabio', 'A1')).toEqual(named);
  });
});

describe('the library of the desk', () => {
  test('is the own one unless another is named', async () => {
    const own = { cod_biblioteca: 1, desc_biblioteca: 'Biblioteca Central' };
    const desk = await successBody<{ bibliotecas: object[] }>(get(''));
    expect(desk).toMatchObject({ propria: own });
    expect(desk.bibliotecas).toContainEqual(own);
    expect(await successBody(get('', 'fabio'))).toMatchObject({ propria: { cod_biblioteca: 3 } });
    await successBody(lend('A1', 'davi', { cod_biblioteca: 2 }));
    const back = { codigo_barras: 'A1', cod_biblioteca: 2 };
    expect(await successBody(post('devolucao', back))).toMatchObject({
      desc_biblioteca: 'Biblioteca de Letras',
      destino: { tipo: 'transito', desc_biblioteca: 'Biblioteca Central' },
    });
    const loan = await server.db.selectFrom('loan').selectAll().executeTakeFirstOrThrow();
    expect(loan).toMatchObject({ lent_in: 2, returned_in: 2, lent_by: logins.davi });
  });

  test('is one that there is, and of no reader', { tags: 'long' }, async () => {
    const none = { cod_biblioteca: 99 };
    expect(await codeOf(lend('A1', 'davi', none))).toEqual([404, 'NaoEncontrado']);
    const back = { codigo_barras: 'A1', ...none };
    expect(await codeOf(post('devolucao', back))).toEqual([404, 'NaoEncontrado']);
    const lent = await core.lend('A1');
    const loss = { emprestimo: lent.kind === 'lent' ? lent.loanId : 0, valor_centavos: 0, ...none };
    expect(await codeOf(post('perda', loss))).toEqual([404, 'NaoEncontrado']);
    for (const person of ['ana', 'clara'] as const) {
      expect(await codeOf(get('', person))).toEqual([403, 'SemPermissao']);
    }
  });
});

test(
  'a bar code is found whatever its case, and kept as it stands on the copy',
  { tags: 'long' },
  async () => {
    await successBody(lend('a1'));
    const loan = await server.db.selectFrom('loan').select('barcode').executeTakeFirstOrThrow();
    expect(loan.barcode).toBe('A1');
    expect(await successBody(post('devolucao', { codigo_barras: 'a1' }))).toMatchObject({
      situacao: 'devolvido',
      exemplar: { codigo_barras: 'A1' },
    });
    await server.pool.query(`update copy set barcode = 's1' where barcode = 'A2'`);
    // Two that differ in case alone are told apart by it.
    const own = (codigo_barras: string) =>
      successBody(post('devolucao', { codigo_barras }, 'fabio'));
    expect(await own('S1')).toMatchObject({ exemplar: { titulo: 'Muitos' } });
    expect(await own('s1')).toMatchObject({ exemplar: { titulo: 'Livro A2' } });
  },
);
