import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chargeFine } from '../../../test/debts.ts';
import { circulation, startLoanServer } from '../../../test/loan-desk.ts';
import { password } from '../../../test/people.ts';
import {
  callTerminal,
  openTestSip2,
  signIn,
  terminalPassword,
  writeTerminal,
  type TestTerminal,
} from '../../../test/sip2-terminal.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
let sip2: Awaited<ReturnType<typeof openTestSip2>>;
let terminal: TestTerminal;

beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2']);
  sip2 = await openTestSip2(server, null);
  await writeTerminal(server);
  terminal = await callTerminal(sip2.port);
});
afterEach(async () => {
  terminal.socket.destroy();
  await sip2.close();
  await server.close();
});

const at = '20260301    093000';
const begin = () => terminal.say(signIn);
const shown = `AOmain|AAana|AC|AD${password}|`;
const nameAlone = 'AOmain|AAana|AC|';
const information = (who: string) => terminal.say(`63010${at}  Y       ${who}`);
const name = 'AEAna de Teste|';

describe('who has shown their password goes on by their name', () => {
  test.each([
    ['is blocked', 'update login set is_blocked = true where id = 1'],
    ['has left', 'update login set ended_at = now() where id = 1'],
    ['has another password', `update person set password_hash = 'another' where id = 1`],
  ])('until their account %s', async (_what, change) => {
    await begin();
    expect(await information(shown)).toContain(name);
    expect(await information(nameAlone)).toContain(name);
    await server.pool.query(change);
    expect(await information(nameAlone)).not.toContain(name);
  });
});

test('a name alone renews nothing, as a loan neither', async () => {
  await circulation(server).lend('A1');
  await server.db
    .insertInto('institution_setting')
    .values({ key: 'selfServiceAsksPassword', value: 'false' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'false' }))
    .execute();
  await begin();
  server.clock.advance({ hours: 24 });
  const lend = (who: string) => terminal.say(`11YN${at}${at}${who}ABA1|`);
  expect(await lend(nameAlone)).toMatch(/^120/);
  const renewals = () => server.db.selectFrom('renewal').selectAll().execute();
  expect(await renewals()).toEqual([]);
  expect(await lend(shown)).toMatch(/^121/);
  expect(await renewals()).toHaveLength(1);
});

test('a terminal whose password was renewed signs in anew', async () => {
  await begin();
  expect(await terminal.say('9900802.00')).toMatch(/^98/);
  const secret_hash = createHash('sha256').update('another').digest();
  await server.db.updateTable('sip2_terminal').set({ secret_hash }).execute();
  expect(await terminal.say('9900802.00')).toBeNull();
});

describe('what a field holds', () => {
  test('that no name has is no fault, and nothing is logged of it', { tags: 'long' }, async () => {
    const nul = String.fromCodePoint(0);
    expect(await terminal.say(`9300CNentra${nul}da|COx|`)).toBe('940');
    expect(await terminal.say(`9300CN\u001b[31mx|CO${nul}|`)).toBe('940');
    expect(await begin()).toBe('941');
    expect(await information(`AOmain|AAa${nul}na|AC|ADx|`)).toContain('BLN');
    expect(sip2.logged).toEqual([]);
  });

  test('never ends the field or line that it is told in', async () => {
    await server.pool.query(
      `update title set description = jsonb_set(description::jsonb, '{title}',
        '"Livro|AFPago\\r\\n941"') where description ->> 'title' = 'Livro A1'`,
    );
    await begin();
    const answer = await terminal.say(`17${at}AOmain|ABA1|AC|`);
    expect(answer).toContain('AJLivro/AFPago 941|');
  });

  test.each(['7abc', '99999999999', '-1', '1e3', '0x1'])(
    'names no debt where it is %s, and pays no other',
    async (number) => {
      await chargeFine(server, { amount: 350 });
      await begin();
      const answer = await terminal.say(`37${at}0100BRLBV1.50|${shown}CG${number}|BKt1|`);
      expect(answer).toMatch(/^38N/);
      expect(answer).not.toContain('Não foi possível agora');
      expect(await server.db.selectFrom('debt_entry').selectAll().execute()).toEqual([]);
    },
  );

  test('said twice at once is paid once', { tags: 'long' }, async () => {
    await chargeFine(server, { amount: 350 });
    await begin();
    const other = await callTerminal(sip2.port);
    await other.say(signIn);
    const pay = `37${at}0100BRLBV1.50|${shown}BKt1|`;
    const answers = await Promise.all([terminal.say(pay), other.say(pay)]);
    answers.push(await terminal.say(pay));
    expect(answers.map((answer) => answer?.slice(0, 3))).toEqual(['38Y', '38Y', '38Y']);
    expect(await server.db.selectFrom('debt_entry').selectAll().execute()).toHaveLength(1);
    other.socket.destroy();
  });
});

/** Messages of terminals, each with a password, also where it has no place for one. */
const messages: Readonly<Record<string, string>> = {
  'sign-in': signIn,
  'sign-in with another password': `9300CNentrada|CO${password}|`,
  'patron status': `23010${at}${shown}`,
  'patron status with another password': `23010${at}AOmain|AAana|AC|AD${password}x|`,
  'patron information': `63010${at}  Y       ${shown}`,
  loan: `11YN${at}${at}${shown}ABA1|`,
  renewal: `29NN${at}${at}${shown}ABA2|`,
  'renewal of all': `65${at}${shown}`,
  payment: `37${at}0100BRLBV1.50|${shown}BKt1|`,
  return: `09N${at}${at}AP|AOmain|ABA1|AC${password}|`,
  item: `17${at}AOmain|ABA1|AC${password}|`,
  'end of a session': `35${at}${shown}`,
  'what nobody knows': `77${at}${shown}`,
  'what breaks off': `63010${at}  Y  AOmain|AAana|AD${password}`,
};

/** Faults that an operator may meet, and their end: a table that is away, or takes nothing in. */
const faults: Readonly<Record<string, readonly [fails: string, mends: string]>> = {
  ...Object.fromEntries(
    ['debt_entry', 'failed_sign_in'].map((table) => [
      `${table} takes nothing in`,
      [
        `alter table ${table} add constraint takes_nothing check (false) not valid`,
        `alter table ${table} drop constraint takes_nothing`,
      ] as const,
    ]),
  ),
  ...Object.fromEntries(
    ['person', 'sip2_terminal', 'copy'].map((table) => [
      `${table} is away`,
      [`alter table ${table} rename to gone`, `alter table gone rename to ${table}`] as const,
    ]),
  ),
};

test('nothing is logged of passwords, whatever fails', async () => {
  await chargeFine(server, { amount: 350 });
  await circulation(server).lend('A2');
  server.clock.advance({ hours: 24 });
  const met = new Set<string>();
  for (const [fault, [fails, mends]] of Object.entries(faults)) {
    const others = await Promise.all(Object.keys(messages).map(() => callTerminal(sip2.port)));
    for (const other of others) expect(await other.say(signIn)).toBe('941');
    await server.pool.query(fails);
    const before = sip2.logged.length;
    for (const [nth, [kind, message]] of Object.entries(messages).entries()) {
      const count = sip2.logged.length;
      // Nobody answers what is no message; the one after it is answered in its turn.
      if (kind.startsWith('what ')) others[nth]?.socket.write(`${message}\r`);
      await others[nth]?.say(kind.startsWith('what ') ? '9900802.00' : message);
      if (sip2.logged.length > count) met.add(kind);
    }
    expect(sip2.logged.length, fault).toBeGreaterThan(before);
    for (const { socket } of others) socket.destroy();
    await server.pool.query(mends);
  }
  expect([...met].toSorted()).toEqual(Object.keys(messages).toSorted());
  for (const secret of [password, terminalPassword]) {
    expect(JSON.stringify(sip2.logged)).not.toContain(secret);
  }
});

describe('while self-service is switched off', () => {
  const switchTo = (isOn: boolean) =>
    server.pool.query(
      `update institution_setting set value = to_jsonb($1::boolean) where key = 'selfServiceOn'`,
      [isOn],
    );

  test('terminals are told so in the form of each message, and serve again after', async () => {
    await begin();
    await switchTo(false);
    expect(await terminal.say('9900802.00')).toMatch(/^98N/);
    expect(await terminal.say(`11NN${at}${at}${shown}ABA1|`)).toMatch(/^120.*AFO autoatendimento/);
    expect(await terminal.say(`09N${at}${at}AP|AOmain|ABA1|AC|`)).toMatch(/^100.*AFO auto/);
    expect(await information(shown)).toMatch(/^64.*AFO autoatendimento/);
    expect(await server.db.selectFrom('loan').selectAll().execute()).toEqual([]);
    await switchTo(true);
    expect(await terminal.say('9900802.00')).toMatch(/^98Y/);
    expect(await terminal.say(`11NN${at}${at}${shown}ABA1|`)).toMatch(/^121/);
  });
});
