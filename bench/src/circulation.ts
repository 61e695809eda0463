import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crowd, openArena } from './circulation/crowd.ts';
import { Evidence } from './circulation/evidence.ts';
import { judge, lostActs, type Verdict } from './circulation/judge.ts';
import { needsOfPace, preparePace, type PacedTimes } from './circulation/pace.ts';
import { raceDebts } from './circulation/races/debts.ts';
import { raceHolds } from './circulation/races/holds.ts';
import { raceLoans } from './circulation/races/loans.ts';
import { raceMixed } from './circulation/races/mixed.ts';
import { raceSessions } from './circulation/races/sessions.ts';
import { startSite, type Stock } from './circulation/site.ts';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { at } from './search/timing.ts';

/** Writes a second, one after the other. */
const rate = 50;

/** Readers that the races take, those of the pace left out. */
const racing = crowd * 5;

/** 64 clients race for the invariants of circulation; see bench/circulation.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      mixed: { type: 'string', default: '15' },
      pace: { type: 'string', default: '20' },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    return await race(folder, numberOption(values, 'mixed'), numberOption(values, 'pace'));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function race(folder: string, mixed: number, pace: number): Promise<MeasurementResult> {
  const evidence = new Evidence();
  await using site = await startSite(folder, stockFor(pace));
  const arena = await openArena(
    site,
    evidence,
    racing + needsOfPace({ rate, seconds: pace }).readers,
  );
  await raceLoans(arena);
  await raceHolds(arena);
  await raceDebts(arena);
  await raceSessions(arena);
  await raceMixed(arena, mixed);
  const keepPace = await preparePace(arena, { rate, seconds: pace });
  const paced = await keepPace();
  const judged = await judge(site.pool, evidence);
  return present(evidence, judged, await lostActs(site.pool, evidence), paced);
}

function stockFor(pace: number): readonly Stock[] {
  const { renewed, awaited } = needsOfPace({ rate, seconds: pace });
  const central = { copies: 1, library: 'CENTRAL' } as const;
  return [
    { kind: 'one', titles: 2, ...central },
    { kind: 'limit', titles: 12, ...central },
    { kind: 'pair', titles: crowd / 2, ...central },
    { kind: 'queue', titles: 1, ...central },
    { kind: 'leave', titles: crowd / 4, ...central },
    { kind: 'far', titles: 10, copies: 2, library: 'NORTE' },
    { kind: 'mixed', titles: 12, copies: 3, library: 'CENTRAL' },
    { kind: 'pace', titles: renewed, ...central },
    { kind: 'awaited', titles: awaited, ...central },
  ];
}

function present(
  { operations, acts, busy, faults }: Evidence,
  judged: readonly Verdict[],
  lost: readonly string[],
  paced: PacedTimes,
): MeasurementResult {
  const whole = Math.round;
  const violations =
    judged.reduce((all, one) => all + one.violations.length, 0) + lost.length + faults.length;
  const figures = {
    operations,
    acknowledged: acts.length,
    violations,
    busy,
    refused_in_pace: paced.refused,
    renew_p50_ms: whole(at(paced.renew, 0.5)),
    renew_p99_ms: whole(at(paced.renew, 0.99)),
    hold_p50_ms: whole(at(paced.hold, 0.5)),
    hold_p99_ms: whole(at(paced.hold, 0.99)),
    write_cpu_ms: Math.round(paced.cpuMs * 10) / 10,
  };
  const row = (name: string, count: number) => `${name.padEnd(54)}${String(count).padStart(7)}`;
  const shown = (found: readonly string[]) => found.slice(0, 5).map((one) => `     ${one}`);
  const lines = [
    ...judged.flatMap(({ invariant, what, violations: found }) => [
      row(`${String(invariant).padStart(2)}  ${what}`, found.length),
      ...shown(found),
    ]),
    row('    acknowledged and lost', lost.length),
    ...shown(lost),
    row('    answers of 500 and more', faults.length),
    ...shown(faults),
    ...[...Map.groupBy(acts, ({ kind }) => kind)].map(([kind, all]) =>
      row(`    acknowledged: ${kind}`, all.length),
    ),
    ...Object.entries(figures).map(([name, value]) => row(name, value)),
  ];
  if (violations > 0) process.exitCode = 1;
  return { table: lines.join('\n'), figures };
}
