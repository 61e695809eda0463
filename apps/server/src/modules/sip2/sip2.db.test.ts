import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectSecurely } from 'node:tls';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chargeFine } from '../../../test/debts.ts';
import { circulation, startLoanServer, writeHold } from '../../../test/loan-desk.ts';
import { password } from '../../../test/people.ts';
import {
  callTerminal,
  fieldsOf,
  openTestSip2,
  signIn,
  writeTerminal,
  type TestTerminal,
} from '../../../test/sip2-terminal.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
let sip2: Awaited<ReturnType<typeof openTestSip2>>;
let terminal: TestTerminal;
let core: ReturnType<typeof circulation>;

beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2'], [{ library: 'LETRAS', barcode: 'L1' }]);
  core = circulation(server);
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
const ana = `AOmain|AAana|AC|AD${password}|`;
const begin = () => terminal.say(signIn);
const information = (list = '          ', more = '', language = '010') =>
  terminal.say(`63${language}${at}${list}${ana}${more}`);
const lend = (barcode: string, policy = 'N') =>
  terminal.say(`11${policy}N${at}${at}AOmain|AAana|AB${barcode}|AC|AD${password}|`);
const takeBack = (barcode: string) => terminal.say(`09N${at}${at}AP|AOmain|AB${barcode}|AC|`);
const openLoans = () =>
  server.db.selectFrom('loan').selectAll().where('returned_at', 'is', null).execute();

describe('a terminal', () => {
  test('signs in by its name and password, and does nothing before', async () => {
    expect(await terminal.say('9300CNentrada|COwrong|')).toBe('940');
    expect(await begin()).toBe('941');
    const other = await callTerminal(sip2.port);
    expect(await other.say('9900802.00')).toBeNull();
  });

  test('is hung up on after three wrong passwords', async () => {
    const wrong = () => terminal.say('9300CNentrada|COwrong|');
    expect([await wrong(), await wrong()]).toEqual(['940', '940']);
    expect(await terminal.say('9300CNentrada|COwrong|')).toBeNull();
  });

  test('is told what is served and what it may do', async () => {
    await server.db.updateTable('sip2_terminal').set({ may_lend: false }).execute();
    await begin();
    const answer = await terminal.say('9900802.00');
    expect(answer?.slice(0, 14)).toBe('98YYNYNN100003');
    expect(fieldsOf(answer, 34)).toEqual({
      AO: 'main',
      AM: 'Biblioteca Central',
      BX: 'YNYNYYYYYYYNNNYY',
    });
    expect(await lend('A1')).toMatch(/^120.*\|AFEsta máquina não faz isso/);
    expect(await openLoans()).toEqual([]);
  });

  test('that is revoked does nothing from the next message on', async () => {
    await begin();
    await server.db
      .updateTable('sip2_terminal')
      .set({ revoked_at: new Date(), revoked_by: 4 })
      .execute();
    expect(await lend('A1')).toBeNull();
    expect(await openLoans()).toEqual([]);
  });

  test('of another institution is refused', async () => {
    await begin();
    const answer = await terminal.say(`3520260301    093000AOother|AAana|`);
    expect(answer).toMatch(/AFEsta máquina está configurada para outra instituição/);
  });

  test(
    'with checksums is answered with them, asked again for what is bent, and told again',
    { tags: 'long' },
    async () => {
      await server.db.updateTable('sip2_terminal').set({ asks_checksum: true }).execute();
      expect(await terminal.sealed(signIn, 0)).toBe('941AY0AZFDFD');
      expect(await terminal.say('9900802.00')).toBe('96AZFEF6');
      const lent = await terminal.sealed(`11NN${at}${at}${ana}ABA1|`, 1);
      expect(lent).toMatch(/^121NUY.*\|AY1AZ[\dA-F]{4}$/);
      // Asked for again, by its own message and by the same number: nothing is done twice.
      expect(await terminal.say('97AZFEF5')).toBe(lent);
      expect(await terminal.sealed(`11NN${at}${at}${ana}ABA1|`, 1)).toBe(lent);
      expect(await openLoans()).toHaveLength(1);
      expect(await terminal.sealed(`11NN${at}${at}${ana}ABA1|`, 2)).toMatch(/^120/);
    },
  );

  test('of the nineties has its own letters', { tags: 'long' }, async () => {
    await server.db
      .updateTable('sip2_terminal')
      .set({ character_set: 'cp850', may_lend: false })
      .execute();
    await begin();
    const answer = await terminal.raw(Buffer.from(`11NN${at}${at}${ana}ABA1|`));
    // 'Esta máquina não' in code page 850.
    expect(answer?.toString('latin1')).toContain('AFEsta m\u00a0quina n\u00c6o');
  });
});

describe('a reader', () => {
  test('who shows the name alone is known, and told nothing', async () => {
    await begin();
    const answer = await terminal.say(`63010${at}YAOmain|AAana|AC|`.replace('Y', '          '));
    expect(answer?.slice(0, 16)).toBe('64              ');
    expect(fieldsOf(answer, 59)).toEqual({
      AO: 'main',
      AA: 'ana',
      AE: '',
      BL: 'Y',
      AF: expect.any(String),
    });
    const nobody = await terminal.say(`2301020260301    093000AOmain|AAnobody|AC|ADx|`);
    expect(fieldsOf(nobody, 35)).toMatchObject({ AE: '', BL: 'N', CQ: 'N' });
    // Machines that look at no field go by these flags.
    expect(nobody?.slice(0, 16)).toBe('24YYYY          ');
    const wrong = await terminal.say(`2301020260301    093000AOmain|AAana|AC|ADx|`);
    expect(wrong?.slice(0, 16)).toBe('24YYYY          ');
  });

  test(
    'has what is theirs told: loans, what is late, debts, what waits',
    { tags: 'long' },
    async () => {
      await core.lend('A1');
      await core.lend('L1', 1, 2);
      await writeHold(server, 'A2', 1);
      server.clock.advance({ hours: 24 * 40 });
      await chargeFine(server, { amount: 350 });
      await begin();
      const all = await information();
      expect(all?.slice(37, 61)).toBe('000000020002000100000001');
      expect(fieldsOf(all, 59)).toMatchObject({ AE: 'Ana de Teste', BL: 'Y', CQ: 'Y', BV: '3.50' });
      expect(all?.slice(2, 16)).toMatch(/^YYY/);
      expect(fieldsOf(await information('  Y       '), 59)['AU']).toBe('A1,L1');
      expect(fieldsOf(await information('  Y       ', 'BP2|BQ2|'), 59)['AU']).toBe('L1');
      expect(fieldsOf(await information(' Y        '), 59)['AT']).toBe('A1,L1');
      expect(fieldsOf(await information('   Y      '), 59)['AV']).toMatch(/^\d+ 3\.50/);
      expect(fieldsOf(await information('     Y    '), 59)['CD']).toBe('Livro A2');
      const english = await information('          ', '', '001');
      expect(english?.slice(16, 19)).toBe('001');
      expect(fieldsOf(english, 59)['AF']).toMatch(/late|overdue|Return/i);
    },
  );

  test('borrows, is refused with the reason, renews, gives back', async () => {
    await begin();
    const lent = await lend('A1');
    expect(lent).toMatch(/^121NUY/);
    expect(fieldsOf(lent, 22)).toMatchObject({ AB: 'A1', AJ: 'Livro A1', AA: 'ana' });
    expect(fieldsOf(lent, 22)['AF']).toMatch(/^Devolver até/);
    const [loan] = await openLoans();
    expect(loan).toMatchObject({ lent_in: 1, lent_by: null, person_id: 1 });
    expect(await lend('A1')).toMatch(/^120/);
    expect(await lend('NONE')).toMatch(/^120.*AF/);
    server.clock.advance({ hours: 24 });
    const again = await lend('A1', 'Y');
    expect(again).toMatch(/^121YUY/);
    const renewed = await terminal.say(`29NN${at}${at}${ana}ABA1|`);
    expect(renewed).toMatch(/^30/);
    const all = await terminal.say(`65${at}${ana}`);
    expect(all).toMatch(/^661|^660/);
    expect(Number(all?.slice(3, 7)) + Number(all?.slice(7, 11))).toBe(1);
    const back = await takeBack('A1');
    expect(back).toMatch(/^101YUN/);
    expect(fieldsOf(back, 22)).toMatchObject({ AB: 'A1', AJ: 'Livro A1', AQ: 'CENTRAL', CL: '1' });
    expect(back).not.toMatch(/ana/i);
    expect(await openLoans()).toEqual([]);
  });

  test('goes on without the password for a while, until they leave', { tags: 'long' }, async () => {
    await begin();
    await information();
    const short = (barcode: string) => terminal.say(`11NN${at}${at}AOmain|AAana|AB${barcode}|AC|`);
    expect(await short('A1')).toMatch(/^121/);
    expect(await terminal.say(`35${at}${ana}`)).toMatch(/^36Y/);
    expect(await short('A2')).toMatch(/^120/);
    await information();
    server.clock.advance({ seconds: 121 });
    expect(await short('A2')).toMatch(/^120/);
    await information();
    const other = await terminal.say(`29NN${at}${at}AOmain|AAbruno|ABA1|AC|`);
    expect(other).toMatch(/^300/);
  });

  test('renews and sees nothing of another’s', async () => {
    await core.lend('A1', 2);
    await begin();
    const renewed = await terminal.say(`29NN${at}${at}${ana}ABA1|`);
    expect(renewed).toMatch(/^300.*AFEste exemplar não está emprestado a você/);
    const copy = await terminal.say(`17${at}AOmain|ABA1|AC|`);
    expect(copy).toMatch(/^1804/);
    expect(copy).not.toMatch(/bruno/i);
  });
});

describe('what comes in', { tags: 'long' }, () => {
  test('for who waits has its bin and alert, and so has what goes home', async () => {
    await core.lend('A1', 2);
    await writeHold(server, 'A1', 1);
    await begin();
    const held = await takeBack('A1');
    expect(held).toMatch(/^101YUY/);
    expect(fieldsOf(held, 22)).toMatchObject({ CV: '01', CL: '2' });
    expect(held).not.toMatch(/ana|bruno/i);
    await core.lend('L1', 2, 2);
    expect(fieldsOf(await takeBack('L1'), 22)).toMatchObject({ CV: '04', CL: '3', CT: 'LETRAS' });
    expect(await takeBack('NONE')).toMatch(/^100NUY/);
  });
});

describe('money', () => {
  const pay = (amount: string, more = 'BKt1|') =>
    terminal.say(`37${at}0100BRLBV${amount}|${ana}${more}`);

  test('is taken once for each transaction, and never more than is owed', async () => {
    const debtId = await chargeFine(server, { amount: 350 });
    await begin();
    expect(await pay('9.00')).toMatch(/^38N/);
    expect(await pay('1.50')).toMatch(/^38Y.*BKt1\|/);
    expect(await pay('1.50')).toMatch(/^38Y/);
    expect(await pay('2.00')).toMatch(/^38N/);
    expect(await pay('2.00', `CG${debtId}|BKt2|`)).toMatch(/^38Y/);
    const entries = await server.db.selectFrom('debt_entry').selectAll().orderBy('id').execute();
    expect(entries.map(({ amount, method, entered_by }) => [amount, method, entered_by])).toEqual([
      [150, 'cash', 4],
      [200, 'cash', 4],
    ]);
    expect(await pay('x')).toMatch(/^38N/);
  });

  test('is not taken where the terminal may not', async () => {
    await chargeFine(server, { amount: 350 });
    await server.db.updateTable('sip2_terminal').set({ may_take_payments: false }).execute();
    await begin();
    expect(await pay('1.50')).toMatch(/^38N/);
  });
});

describe('a fault', () => {
  test('of one terminal is its own', async () => {
    await begin();
    const bad = await callTerminal(sip2.port);
    bad.socket.write('A'.repeat(9000));
    expect(await bad.say('')).toBeNull();
    const flood = await callTerminal(sip2.port);
    flood.socket.write('97\r'.repeat(5000));
    await expect.poll(() => flood.socket.destroyed).toBe(true);
    expect(await terminal.say('9900802.00')).toMatch(/^98Y/);
  });

  test(
    'of the server is answered with a refusal, and the terminal goes on',
    { tags: 'long' },
    async () => {
      await begin();
      await server.pool.query('alter table loan rename to loan_away');
      const refused = await lend('A1');
      expect(refused).toMatch(/^120.*AFNão foi possível agora/);
      await server.pool.query('alter table loan_away rename to loan');
      expect(await lend('A1')).toMatch(/^121/);
      expect(JSON.stringify(sip2.logged)).toContain('not answered');
    },
  );
});

describe('over TLS', { tags: 'long' }, () => {
  test('what is said is encrypted, and who speaks plainly is hung up on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'estante-sip2-'));
    const [keyPath, certPath] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const asked = ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-days', '2', '-subj', '/CN=x'];
    await promisify(execFile)('openssl', [...asked, '-keyout', keyPath, '-out', certPath]);
    const secure = await openTestSip2(server, { certPath, keyPath });
    const socket = connectSecurely({ port: secure.port, rejectUnauthorized: false });
    const machine = await callTerminal(secure.port, socket);
    expect(await machine.say(signIn)).toBe('941');
    const plain = await callTerminal(secure.port);
    expect(await plain.say(signIn)).not.toBe('941');
    expect(await machine.say('9900802.00')).toMatch(/^98Y/);
    socket.destroy();
    plain.socket.destroy();
    await secure.close();
    await rm(folder, { recursive: true });
  });
});
