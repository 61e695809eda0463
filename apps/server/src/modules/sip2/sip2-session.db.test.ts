import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeFine } from '../../../test/debts.ts';
import { circulation, startLoanServer, writeHold } from '../../../test/loan-desk.ts';
import { password } from '../../../test/people.ts';
import {
  callTerminal,
  openTestSip2,
  terminalPassword,
  writeTerminal,
  type TestTerminal,
} from '../../../test/sip2-terminal.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
let sip2: Awaited<ReturnType<typeof openTestSip2>>;
let terminal: TestTerminal;
beforeAll(async () => {
  server = await startLoanServer(['A1', 'A2', 'A3']);
  await circulation(server).lend('A3', 2);
  await writeHold(server, 'A3', 1);
  await chargeFine(server, { amount: 350 });
  sip2 = await openTestSip2(server, null);
  await writeTerminal(server, { asks_checksum: true });
  terminal = await callTerminal(sip2.port);
});
afterAll(async () => {
  terminal.socket.destroy();
  await sip2.close();
  await server.close();
});

const at = '20260310    090000';
const ana = `AOmain|AAana|AC|AD${password}|`;

const said: readonly (readonly [what: string, message: string])[] = [
  ['Login', `9300CNentrada|CO${terminalPassword}|CPentrada|`],
  ['SC status', '9900802.00'],
  ['Patron status', `23010${at}${ana}`],
  ['Patron information, charged items', `63010${at}  Y       ${ana}`],
  ['Patron information in English, fines', `63001${at}   Y      ${ana}`],
  ['Item information', `17${at}AOmain|ABA1|AC|`],
  ['Checkout', `11NN${at}${at}${ana}ABA1|`],
  ['Checkout, a bar code that nothing bears', `11NN${at}${at}${ana}ABX9|`],
  ['Renew', `29NN${at}${at}${ana}ABA1|`],
  ['Renew all', `65${at}${ana}`],
  ['Fee paid', `37${at}0100BRLBV1.50|${ana}BKt-1|`],
  ['End patron session', `35${at}${ana}`],
  ['Checkin', `09N${at}${at}AP|AOmain|ABA1|AC|`],
  ['Checkin of what somebody waits for', `09N${at}${at}AP|AOmain|ABA3|AC|`],
];

test('a session is what the documentation records, message by message', async () => {
  const lines: string[] = [];
  const record = (what: string, sent: string, got: string | null) =>
    lines.push(`# ${what}`, `> ${sent}`, `< ${got ?? '(hung up)'}`, '');
  for (const [at, [what, message]] of said.entries()) {
    record(what, message, await terminal.sealed(message, at % 10));
  }
  record('Request ACS resend', '97AZFEF5', await terminal.say('97AZFEF5'));
  const bent = '9900802.00AY4AZ0000';
  record('A message that came bent: request SC resend', bent, await terminal.say(bent));
  const text = lines
    .join('\n')
    .replaceAll(terminalPassword, '(terminal)')
    .replaceAll(password, '(pin)');
  await expect(text).toMatchFileSnapshot('../../../../../docs/sip2-session.txt');
});
