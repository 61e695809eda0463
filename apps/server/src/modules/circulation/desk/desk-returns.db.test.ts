import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { successBody } from '../../../../test/answers.ts';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { circulation, logins, startLoanServer, writeHold } from '../../../../test/loan-desk.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';
import { tryEach } from '../../../../test/try-each.ts';

let server: TestApp;
let core: ReturnType<typeof circulation>;
beforeEach(async () => {
  server = await startLoanServer(
    ['A1'],
    [
      { library: 'CENTRAL', barcode: 'OUT', dueOn: '2026-03-20' },
      { library: 'CENTRAL', barcode: 'LOST', isLost: true },
      { library: 'CENTRAL', barcode: 'GONE', isWithdrawn: true },
      { library: 'CENTRAL', barcode: 'NEW', notForLoan: '-1' },
      {
        library: 'CENTRAL',
        barcode: 'READ',
        notForLoan: '1',
        location: 'TERREO',
        callNumber: '869 A1',
      },
    ],
  );
  core = circulation(server);
});
afterEach(() => server.close());

/** Answer to a scan of the return screen: davi works in the first library, fabio in the third. */
const scan = (codigo_barras: string, person: Person = 'davi') =>
  successBody(
    callAs(server, person, {
      method: 'POST',
      path: 'atendimento/circulacao/devolucao',
      payload: { codigo_barras },
    }),
  );
const transits = () =>
  server.db
    .selectFrom('transit')
    .select(['from_library_id as from', 'to_library_id as to'])
    .where('arrived_at', 'is', null)
    .execute();
const shelf = { tipo: 'estante' };
const home = { tipo: 'transito', desc_biblioteca: 'Biblioteca Central', para: null };

describe('what comes in without a loan', () => {
  test('at home, whatever it was', () =>
    tryEach(
      [
        ['A1', 'nao_emprestado', 'na_estante', 'available'],
        ['OUT', 'recebido', 'emprestado', 'available'],
        ['LOST', 'recebido', 'perdido', 'available'],
        ['GONE', 'nao_emprestado', 'baixado', 'withdrawn'],
        ['NEW', 'nao_emprestado', 'em_preparo', 'in-processing'],
        ['READ', 'nao_emprestado', 'consulta_local', 'reference'],
      ],
      async (barcode, situacao, estava, state) => {
        expect(await scan(barcode)).toMatchObject({ situacao, estava, destino: shelf });
        expect(await core.copyOf(barcode)).toMatchObject({ state });
        expect(await transits()).toEqual([]);
      },
    ));

  test('of another library: it sets out for home and arrives there', { tags: 'long' }, () =>
    tryEach(
      ['A1', 'OUT', 'LOST', 'GONE', 'NEW', 'READ'].map((one): [string] => [one]),
      async (barcode) => {
        const before = await core.copyOf(barcode);
        expect(await scan(barcode, 'fabio')).toMatchObject({ situacao: 'recebido', destino: home });
        expect(await transits()).toEqual([{ from: 3, to: 1 }]);
        expect(await core.copyOf(barcode)).toMatchObject({ state: 'in-transit' });
        expect(await scan(barcode, 'fabio')).toMatchObject({
          estava: 'em_transito',
          destino: home,
        });
        expect(await transits()).toHaveLength(1);
        expect(await scan(barcode)).toMatchObject({ estava: 'em_transito', destino: shelf });
        expect(await transits()).toEqual([]);
        const isBack = barcode === 'OUT' || barcode === 'LOST';
        expect((await core.copyOf(barcode)).state).toBe(isBack ? 'available' : before.state);
      },
    ),
  );

  test('says on which shelf it belongs', { tags: 'long' }, async () => {
    const { exemplar } = (await scan('READ')) as { exemplar: object };
    expect(exemplar).toMatchObject({ numero_chamada: '869 A1', localizacao: 'TERREO' });
  });
});

describe('what was declared lost', () => {
  const lose = async (price: number) => {
    const lent = await core.lend('A1');
    await core.lose(lent.kind === 'lent' ? lent.loanId : 0, price);
  };

  test('says who lost it, and what of its price is owed', async () => {
    await lose(5000);
    expect(await scan('A1')).toMatchObject({
      situacao: 'recebido',
      estava: 'perdido',
      destino: shelf,
      perda: {
        nome_pessoa: 'Ana de Teste',
        cod_login: logins.ana,
        valor_centavos: 5000,
        devido_centavos: 5000,
      },
    });
    expect(await core.copyOf('A1')).toMatchObject({ state: 'available' });
  });

  test('costs nothing once its price was voided', { tags: 'long' }, async () => {
    await lose(5000);
    const { id } = await server.db.selectFrom('debt').select('id').executeTakeFirstOrThrow();
    const path = `atendimento/pagamentos/debitos/${id}/anulacao`;
    const payload = { motivo: 'Estava na estante' };
    const done = await callAs(server, 'davi', { method: 'POST', path, payload });
    expect(done.statusCode, done.body).toBe(200);
    expect(await scan('A1')).toMatchObject({ perda: { valor_centavos: 0, devido_centavos: 0 } });
  });

  test('sets out for home from elsewhere', { tags: 'long' }, async () => {
    await lose(0);
    expect(await scan('A1', 'fabio')).toMatchObject({
      destino: home,
      perda: { valor_centavos: 0, devido_centavos: 0 },
    });
  });

  test('by its source alone was nobody’s loss', async () => {
    expect(await scan('LOST')).toMatchObject({ estava: 'perdido', perda: null });
  });
});

describe('what waits on the hold shelf', () => {
  let holdId: number;
  beforeEach(async () => {
    await core.lend('A1');
    holdId = await writeHold(server, 'A1', logins.bruno);
    await core.takeBack('A1');
  });
  const para = () => ({ nome_pessoa: 'Bruno de Teste', reserva: holdId, solicitacao: null });

  test('stays there, and says for whom', async () => {
    expect(await scan('A1')).toMatchObject({
      situacao: 'nao_emprestado',
      estava: 'reservado',
      destino: { tipo: 'reserva', retirar_ate: '2026-03-12', para: para() },
    });
    expect(await core.copyOf('A1')).toMatchObject({ state: 'held' });
  });

  test(
    'goes back there from elsewhere, and is still for the same person',
    { tags: 'long' },
    async () => {
      expect(await scan('A1', 'fabio')).toMatchObject({
        situacao: 'recebido',
        estava: 'reservado',
        destino: { ...home, para: para() },
      });
      expect(await transits()).toEqual([{ from: 3, to: 1 }]);
      expect(await scan('A1')).toMatchObject({ destino: { tipo: 'reserva', para: para() } });
      expect(await core.copyOf('A1')).toMatchObject({ state: 'held' });
      expect(await transits()).toEqual([]);
      const lent = await core.lend('A1', logins.bruno);
      expect(lent.kind).toBe('lent');
    },
  );

  test('and is received by the list of transits as well', { tags: 'long' }, async () => {
    await scan('A1', 'fabio');
    const arrival = { codigo_barras: 'a1' };
    const path = 'atendimento/transito/chegada';
    const answer = callAs(server, 'davi', { method: 'POST', path, payload: arrival });
    expect(await successBody(answer)).toMatchObject({
      destino: 'reserva',
      retirar_ate: '2026-03-12',
    });
    expect(await core.copyOf('A1')).toMatchObject({ state: 'held' });
  });

  test('is for nobody any more once the hold has ended on the way', { tags: 'long' }, async () => {
    await scan('A1', 'fabio');
    await server.pool.query(
      `update hold set state = 'ended', ended_at = now(),
      end_reason = 'cancelled' where id = $1`,
      [holdId],
    );
    expect(await scan('A1')).toMatchObject({ destino: shelf });
    expect(await core.copyOf('A1')).toMatchObject({ state: 'available' });
  });
});

describe('a copy for a request', () => {
  const ask = async () => {
    const { rows } = await server.pool.query<{ id: number }>(`
      insert into loan_request (person_id, login_id, title_id, origin_library_id,
        receiving_library_id, volume, tome, part, additional_material, phone, email,
        authorised_person, is_home_delivery, address, requested_at, state)
      select 2, 2, title_id, 1, 3, '', '', '', '', '', 'b@example.org', '', false, '',
        '2026-03-10T10:00:00Z', 'waiting' from copy where barcode = 'A1' returning id`);
    const id = rows[0]?.id ?? 0;
    const path = `atendimento/solicitacoes-emprestimo/${id}/envio`;
    await successBody(
      callAs(server, 'davi', { method: 'POST', path, payload: { codigo_barras: 'a1' } }),
    );
    return id;
  };

  test('arrives, says for whom, and goes back there if it is carried away', async () => {
    const solicitacao = await ask();
    const para = { nome_pessoa: 'Bruno de Teste', reserva: null, solicitacao };
    expect(await scan('A1')).toMatchObject({
      estava: 'em_transito',
      destino: { tipo: 'transito', desc_biblioteca: 'Biblioteca da Saúde', para },
    });
    const arrived = { tipo: 'reserva', retirar_ate: '2026-03-13', para };
    expect(await scan('A1', 'fabio')).toMatchObject({ situacao: 'recebido', destino: arrived });
    expect(await scan('A1', 'fabio')).toMatchObject({
      situacao: 'nao_emprestado',
      estava: 'reservado',
      destino: arrived,
    });
    expect(await scan('A1')).toMatchObject({ destino: { tipo: 'transito', para } });
    expect(await transits()).toEqual([{ from: 1, to: 3 }]);
    expect(await scan('A1', 'fabio')).toMatchObject({ destino: arrived });
    expect(await core.copyOf('A1')).toMatchObject({ state: 'held' });
    expect((await core.lend('A1', logins.bruno, 3)).kind).toBe('lent');
  });
});
