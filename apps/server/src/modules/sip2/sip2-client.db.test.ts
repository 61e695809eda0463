import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoanServer } from '../../../test/loan-desk.ts';
import { password } from '../../../test/people.ts';
import { openTestSip2, terminalPassword, writeTerminal } from '../../../test/sip2-terminal.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

/** A Python that has a client of others: `python3 -m pip install sip2==1.1`. Without it this is skipped. */
const python = process.env['SIP2_PYTHON'];

let server: TestApp;
let sip2: Awaited<ReturnType<typeof openTestSip2>>;
beforeAll(async () => {
  server = await startLoanServer(['A1', 'A2']);
  sip2 = await openTestSip2(server, null);
  await writeTerminal(server, { asks_checksum: true });
});
afterAll(async () => {
  await sip2.close();
  await server.close();
});

const script = `
import json, sys, tempfile
from Sip2.wrapper import Sip2Wrapper
host, port, name, password, pin = sys.argv[1:]
w = Sip2Wrapper({'hostName': host, 'hostPort': int(port), 'tlsEnable': False,
    'institutionId': 'main', 'logfile_path': tempfile.mkdtemp()}, True, 'Sip2')
told = {'login': w.login_device(name, password)}
told['status'] = w.return_sc_status()['fixed']
# It takes 'denied' for 'granted' where it has read the status; without it sends what it is told to.
w._scStatus = None
told['patron'] = w.login_patron('ana', pin)
told['lent'] = w.sip_item_checkout('A1')
told['charged'] = w.sip_patron_information('charged')
told['item'] = w.sip_item_information('A1')
told['renewed'] = w.sip_item_renew('A1')
told['all'] = w.sip_item_renew_all()
told['returned'] = w.sip_item_checkin('A1')
told['end'] = w.sip_patron_session_end()
w.disconnect()
print('TOLD ' + json.dumps(told, default=str))
`;

test.skipIf(!python)('a client of others signs in, lends, renews and gives back', async () => {
  const args = ['127.0.0.1', String(sip2.port), 'entrada', terminalPassword, password];
  const child = spawn(python ?? '', ['-c', script, ...args]);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(child, 'close');
  const told = /TOLD (.*)/.exec(text)?.[1];
  expect(told, text).toBeDefined();
  expect(JSON.parse(told ?? '{}')).toMatchObject({
    login: true,
    status: { OnlineStatus: 'Y', CheckoutOk: 'Y', ProtocolVersion: '2.00' },
    patron: true,
    lent: { fixed: { Ok: '1' }, variable: { AB: ['A1'], AJ: ['Livro A1'] } },
    charged: { fixed: { ChargedItemsCount: '0001' }, variable: { AU: ['A1'] } },
    item: { fixed: { CirculationStatus: '04' } },
    // On the day it was lent nothing is won by it.
    renewed: { fixed: { Ok: '0' } },
    // Its message lacks the date that the standard asks for, and so belongs to nobody.
    all: { fixed: { Ok: '0' } },
    returned: { fixed: { Ok: '1', Alert: 'N' } },
  });
});
