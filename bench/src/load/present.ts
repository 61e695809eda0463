import type { PacedTimes } from '../circulation/pace.ts';
import type { MeasurementResult } from '../main.ts';
import { at } from '../search/timing.ts';
import type { Kind, ReadingOutcome } from './orders.ts';

/** Milliseconds at p99 for each kind; a page has the bar of its contents. */
const bars: Readonly<Record<Kind | 'renew' | 'hold', number | null>> = {
  settings: 30,
  title: 100,
  title_page: 100,
  search: 150,
  results_page: 150,
  home: null,
  account: 150,
  login: 800,
  renew: 250,
  hold: 250,
};
/** Share of all requests that may fail. */
const mostFailures = 0.0001;

export interface LoadOutcome {
  readonly read: ReadingOutcome;
  readonly written: PacedTimes;
  /** Share of one processor that the application took. */
  readonly processorShare: number;
  readonly rssMb: number;
  /** Load of the whole machine at the end. */
  readonly load: number;
}

export function present({
  read,
  written,
  processorShare,
  rssMb,
  load,
}: LoadOutcome): MeasurementResult {
  const all = { ...read.times, renew: written.renew, hold: written.hold };
  const rows = Object.entries(bars).map(([kind, bar]) => {
    const times = all[kind as keyof typeof all] ?? [];
    return { kind, bar, count: times.length, p50: at(times, 0.5), p99: at(times, 0.99) };
  });
  const reads = Object.values(read.times).reduce((sum, times) => sum + times.length, 0);
  const failed = read.failures.length + written.refused;
  const failures =
    failed / (reads + read.failures.length + written.renew.length + written.hold.length);
  const isHeld =
    failures <= mostFailures && rows.every(({ bar, p99 }) => bar === null || p99 <= bar);
  if (!isHeld) process.exitCode = 1;
  const figures = {
    ...Object.fromEntries(
      rows.flatMap(({ kind, count, p50, p99 }) => [
        [`${kind}_count`, count],
        [`${kind}_p50_ms`, Math.round(p50)],
        [`${kind}_p99_ms`, Math.round(p99)],
      ]),
    ),
    failed,
    failed_share: failures,
    processor_share: hundredths(processorShare),
    readers_processor_s: Math.round(read.processorMs / 1000),
    rss_mb: Math.round(rssMb),
    load: hundredths(load),
  };
  const lines = rows.map(({ kind, bar, count, p50, p99 }) =>
    [
      kind.padEnd(14),
      String(count).padStart(8),
      String(Math.round(p50)).padStart(6),
      String(Math.round(p99)).padStart(6),
      String(bar ?? '').padStart(6),
    ].join(''),
  );
  const kinds = Map.groupBy(read.failures, (failure) => failure);
  const told = [...kinds].slice(0, 20).map(([kind, same]) => `  failed: ${kind} (${same.length})`);
  return {
    table: ['kind             count   p50   p99   bar', ...lines, ...told].join('\n'),
    figures,
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
