import type { MeasurementResult } from '../main.ts';
import { at } from '../search/timing.ts';
import type { ReaderOutcome, StormOutcome } from './orders.ts';

export interface Phase {
  readonly read: ReaderOutcome;
  readonly storm: StormOutcome;
  /** Load of the whole machine at the end. */
  readonly load: number;
  /** Share of one processor that the application took. */
  readonly processorShare: number;
  readonly rssMb: number;
}

interface Phases {
  readonly quiet: Phase;
  readonly neighbour: Phase;
  readonly storm: Phase;
}

/** Bars of the issue: share of reads that succeed, at least, and ratio of p99 to that of quiet, at most. */
const bars = { success: 0.999, ratio: 2 } as const;

export function present(phases: Phases): MeasurementResult {
  const { quiet, neighbour, storm } = phases;
  const figures = {
    ...figuresOf('quiet', quiet),
    ...figuresOf('neighbour', neighbour),
    ...figuresOf('storm', storm),
    p99_ratio: hundredths(p99Of(storm) / p99Of(quiet)),
    p99_ratio_to_neighbour: hundredths(p99Of(storm) / p99Of(neighbour)),
    p99_ratio_without_work: hundredths(at(storm.read.times, 0.99) / at(quiet.read.times, 0.99)),
    work_met: storm.read.worked.length,
    work_p50_ms: Math.round(at(storm.read.worked, 0.5)),
    work_p99_ms: Math.round(at(storm.read.worked, 0.99)),
    ...Object.fromEntries(
      Object.entries(storm.storm).map(([outcome, count]) => [`storm_${outcome}`, count]),
    ),
  };
  const isHeld = figures.p99_ratio <= bars.ratio && successOf(storm) >= bars.success;
  if (!isHeld) process.exitCode = 1;
  const lines = Object.entries(phases).map(([name, phase]: [string, Phase]) => lineOf(name, phase));
  return { table: [head, ...lines, ...failuresOf(storm)].join('\n'), figures };
}

const head = '            reads  failed   p50   p99  login p50/p99  loan p50/p99  cpu  load';

function lineOf(name: string, phase: Phase): string {
  const { read, processorShare, load } = phase;
  const ms = (times: readonly number[], share: number) => String(Math.round(at(times, share)));
  const both = (times: readonly number[]) => `${ms(times, 0.5)}/${ms(times, 0.99)}`;
  return [
    name.padEnd(12),
    String(countOf(read)).padStart(5),
    String(read.failures.length).padStart(8),
    ms(allOf(read), 0.5).padStart(6),
    ms(allOf(read), 0.99).padStart(6),
    both(read.logins).padStart(15),
    both(read.loans).padStart(14),
    processorShare.toFixed(2).padStart(6),
    load.toFixed(1).padStart(6),
  ].join('');
}

function failuresOf({ read }: Phase): string[] {
  const kinds = Map.groupBy(read.failures, (kind) => kind);
  return [...kinds].map(([kind, all]) => `  failed: ${kind} (${all.length})`);
}

function figuresOf(name: string, phase: Phase): Readonly<Record<string, number>> {
  const { read, load, processorShare, rssMb } = phase;
  const { logins, loans } = read;
  const figures = {
    reads: countOf(read),
    success: successOf(phase),
    p50_ms: Math.round(at(allOf(read), 0.5)),
    p99_ms: Math.round(p99Of(phase)),
    login_p50_ms: Math.round(at(logins, 0.5)),
    login_p99_ms: Math.round(at(logins, 0.99)),
    loan_p50_ms: Math.round(at(loans, 0.5)),
    loan_p99_ms: Math.round(at(loans, 0.99)),
    // JSON has no number for these.
    failed_logins_and_loans: [...logins, ...loans].filter((time) => time === Infinity).length,
    processor_share: hundredths(processorShare),
    rss_mb: Math.round(rssMb),
    load: hundredths(load),
  };
  return Object.fromEntries(
    Object.entries(figures).map(([figure, value]) => [`${name}_${figure}`, value]),
  );
}

/** Times of all requests, those that had to work included. */
function allOf({ times, worked }: ReaderOutcome): readonly number[] {
  return [...times, ...worked];
}

function p99Of({ read }: Phase): number {
  return at(allOf(read), 0.99);
}

function countOf(read: ReaderOutcome): number {
  return allOf(read).length + read.failures.length;
}

function successOf({ read }: Phase): number {
  return allOf(read).length / countOf(read);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
