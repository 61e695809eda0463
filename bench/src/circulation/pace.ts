import { setTimeout as delay } from 'node:timers/promises';
import { processSeconds } from '../processor-time.ts';
import { lend, place, renew } from './acts.ts';
import type { Client } from './client.ts';
import { age, takeTurns, nth, type Arena } from './crowd.ts';
import { copiesOf, type ShelfCopy, type Site } from './site.ts';

/** Writes a second, and for how many seconds. */
export interface Pace {
  readonly rate: number;
  readonly seconds: number;
}

/** Milliseconds before a write at which its reader signs in again if need be. */
const ahead = 2000;

/** Most loans, and most holds, of one reader. */
const each = 5;

/** Titles to renew, titles to wait for (ten holds each), and the readers that this takes. */
export function needsOfPace({ rate, seconds }: Pace) {
  const half = Math.ceil((rate * seconds) / 2);
  const renewed = half;
  const awaited = Math.max(each, Math.ceil(half / 10));
  const readers = 2 * Math.ceil(half / each) + Math.ceil(awaited / each);
  return { renewed, awaited, readers };
}

export interface PacedTimes {
  /** Milliseconds from the due time of each renewal until its answer. */
  readonly renew: readonly number[];
  readonly hold: readonly number[];
  /** Writes that were refused or not made. */
  readonly refused: number;
  /** Milliseconds of the application's processor time, for one write. */
  readonly cpuMs: number;
}

/**
 * Lends what is to be renewed and waited for. Resolves with a function that sends renewals and holds in turn,
 * each when it is due: those before may be unanswered.
 */
export async function preparePace(arena: Arena, pace: Pace): Promise<() => Promise<PacedTimes>> {
  const { site, readers } = arena;
  const half = needsOfPace(pace).renewed;
  const borrowers = await readers(Math.ceil(half / each));
  const waiting = await readers(Math.ceil(half / each));
  const renewed = await copiesOf(site.pool, 'pace');
  const awaited = await copiesOf(site.pool, 'awaited');
  const loans = await lendOut(arena, borrowers, renewed);
  const others = await readers(Math.ceil(awaited.length / each));
  await lendOut(arena, others, awaited);
  await age(site.pool, loans);
  return () => keepPace({ site, rate: pace.rate, borrowers, loans, waiting, awaited });
}

interface PacePlan {
  readonly site: Site;
  readonly rate: Pace['rate'];
  readonly borrowers: readonly Client[];
  /** Numbers of the loans, of each borrower in turn. */
  readonly loans: readonly number[];
  readonly waiting: readonly Client[];
  readonly awaited: readonly ShelfCopy[];
}

async function keepPace(prepared: PacePlan): Promise<PacedTimes> {
  const { site, rate, borrowers, loans, waiting, awaited } = prepared;
  const writes = 2 * loans.length;
  const times = { renew: [] as number[], hold: [] as number[] };
  let refused = 0;
  const before = processSeconds(site.pid);
  const started = performance.now();
  const write = async (at: number) => {
    const due = started + (at * 1000) / rate;
    const turn = at >> 1;
    const isRenewal = at % 2 === 0;
    const reader = nth(isRenewal ? borrowers : waiting, turn);
    await delay(Math.max(0, due - ahead - performance.now()));
    await reader.staySignedIn();
    await delay(Math.max(0, due - performance.now()));
    const done = isRenewal
      ? await renew(reader, loans[turn] ?? 0)
      : await place(
          reader,
          nth(awaited, (turn % waiting.length) + Math.floor(turn / waiting.length)),
        );
    times[isRenewal ? 'renew' : 'hold'].push(performance.now() - due);
    if (done === null) refused += 1;
  };
  await Promise.all(Array.from({ length: writes }, (_, at) => write(at)));
  const cpuMs = ((processSeconds(site.pid) - before) * 1000) / writes;
  return { ...times, refused, cpuMs };
}

/** Lends a copy to each reader in turn. Returns the numbers of the loans in the order of the copies. */
export async function lendOut(
  { staff }: Arena,
  readers: readonly Client[],
  copies: readonly ShelfCopy[],
): Promise<readonly number[]> {
  const loans: number[] = [];
  await takeTurns(copies, staff.length, async (copy, at) => {
    const loan = await lend(nth(staff, at), nth(readers, at).person, copy);
    loans[at] = loan?.codigo ?? 0;
  });
  return loans;
}
