import type { Measured } from '../main.ts';
import { at } from '../search/timing.ts';
import type { Read } from './readers.ts';
import type { Outcomes } from './target.ts';

/** One attack, and what readers had of it. */
export interface Suffered {
  readonly attack: string;
  readonly outcomes: Outcomes;
  readonly read: Read;
  readonly peakMb: number;
  readonly hasDied: boolean;
  /** Seconds after it until a title's call is answered within a second; null: not in time. */
  readonly calm: number | null;
}

const head = [
  'attack'.padEnd(19),
  'p50 ms'.padStart(7),
  'p99 ms'.padStart(7),
  'ratio'.padStart(6),
  'failed'.padStart(9),
  'peak MB'.padStart(8),
  'calm s'.padStart(7),
  '  what attackers were answered',
].join(' ');

/** Below the line: the three commonest ways in which readers failed. */
function failed({ failures }: Read): string {
  return [...Map.groupBy(failures, (failure) => failure)]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .slice(0, 3)
    .map(([failure, all]) => `\n  ! ${failure} ×${all.length}`)
    .join('');
}

/** Of the attack, or of the quiet before it. */
function line(name: string, read: Read, quietP99: number, more: readonly string[]): string {
  const p99 = at(read.times, 0.99);
  return (
    [
      name.padEnd(19),
      at(read.times, 0.5).toFixed(0).padStart(7),
      p99.toFixed(0).padStart(7),
      (p99 / quietP99).toFixed(1).padStart(6),
      `${read.failures.length}/${read.count}`.padStart(9),
      ...more,
    ].join(' ') + failed(read)
  );
}

const worded = (outcomes: Outcomes) =>
  Object.entries(outcomes)
    .map(([outcome, count]) => `${outcome} ×${count}`)
    .join(', ');

/** 503 is said to those who are too many. */
function faultsOf(outcomes: Outcomes): number {
  return Object.entries(outcomes)
    .filter(([outcome]) => Number(outcome) >= 500 && outcome !== '503')
    .reduce((all, [, count]) => all + count, 0);
}

function shown({ attack, outcomes, read, peakMb, hasDied, calm }: Suffered, quietP99: number) {
  return line(attack, read, quietP99, [
    peakMb.toFixed(0).padStart(8),
    (calm === null ? 'never' : calm.toFixed(1)).padStart(7),
    `  ${hasDied ? 'IT DIED; ' : ''}${worded(outcomes)}`,
  ]);
}

export function announce(suffered: Suffered, quiet: Read): void {
  process.stderr.write(`${shown(suffered, at(quiet.times, 0.99))}\n`);
}

export function present(
  quiet: Read,
  all: readonly Suffered[],
  memory: { readonly before: number; readonly after: number },
): Measured {
  const quietP99 = at(quiet.times, 0.99);
  const ratios = all.map(({ read }) => at(read.times, 0.99) / quietP99);
  const counted = (of: (one: Suffered) => number) => all.reduce((sum, one) => sum + of(one), 0);
  const figures = {
    attacks: all.length,
    deaths: counted(({ hasDied }) => (hasDied ? 1 : 0)),
    never_calm: counted(({ calm }) => (calm === null ? 1 : 0)),
    faults: counted(({ outcomes }) => faultsOf(outcomes)),
    reads: counted(({ read }) => read.count),
    failed_reads: counted(({ read }) => read.failures.length),
    patron_reads: counted(({ read }) => read.patrons.count),
    failed_patron_reads: counted(({ read }) => read.patrons.failed),
    quiet_p99_ms: Math.round(quietP99),
    worst_p99_ratio: Math.round(Math.max(...ratios) * 10) / 10,
    median_p99_ratio: Math.round(at(ratios, 0.5) * 10) / 10,
    rss_before_mb: Math.round(memory.before),
    rss_after_mb: Math.round(memory.after),
  };
  const broken = figures.deaths + figures.never_calm + figures.faults;
  const isServed = figures.failed_patron_reads <= figures.patron_reads / 1000;
  if (broken > 0 || !isServed || figures.worst_p99_ratio > 2) process.exitCode = 1;
  const before = memory.before.toFixed(0).padStart(8);
  const table = [
    head,
    line('(quiet)', quiet, quietP99, [before]),
    ...all.map((one) => shown(one, quietP99)),
  ].join('\n');
  return { table, figures };
}
