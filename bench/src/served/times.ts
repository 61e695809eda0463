import type { MeasurementResult } from '../main.ts';
import { processSeconds } from '../processor-time.ts';
import { at, timeOf } from '../search/timing.ts';

export interface Times {
  /** Milliseconds of each request, the warming ones left out. */
  readonly ms: readonly number[];
  /** Milliseconds of the application's processor time, for one request. */
  readonly cpuMs: number;
}

/** One request after the other, a tenth of them first to warm up. */
export async function timesOf(
  pid: number,
  requests: number,
  addressOf: (turn: number) => string,
): Promise<Times> {
  const ask = async (turn: number) => {
    const answer = await fetch(addressOf(turn));
    if (!answer.ok) throw new Error(`${addressOf(turn)} answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  for (let turn = 0; turn < requests / 10; turn += 1) await ask(requests + turn);
  const ms: number[] = [];
  const before = processSeconds(pid);
  for (let turn = 0; turn < requests; turn += 1) ms.push(await timeOf(() => ask(turn)));
  return { ms, cpuMs: ((processSeconds(pid) - before) * 1000) / requests };
}

/** Times by name, with what was asked for and what else was measured. */
export function presentTimes(
  measured: Readonly<Record<string, Times>>,
  others: Readonly<Record<string, number>>,
): MeasurementResult {
  const figures: Record<string, number> = { ...others };
  const lines = ['            p50 ms    p99 ms  worst ms    cpu ms'];
  for (const [name, { ms, cpuMs }] of Object.entries(measured)) {
    const values = [at(ms, 0.5), at(ms, 0.99), Math.max(...ms), cpuMs].map(
      (value) => Math.round(value * 10) / 10,
    );
    ['p50_ms', 'p99_ms', 'worst_ms', 'cpu_ms'].forEach((key, place) => {
      figures[`${name}_${key}`] = values[place] ?? 0;
    });
    lines.push(name.padEnd(10) + values.map((value) => String(value).padStart(10)).join(''));
  }
  return { table: lines.join('\n'), figures };
}
