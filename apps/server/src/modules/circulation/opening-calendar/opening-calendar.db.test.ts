import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendar, closure } from '../../../../test/calls/circulation-edits.ts';
import { callAs } from '../../../../test/call-as.ts';
import { as } from '../../../../test/people.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { untilWaiting } from '../../../../test/until-waiting.ts';
import { readLoanRules, readOpeningDays, termsOf } from '../facts/index.ts';
import { applyLeftClosures, movePickups } from './index.ts';

const going = new AbortController().signal;

let server: TestApp;
beforeEach(async () => {
  const copies = ['CENTRAL', 'CENTRAL', 'CENTRAL', 'SAUDE'].map((library) => ({ library }));
  server = await startTestApp({ records: [aBook({ title: 'Um', copies })] });
});
afterEach(() => server.close());

async function send(method: 'PUT' | 'POST', path: string, payload: object) {
  const headers = await as(server, 'elisa');
  return server.app.inject({ method, url: `/api/atendimento/calendario${path}`, headers, payload });
}

const close = (more: object = {}) => send('POST', '/fechamentos', { ...closure, ...more });

interface TestLoan {
  readonly copy: number;
  readonly person?: number;
  readonly dueOn: string;
  readonly returnedAt?: string;
}

/** A loan of a copy of the only title; fines of it are 100 centavos a day. */
async function lend({ copy, person = 1, dueOn, returnedAt }: TestLoan): Promise<number> {
  const [rule] = await readLoanRules(server.db);
  if (!rule) throw new Error('no rule');
  const isOpen = returnedAt === undefined;
  const of = { copy_id: copy, title_id: 1, barcode: String(copy), library_id: copy === 4 ? 3 : 1 };
  const { id } = await server.db
    .insertInto('loan')
    .values({
      ...of,
      person_id: person,
      login_id: person,
      lent_at: new Date('2026-03-01T12:00:00Z'),
      lent_in: 1,
      due_on: dueOn,
      rule: JSON.stringify(termsOf(rule)),
      ...(!isOpen && { returned_at: new Date(returnedAt), returned_in: 1 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isOpen) {
    await server.db
      .updateTable('copy')
      .set({ circulation_status: 'on-loan', circulation_due_on: dueOn })
      .where('id', '=', copy)
      .execute();
  }
  return id;
}

async function charge(loanId: number, amount: number, at = '2026-03-10T11:00:00Z') {
  const { id } = await server.db
    .insertInto('debt')
    .values({
      person_id: 1,
      login_id: 1,
      library_id: 1,
      loan_id: loanId,
      kind: 'fine',
      amount,
      charged_at: new Date(at),
      txid: `t${loanId}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const dueDays = async () => {
  const rows = await server.db.selectFrom('loan').select('due_on').orderBy('id').execute();
  return rows.map((row) => row.due_on);
};
const pickupDays = async () => {
  const rows = await server.db.selectFrom('hold').select('pickup_until').orderBy('id').execute();
  return rows.map((row) => row.pickup_until);
};
const requestDays = async () => {
  const rows = await server.db.selectFrom('loan_request').select('pickup_until').execute();
  return rows.map((row) => row.pickup_until);
};
const notices = () =>
  server.db
    .selectFrom('notice')
    .select(['person_id', 'kind', 'facts'])
    .orderBy('person_id')
    .orderBy('id')
    .execute();

test('the calendar is read as it was sent, and keeps the days of loans', async () => {
  await lend({ copy: 1, dueOn: '2026-12-24' });
  const answer = await send('PUT', '', calendar);
  expect(answer.json()).toEqual({ ...calendar, versao: 1 });
  expect(await dueDays()).toEqual(['2026-12-24']);
  const unknown = [{ ...calendar.excecoes[0], cod_campus: 99 }];
  const refused = await send('PUT', '', { ...calendar, versao: 1, excecoes: unknown });
  expect(refused.json()).toMatchObject({
    erro: {
      campos: [{ campo: 'excecoes.0.cod_campus', mensagem: 'Nenhum campus tem o código 99.' }],
    },
  });
  expect((await send('PUT', '', calendar)).statusCode).toBe(409);
});

test('an emergency dates anew what is due in it, there alone, and tells each patron once', async () => {
  // Thursday the 12th is closed too.
  const thursday = { ...calendar.excecoes[0], de: '2026-03-12', ate: '2026-03-12' };
  await send('PUT', '', { ...calendar, excecoes: [thursday] });
  await lend({ copy: 1, dueOn: '2026-03-10' });
  await lend({ copy: 2, dueOn: '2026-03-12' });
  await lend({ copy: 3, dueOn: '2026-03-11', person: 2 });
  await lend({ copy: 4, dueOn: '2026-03-11' });
  const answer = await close({ versao: 1 });
  expect(answer.json()).toEqual({
    codigo: expect.any(Number) as number,
    emprestimos: 2,
    retiradas: 0,
    multas: 0,
    pessoas: 2,
  });
  expect(await dueDays()).toEqual(['2026-03-13', '2026-03-12', '2026-03-13', '2026-03-11']);
  const copies = await server.db
    .selectFrom('copy')
    .select('circulation_due_on')
    .orderBy('id')
    .execute();
  expect(copies.map((one) => one.circulation_due_on)).toEqual(await dueDays());
  const told = await notices();
  expect(told.map((one) => [one.person_id, one.kind])).toEqual([
    [1, 'dated-anew'],
    [2, 'dated-anew'],
  ]);
  expect(told[0]?.facts).toMatchObject({
    loanId: expect.any(Number),
    of: 'loan',
    day: '2026-03-13',
    reason: 'Falta de água',
  });
  expect(await applyLeftClosures(server, going)).toBe(0);
});

test('what a server left over is done later, and nothing twice', async () => {
  await lend({ copy: 1, dueOn: '2026-03-10' });
  await close();
  await lend({ copy: 2, dueOn: '2026-03-11', person: 2 });
  await server.db.updateTable('opening_entry').set({ applied_at: null }).execute();
  expect(await applyLeftClosures(server, going)).toBe(1);
  expect(await dueDays()).toEqual(['2026-03-12', '2026-03-12']);
  expect(await notices()).toHaveLength(2);
});

const parts = { volume: '', tome: '', part: '', additional_material: '' };

/** A hold whose copy stands ready. */
async function setAside(
  copy_id: number,
  since: string,
  pickup_until: string,
  library_id = 1,
  person = 1,
): Promise<void> {
  await server.db
    .insertInto('hold')
    .values({
      ...parts,
      volume: String(copy_id),
      person_id: person,
      login_id: person,
      title_id: 1,
      library_id,
      placed_at: new Date('2026-03-01T12:00:00Z'),
      state: 'released',
      copy_id,
      released_at: new Date(since),
      pickup_until,
    })
    .execute();
}

/** A request of the first reader whose copy came from another library and stands ready. */
async function bring(pickup_until: string): Promise<void> {
  await server.db
    .insertInto('loan_request')
    .values({
      ...parts,
      person_id: 1,
      login_id: 1,
      title_id: 1,
      origin_library_id: 3,
      receiving_library_id: 1,
      phone: '',
      email: '',
      authorised_person: '',
      is_home_delivery: false,
      address: '',
      requested_at: new Date('2026-03-01T12:00:00Z'),
      state: 'available',
      copy_id: 4,
      available_at: new Date('2026-03-09T12:00:00Z'),
      pickup_until,
    })
    .execute();
}

test(
  'what was counted by the new days already is not counted again by a closure that was left over',
  { tags: 'long' },
  async () => {
    await close();
    const later = '2026-03-10T13:00:00Z';
    const late = await lend({ copy: 1, dueOn: '2026-03-09', returnedAt: '2026-03-12T12:00:00Z' });
    await charge(late, 100, later);
    await setAside(2, later, '2026-03-13');
    await server.db.updateTable('opening_entry').set({ applied_at: null }).execute();
    server.clock.advance({ hours: 2 });
    expect(await applyLeftClosures(server, going)).toBe(1);
    const { balance } = await server.db
      .selectFrom('debt_balance')
      .select('balance')
      .executeTakeFirstOrThrow();
    expect(balance).toBe(100);
    const hold = await server.db
      .selectFrom('hold')
      .select('pickup_until')
      .executeTakeFirstOrThrow();
    expect(hold).toEqual({ pickup_until: '2026-03-13' });
    expect(await notices()).toEqual([]);
  },
);

test(
  'a closure is saved while a backup reads the calendar, and waits for who counts by it',
  { tags: 'long' },
  async () => {
    await server.db.transaction().execute(async (backup) => {
      await backup.selectFrom('opening_entry').selectAll().execute();
      expect((await close()).statusCode).toBe(200);
    });
    const { closing } = await server.db.transaction().execute(async (lending) => {
      await readOpeningDays(lending);
      const closes = close({ versao: 1, de: '2026-03-16', ate: '2026-03-16' });
      await untilWaiting(lending);
      return { closing: closes };
    });
    expect((await closing).statusCode).toBe(200);
  },
);

test(
  'what fails for one person holds up no other, and is done again',
  { tags: 'long' },
  async () => {
    await close();
    await lend({ copy: 1, dueOn: '2026-03-10' });
    await lend({ copy: 2, dueOn: '2026-03-11', person: 2 });
    await server.db.updateTable('opening_entry').set({ applied_at: null }).execute();
    await server.pool.query('alter table notice add constraint own check (person_id <> 1)');
    await expect(applyLeftClosures(server, going)).rejects.toThrow('1 of 1 failed');
    expect(await dueDays()).toEqual(['2026-03-10', '2026-03-12']);
    await server.pool.query('alter table notice drop constraint own');
    expect(await applyLeftClosures(server, going)).toBe(1);
    expect(await dueDays()).toEqual(['2026-03-12', '2026-03-12']);
  },
);

test(
  'what fails for one person is no fault of the closure, which answers with what was done',
  { tags: 'long' },
  async () => {
    await lend({ copy: 1, dueOn: '2026-03-10' });
    await lend({ copy: 2, dueOn: '2026-03-11', person: 2 });
    await server.pool.query('alter table notice add constraint own check (person_id <> 1)');
    const answer = await close();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ emprestimos: 1, pessoas: 1 });
    expect(server.logged).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'a closure not applied to all' }),
    );
    await server.pool.query('alter table notice drop constraint own');
    expect(await applyLeftClosures(server, going)).toBe(1);
    expect(await dueDays()).toEqual(['2026-03-12', '2026-03-12']);
  },
);

test('what is to be fetched stays as many open days as were given', { tags: 'long' }, async () => {
  await setAside(1, '2026-03-09T12:00:00Z', '2026-03-11');
  expect((await close()).json()).toMatchObject({ retiradas: 1, pessoas: 1 });
  const until = async () =>
    (await server.db.selectFrom('hold').select('pickup_until').executeTakeFirstOrThrow())
      .pickup_until;
  expect(await until()).toBe('2026-03-13');
  await server.db.updateTable('opening_entry').set({ applied_at: null }).execute();
  expect(await applyLeftClosures(server, going)).toBe(1);
  expect(await until()).toBe('2026-03-13');
});

test('a hold and a request of the same number are both moved', { tags: 'long' }, async () => {
  await setAside(1, '2026-03-09T12:00:00Z', '2026-03-11');
  await bring('2026-03-11');
  expect((await close()).json()).toMatchObject({ retiradas: 2, pessoas: 1 });
  expect([await pickupDays(), await requestDays()]).toEqual([['2026-03-13'], ['2026-03-13']]);
  expect(await notices()).toHaveLength(2);
});

test('fines of those days are dropped, once, as far as they are owed', async () => {
  const returnedAt = '2026-03-12T12:00:00Z';
  const late = await lend({ copy: 1, dueOn: '2026-03-09', returnedAt });
  const paid = await lend({ copy: 2, dueOn: '2026-03-09', returnedAt });
  const debts = [await charge(late, 300), await charge(paid, 300)];
  await server.db
    .insertInto('debt_entry')
    .values({
      debt_id: debts[1] ?? 0,
      kind: 'payment',
      amount: 300,
      method: 'cash',
      entered_at: new Date(returnedAt),
      entered_by: null,
      reversed_id: null,
      submission: null,
    })
    .execute();
  expect((await close()).json()).toMatchObject({ multas: 1, pessoas: 1 });
  await server.db.updateTable('opening_entry').set({ applied_at: null }).execute();
  await applyLeftClosures(server, going);
  const balances = await server.db
    .selectFrom('debt_balance')
    .select('balance')
    .orderBy('debt_id')
    .execute();
  expect(balances.map(({ balance }) => balance)).toEqual([100, 0]);
  const dropped = await server.db
    .selectFrom('debt_entry')
    .select(['amount', 'entered_by', 'reason'])
    .where('kind', '=', 'discount')
    .execute();
  expect(dropped).toEqual([{ amount: 200, entered_by: 5, reason: 'Falta de água' }]);
});

test('a closure is taken back; an exception put in later does not open it', async () => {
  const { codigo } = (await close()).json<{ codigo: number }>();
  const ofLibrary = { ...calendar.excecoes[0], cod_biblioteca: 1 };
  const open = { ...ofLibrary, de: '2026-03-10', ate: '2026-03-11', aberta: true };
  const kept = { ...calendar, versao: 1, semana: [], excecoes: [open], fechamentos: [codigo] };
  expect((await send('PUT', '', kept)).json()).toMatchObject({
    fechamentos: [{ codigo, motivo: 'Falta de água', aplicado: true }],
  });
  await lend({ copy: 1, dueOn: '2026-03-10' });
  await server.db
    .updateTable('opening_entry')
    .set({ applied_at: null })
    .where('id', '=', codigo)
    .execute();
  await applyLeftClosures(server, going);
  expect(await dueDays()).toEqual(['2026-03-12']);
  expect((await send('PUT', '', { ...kept, versao: 2, fechamentos: [] })).json()).toMatchObject({
    fechamentos: [],
  });
});

describe('a closure that is corrected', { tags: 'long' }, () => {
  /** Undoes all closures and saves one of these days in their stead. */
  async function correct(versao: number, days: { readonly de?: string; readonly ate?: string }) {
    const none = { semana: [], excecoes: [], fechamentos: [] };
    expect((await send('PUT', '', { versao, ...none })).statusCode).toBe(200);
    server.clock.advance({ minutes: 5 });
    const answer = await close({ versao: versao + 1, ...days });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ multas: number; retiradas: number }>();
  }

  const discounts = async () => {
    const rows = await server.db
      .selectFrom('debt_entry')
      .select('amount')
      .where('kind', '=', 'discount')
      .orderBy('id')
      .execute();
    return rows.map(({ amount }) => amount);
  };

  test('takes fines off for its further days alone', async () => {
    const late = await lend({ copy: 1, dueOn: '2026-03-05', returnedAt: '2026-03-13T12:00:00Z' });
    await charge(late, 800);
    await close();
    expect(await discounts()).toEqual([200]);
    expect(await correct(1, {})).toMatchObject({ multas: 0 });
    expect(await correct(3, { ate: '2026-03-12' })).toMatchObject({ multas: 1 });
    expect(await correct(5, { ate: '2026-03-10' })).toMatchObject({ multas: 0 });
    expect(await discounts()).toEqual([200, 100]);
  });

  test('takes nothing off a fine that was counted by it', async () => {
    await close();
    server.clock.advance({ hours: 1 });
    const late = await lend({ copy: 1, dueOn: '2026-03-05', returnedAt: '2026-03-13T12:00:00Z' });
    await charge(late, 600, '2026-03-10T12:30:00Z');
    server.clock.advance({ hours: 1 });
    expect(await correct(1, {})).toMatchObject({ multas: 0 });
    expect(await discounts()).toEqual([]);
  });

  test('takes off what was charged after it was undone', async () => {
    await close();
    await send('PUT', '', { versao: 1, semana: [], excecoes: [], fechamentos: [] });
    server.clock.advance({ hours: 1 });
    const late = await lend({ copy: 1, dueOn: '2026-03-05', returnedAt: '2026-03-13T12:00:00Z' });
    await charge(late, 800, '2026-03-10T12:30:00Z');
    server.clock.advance({ hours: 1 });
    expect((await close({ versao: 2 })).json()).toMatchObject({ multas: 1 });
    expect(await discounts()).toEqual([200]);
  });

  const balance = async () =>
    (await server.db.selectFrom('debt_balance').select('balance').executeTakeFirstOrThrow())
      .balance;
  const payments = 'atendimento/pagamentos';
  /** Takes back the last discount, as staff may. */
  async function takeBack() {
    const { id } = await server.db
      .selectFrom('debt_entry')
      .select('id')
      .where('kind', '=', 'discount')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const path = `${payments}/lancamentos/${id}/estorno`;
    const payload = { motivo: 'Engano' };
    expect((await callAs(server, 'elisa', { method: 'POST', path, payload })).statusCode).toBe(200);
  }

  test('takes off again what the staff took back of its discount', async () => {
    const late = await lend({ copy: 1, dueOn: '2026-03-05', returnedAt: '2026-03-13T12:00:00Z' });
    await charge(late, 800);
    await close();
    await takeBack();
    expect(await balance()).toBe(800);
    expect(await correct(1, { ate: '2026-03-12' })).toMatchObject({ multas: 1 });
    expect(await discounts()).toEqual([200, 300]);
    expect(await balance()).toBe(500);
  });

  test('takes off what it could not while the staff had let off the whole fine', async () => {
    const late = await lend({ copy: 1, dueOn: '2026-03-09', returnedAt: '2026-03-12T12:00:00Z' });
    const debt = await charge(late, 300);
    const path = `${payments}/debitos/${debt}/desconto`;
    const payload = { valor_centavos: 300, motivo: 'Acordo', submissao: randomUUID() };
    expect((await callAs(server, 'elisa', { method: 'POST', path, payload })).statusCode).toBe(200);
    expect((await close()).json()).toMatchObject({ multas: 0 });
    await takeBack();
    expect(await correct(1, {})).toMatchObject({ multas: 1 });
    expect(await balance()).toBe(100);
  });

  test('leaves as many open days to fetch a copy as were given', async () => {
    await setAside(1, '2026-03-09T12:00:00Z', '2026-03-11');
    await close();
    expect(await pickupDays()).toEqual(['2026-03-13']);
    expect(await correct(1, {})).toMatchObject({ retiradas: 0 });
    expect(await correct(3, { ate: '2026-03-12' })).toMatchObject({ retiradas: 1 });
    expect(await pickupDays()).toEqual(['2026-03-14']);
    expect(await correct(5, { ate: '2026-03-10' })).toMatchObject({ retiradas: 0 });
    expect(await pickupDays()).toEqual(['2026-03-14']);
  });

  test('moves a last day that it closes, however long there was', async () => {
    await setAside(1, '2026-03-09T12:00:00Z', '2026-03-11');
    await close();
    expect(await correct(1, { de: '2026-03-13', ate: '2026-03-13' })).toMatchObject({
      retiradas: 1,
    });
    expect(await pickupDays()).toEqual(['2026-03-14']);
  });
});

describe('a planned closing', () => {
  const plan = (versao: number, de: string, ate: string, more: object = {}) => {
    const closed = { ...calendar.excecoes[0], cod_biblioteca: 1, de, ate };
    return send('PUT', '', { ...calendar, versao, excecoes: [closed], ...more });
  };

  test('moves the last day to fetch a copy to the next open one, and tells its reader once', async () => {
    await setAside(1, '2026-03-09T12:00:00Z', '2026-03-14');
    await setAside(2, '2026-03-09T12:00:00Z', '2026-03-12');
    await setAside(3, '2026-03-09T12:00:00Z', '2026-03-14', 3);
    expect((await plan(0, '2026-03-13', '2026-03-14')).statusCode).toBe(200);
    // The 15th is a Sunday.
    expect(await pickupDays()).toEqual(['2026-03-16', '2026-03-12', '2026-03-14']);
    expect(await notices()).toMatchObject([
      {
        person_id: 1,
        kind: 'dated-anew',
        facts: {
          holdId: expect.any(Number),
          of: 'pickup',
          day: '2026-03-16',
          reason: '',
          closedOn: '2026-03-14',
        },
      },
    ]);
    expect((await plan(1, '2026-03-14', '2026-03-14')).statusCode).toBe(200);
    expect((await send('PUT', '', { ...calendar, versao: 2, excecoes: [] })).statusCode).toBe(200);
    expect(await pickupDays()).toEqual(['2026-03-16', '2026-03-12', '2026-03-14']);
    expect(await notices()).toHaveLength(1);
  });

  test('of a day of each week does so too, and for copies that came from another library', async () => {
    await bring('2026-03-14');
    const saturdays = { ...calendar.semana[0], dia_semana: 6 };
    await send('PUT', '', { ...calendar, semana: [...calendar.semana, saturdays] });
    expect(await requestDays()).toEqual(['2026-03-16']);
    expect(await notices()).toHaveLength(1);
  });

  test(
    'is saved though a last day could not be moved: others are, and that one by the hour',
    { tags: 'long' },
    async () => {
      await setAside(1, '2026-03-09T12:00:00Z', '2026-03-14');
      await setAside(2, '2026-03-09T12:00:00Z', '2026-03-14', 1, 2);
      await server.pool.query('alter table notice add constraint own check (person_id <> 1)');
      const answer = await plan(0, '2026-03-14', '2026-03-14');
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await pickupDays()).toEqual(['2026-03-14', '2026-03-16']);
      expect(server.logged).toContainEqual(
        expect.objectContaining({ level: 50, msg: 'last days to fetch copies not all moved' }),
      );
      await server.pool.query('alter table notice drop constraint own');
      expect(await movePickups(server, going)).toBe(1);
      expect(await pickupDays()).toEqual(['2026-03-16', '2026-03-16']);
    },
  );

  test(
    'leaves the days of a closure that is still to be applied to it',
    { tags: 'long' },
    async () => {
      const { codigo } = (await close()).json<{ codigo: number }>();
      await setAside(1, '2026-03-09T12:00:00Z', '2026-03-11');
      await server.db.updateTable('opening_entry').set({ applied_at: null }).execute();
      await plan(1, '2026-03-17', '2026-03-17', { fechamentos: [codigo] });
      expect(await pickupDays()).toEqual(['2026-03-11']);
      await applyLeftClosures(server, going);
      expect(await pickupDays()).toEqual(['2026-03-13']);
    },
  );
});

test('a last day that has come to be closed in any other way is moved by the hour', async () => {
  await setAside(1, '2026-03-09T12:00:00Z', '2026-03-14');
  await server.db
    .insertInto('opening_entry')
    .values({ from_day: '2026-03-14', until_day: '2026-03-14', is_open: false })
    .execute();
  expect(await movePickups(server, going)).toBe(1);
  expect(await pickupDays()).toEqual(['2026-03-15']);
  expect(await movePickups(server, going)).toBe(0);
});

describe('a closure that says nothing new is refused', () => {
  const refused = {
    erro: {
      codigo: 'FechamentoJaRegistrado',
      mensagem:
        'Já há um fechamento de emergência aqui nesses dias, por “Falta de água”. Nada foi salvo.',
    },
  };

  test('the same again, and days or places within it', async () => {
    await lend({ copy: 1, dueOn: '2026-03-10' });
    await close({ cod_biblioteca: null });
    const again = { versao: 1, motivo: 'Greve' };
    for (const same of [{ cod_biblioteca: null }, {}, { ate: '2026-03-10' }]) {
      const answer = await close({ ...again, ...same });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject(refused);
    }
    expect((await close({ ...again, ate: '2026-03-12' })).statusCode).toBe(200);
    expect(await notices()).toHaveLength(2);
  });

  test('what two others say together', { tags: 'long' }, async () => {
    await close({ ate: '2026-03-10' });
    await close({ versao: 1, de: '2026-03-11' });
    expect((await close({ versao: 2 })).json()).toMatchObject(refused);
    expect((await close({ versao: 2, cod_biblioteca: 3 })).statusCode).toBe(200);
    expect((await close({ versao: 3, cod_biblioteca: null })).statusCode).toBe(200);
  });

  test('not where it closes a library that its own date opens', { tags: 'long' }, async () => {
    const ofLibrary = { ...calendar.excecoes[0], cod_biblioteca: 1 };
    const open = { ...ofLibrary, de: '2026-03-10', ate: '2026-03-10', aberta: true };
    await send('PUT', '', { ...calendar, semana: [], excecoes: [open] });
    await close({ versao: 1, cod_biblioteca: null });
    expect((await close({ versao: 2 })).statusCode).toBe(200);
    expect((await close({ versao: 3 })).json()).toMatchObject(refused);
  });
});

test('64 closures of the same day at once are one', { tags: 'long' }, async () => {
  await lend({ copy: 1, dueOn: '2026-03-10' });
  const answers = await Promise.all(Array.from({ length: 64 }, () => close()));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(63);
  expect(await notices()).toHaveLength(1);
  expect(Temporal.PlainDate.from((await dueDays())[0] ?? '').toString()).toBe('2026-03-12');
});
