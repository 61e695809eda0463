import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { hashPassword } from './password.ts';

/** Number of tries, set by TIMING=500: minutes of work on a machine that has nothing else to do. */
const tries = Number(process.env['TIMING'] ?? 0);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  // Those of the tests are of less cost than a real one.
  const password_hash = await hashPassword('uma senha bem comprida');
  await server.db.updateTable('person').set({ password_hash }).execute();
});
afterAll(() => server.close());

const url = (user: string) => `/api/pessoas/${user}/recuperar-senha`;
const headers = { 'sec-fetch-site': 'same-origin' };

const calls: Readonly<Record<string, (user: string) => InjectOptions>> = {
  'a wrong password': (username) =>
    tokenCall({ grant_type: 'password', username, password: 'uma senha errada' }),
  'a code that is asked for': (user) => ({ url: url(user), headers }),
  'a wrong code': (user) => ({ method: 'POST', url: url(user), payload: { code: '12345678' } }),
};

/** Milliseconds that calls take for as many known as unknown names, in turns whose first is drawn. */
async function times(call: (user: string) => InjectOptions) {
  const taken = { bruno: [] as number[], ninguem: [] as number[] };
  for (let time = 0; time < tries; time += 1) {
    // Past every limit and block of what came before.
    server.clock.advance({ minutes: 61 });
    for (const user of ['bruno', 'ninguem']) await server.app.inject({ url: url(user), headers });
    server.clock.advance({ minutes: 2 });
    const users = ['bruno', 'ninguem'] as const;
    for (const user of Math.random() < 0.5 ? users : users.toReversed()) {
      const began = performance.now();
      await server.app.inject(call(user));
      taken[user].push(performance.now() - began);
    }
  }
  return taken;
}

/** Measures how often one of the first takes longer than one of the second: 0.5 where they are alike. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const longer = first.flatMap((one) =>
    second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
  );
  return longer.reduce<number>((sum, one) => sum + one, 0) / longer.length;
}

describe.runIf(tries > 0)('known and unknown user names take as long', () => {
  test.each(Object.entries(calls))('for %s', { timeout: 600_000 }, async (name, call) => {
    for (let warm = 0; warm < 20; warm += 1) await server.app.inject(call('clara'));
    const { bruno, ninguem } = await times(call);
    const area = areaUnderCurve(bruno, ninguem);
    process.stdout.write(`${name}: AUC ${area.toFixed(3)} over ${tries} tries each\n`);
    expect(Math.max(area, 1 - area)).toBeLessThanOrEqual(0.6);
  });
});
