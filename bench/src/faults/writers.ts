import { setTimeout as delay } from 'node:timers/promises';
import { cancel, comment, lend, place, renew, suspend, takeBack } from '../circulation/acts.ts';
import type { Client } from '../circulation/client.ts';
import { password } from '../circulation/people.ts';
import { charge, pay } from '../circulation/races/debts.ts';
import { draw, lookAtHolds, lookAtLoans, type ReaderView } from '../circulation/races/mixed.ts';
import { NoAnswer } from './observation.ts';
import type { SceneParts } from './scene.ts';

type Act = () => Promise<unknown>;

const own = async (ids: readonly number[], act: (id: number) => Promise<unknown>) =>
  ids.length > 0 && act(draw(ids));

async function signIn(reader: Client): Promise<void> {
  const fields = { username: reader.person.username, password };
  const { body } = await reader.grant('password', fields);
  if (body) reader.use(body);
}

async function refresh(reader: Client): Promise<void> {
  const { body } = await reader.grant('refresh_token', { refresh_token: reader.refreshToken });
  if (body) reader.use(body);
}

function actsOfReader(reader: Client, { copies }: SceneParts): readonly Act[] {
  const shown: ReaderView = { loans: [], holds: [], loginId: reader.person.loginId };
  return [
    () => lookAtLoans(reader, shown),
    () => lookAtHolds(reader, shown),
    () => place(reader, draw(copies)),
    () => place(reader, draw(copies)),
    () => own(shown.holds, (id) => cancel(reader, id)),
    () => own(shown.holds, (id) => suspend(reader, id)),
    () => own(shown.loans, (id) => renew(reader, id)),
    () => own(shown.loans, (id) => renew(reader, id)),
    () => comment(reader, draw(copies)),
    () => signIn(reader),
    () => refresh(reader),
  ];
}

/** Charges a debtor and pays the debt by one form, which is sent twice: an answer may have been lost. */
async function chargeAndPay(desk: Client, { debtors, arena }: SceneParts): Promise<void> {
  const debt = await charge(desk, draw(debtors).id, arena.libraryId);
  if (!debt) return;
  const form = crypto.randomUUID();
  const once = () =>
    pay(desk, debt, form, 700).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
    });
  await once();
  await once();
}

function actsOfDesk(desk: Client, scene: SceneParts): readonly Act[] {
  const { readers, copies } = scene;
  return [
    () => lend(desk, draw(readers).person, draw(copies)),
    () => lend(desk, draw(readers).person, draw(copies)),
    () => takeBack(desk, draw(copies)),
    () => chargeAndPay(desk, scene),
    () => signIn(desk),
  ];
}

/** Lets 64 clients act, each about once a second, until they are told to stop. */
export function keepWriting(scene: SceneParts): { stop(): Promise<void> } {
  const over = new AbortController();
  const live = async (acts: readonly Act[]) => {
    await delay(Math.random() * 700);
    while (!over.signal.aborted) {
      await draw(acts)().catch((error: unknown) => {
        if (!(error instanceof NoAnswer)) throw error;
      });
      if (!over.signal.aborted) await delay(500 + Math.random() * 500);
    }
  };
  const all = Promise.all([
    ...scene.arena.staff.map((desk) => live(actsOfDesk(desk, scene))),
    ...scene.readers.map((reader) => live(actsOfReader(reader, scene))),
  ]);
  return {
    stop: async () => {
      over.abort();
      await all;
    },
  };
}
