import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLoanServer } from '../../../../test/loan-desk.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';
import {
  claimReturned,
  comeBack,
  lend,
  lose,
  makeAvailable,
  putOnHoldShelf,
  recordLoans,
  renew,
  say,
  send,
  takeOffHoldShelf,
} from './index.ts';
import { IllegalTransition } from './move-copy.ts';
import { transitions, type CopyState, type TransitionName } from './transitions.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startLoanServer(['A1']);
});
afterAll(() => server.close());

const names = Object.keys(transitions) as readonly TransitionName[];
const states = ['none', 'on-loan', 'claimed-returned', 'held', 'in-transit', 'lost'] as const;
const day = '2026-03-17';

const moves: Readonly<Record<TransitionName, (copyId: number) => Promise<void>>> = {
  lend: (copyId) => lend(server.db, copyId, day),
  renew: (copyId) => renew(server.db, copyId, day),
  putOnHoldShelf: (copyId) => putOnHoldShelf(server.db, copyId),
  takeOffHoldShelf: (copyId) => takeOffHoldShelf(server.db, [copyId]),
  send: (copyId) => send(server.db, copyId, { cameIn: true }),
  makeAvailable: (copyId) => makeAvailable(server.db, copyId),
  lose: (copyId) => lose(server.db, copyId),
  claimReturned: (copyId) => claimReturned(server.db, copyId),
  shelve: (copyId) => say(server.db, copyId, 'shelve'),
  keepForReference: (copyId) => say(server.db, copyId, 'keepForReference'),
  process: (copyId) => say(server.db, copyId, 'process'),
  markDamaged: (copyId) => say(server.db, copyId, 'markDamaged'),
  withdraw: (copyId) => say(server.db, copyId, 'withdraw'),
  comeBack: (copyId) => comeBack(server.db, copyId, 'damaged'),
  comeBackLost: (copyId) => comeBack(server.db, copyId, 'lost'),
  recordLoan: (copyId) => recordLoans(server.db, [{ copyId, dueOn: day }]),
};

/** Brings the copy to a state by the moves themselves, as circulation would have. */
async function bringTo(copyId: number, state: CopyState): Promise<void> {
  const { circulation_status: now } = await readCopy();
  if (now === 'held') await takeOffHoldShelf(server.db, [copyId]);
  else await makeAvailable(server.db, copyId);
  if (state === 'on-loan') await lend(server.db, copyId, day);
  if (state === 'claimed-returned') {
    await lend(server.db, copyId, day);
    await claimReturned(server.db, copyId);
  }
  if (state === 'held') await putOnHoldShelf(server.db, copyId);
  if (state === 'in-transit') await send(server.db, copyId, { cameIn: false });
  if (state === 'lost') await lose(server.db, copyId);
}

const readCopy = () =>
  server.db
    .selectFrom('copy')
    .select(['id', 'circulation_status', 'circulation_due_on'])
    .where('barcode', '=', 'A1')
    .executeTakeFirstOrThrow();

/** Moves of many copies at once pass over those that stand elsewhere. */
const passesOver = new Set<TransitionName>(['takeOffHoldShelf', 'recordLoan']);

describe.each(names)('%s', (name) => {
  test.each(states)('of a copy that is: %s', async (state) => {
    const { id } = await readCopy();
    await bringTo(id, state);
    const { from, to } = transitions[name];
    const isLegal = (from as readonly CopyState[]).includes(state);
    if (isLegal || passesOver.has(name)) await moves[name](id);
    else await expect(moves[name](id)).rejects.toThrow(IllegalTransition);
    const { circulation_status: now, circulation_due_on: dueOn } = await readCopy();
    expect(now ?? 'none').toBe(isLegal ? to : state);
    expect(dueOn).toBe(now === 'on-loan' ? day : null);
  });
});

test('a copy comes into every state and out of it again', () => {
  const moving = names.map((name) => transitions[name]);
  for (const state of states) {
    expect(moving.some(({ from, to }) => to === state && !from.every((one) => one === state))).toBe(
      true,
    );
    expect(moving.some(({ from, to }) => to !== state && from.some((one) => one === state))).toBe(
      true,
    );
  }
});
