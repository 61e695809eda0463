import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { judge, lostActs } from './circulation/judge.ts';
import { tally } from './faults/observation.ts';
import { keepWriting } from './faults/writers.ts';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { keepReadingOwn } from './servers/own-acts.ts';
import { openScene, type Scene } from './servers/scene.ts';
import { strikes, type Strike } from './servers/strikes.ts';

interface Row {
  readonly strike: string;
  readonly acknowledged: number;
  readonly answers: string;
  readonly unanswered: number;
  readonly read: number;
  readonly old: readonly string[];
  readonly notes: readonly string[];
  /** Seconds from the strike until requests no longer went there, and from its end until they did again. */
  readonly out: number;
  readonly back: number;
}

/** Three servers on one PostgreSQL, and what happens to one of them at a time; see bench/servers.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '12' } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    await using scene = await openScene(folder);
    const rows: Row[] = [];
    for (const strike of strikes)
      rows.push(await measure(scene, strike, numberOption(values, 'seconds')));
    await delay(1000);
    const lost = await lostActs(scene.pool, scene.evidence);
    const judged = await judge(scene.pool, scene.evidence);
    const broken = judged.flatMap(({ invariant, violations }) =>
      violations.map((one) => `invariant ${invariant}: ${one}`),
    );
    return present(rows, lost, [...broken, ...scene.evidence.faults.filter(isNoRefusal)]);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Whether a fault is other than 503, which says that nothing was done, and when to come again. */
const isNoRefusal = (fault: string) => !fault.startsWith('503');

async function measure(scene: Scene, strike: Strike, seconds: number): Promise<Row> {
  const { evidence, observation, balancer, servers, own } = scene;
  const before = evidence.acts.length;
  const from = performance.now();
  const writing = keepWriting(scene);
  const addresses = servers.map(({ address }) => address);
  const reading = keepReadingOwn({ ...own, addresses });
  await delay(1500);
  const struck = balancer.servers[strike.server];
  const began = performance.now();
  const notes = await strike.begin(scene);
  const out = struck && strike.takesOut ? await secondsUntil(() => !struck.isIn, began) : 0;
  await Promise.all([delay(seconds * 1000), strike.meanwhile?.(scene)]);
  const ended = performance.now();
  await strike.end(scene);
  const back = struck && strike.takesOut ? await secondsUntil(() => struck.isIn, ended) : 0;
  notes.push(...((await strike.after?.(scene)) ?? []));
  await delay(1500);
  await writing.stop();
  const { read, old } = await reading.stop();
  const during = observation.between(from, performance.now());
  const row = {
    strike: strike.name,
    acknowledged: evidence.acts.length - before,
    answers: tally(during.map(({ outcome }) => outcome)),
    unanswered: during.filter(({ outcome }) => typeof outcome === 'string').length,
    read,
    old,
    notes,
    out,
    back,
  };
  process.stderr.write(`${shown(row)}\n`);
  return row;
}

async function secondsUntil(isTrue: () => boolean, since: number): Promise<number> {
  for (let left = 3000; left > 0 && !isTrue(); left -= 1) await delay(20);
  return (performance.now() - since) / 1000;
}

function shown({ strike, acknowledged, read, old, out, back, answers, notes }: Row): string {
  const cells = [
    strike.padEnd(18),
    String(acknowledged).padStart(5),
    String(read).padStart(6),
    String(old.length).padStart(4),
    out.toFixed(1).padStart(6),
    back.toFixed(1).padStart(6),
    `  ${answers}`,
  ];
  const below = [...notes, ...old.slice(0, 5).map((one) => `! old: ${one}`)];
  return [cells.join(' '), ...below.map((one) => `    ${one}`)].join('\n');
}

function present(
  rows: readonly Row[],
  lost: readonly string[],
  wrong: readonly string[],
): MeasurementResult {
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
  const figures = {
    acknowledged: sum((row) => row.acknowledged),
    lost: lost.length,
    wrong: wrong.length,
    read_after_own_act: sum((row) => row.read),
    old_answers: sum((row) => row.old.length),
    unanswered: sum((row) => row.unanswered),
    worst_out_s: Math.round(Math.max(...rows.map(({ out }) => out)) * 10) / 10,
    worst_back_s: Math.round(Math.max(...rows.map(({ back }) => back)) * 10) / 10,
  };
  if (figures.lost + figures.wrong + figures.old_answers > 0) process.exitCode = 1;
  const head = 'struck               acts   read  old  out s back s  answers';
  const below = [...lost, ...wrong].slice(0, 10).map((one) => `! ${one}`);
  return { table: [head, ...rows.map(shown), ...below].join('\n'), figures };
}
