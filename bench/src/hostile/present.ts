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
}

const head = [
  'attack'.padEnd(19),
  'p50 ms'.padStart(7),
  'p99 ms'.padStart(7),
  'ratio'.padStart(6),
  'failed'.padStart(9),
  'peak MB'.padStart(8),
  '  what attackers were answered',
].join(' ');

/** Of the attack, or of the quiet before it. */
function line(name: string, read: Read, quietP99: number, peakMb: number, more: string): string {
  const p99 = at(read.times, 0.99);
  return [
    name.padEnd(19),
    at(read.times, 0.5).toFixed(0).padStart(7),
    p99.toFixed(0).padStart(7),
    (p99 / quietP99).toFixed(1).padStart(6),
    `${read.failures.length}/${read.times.length}`.padStart(9),
    peakMb.toFixed(0).padStart(8),
    `  ${more}`,
  ].join(' ');
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
    faults: counted(({ outcomes }) => faultsOf(outcomes)),
    reads: counted(({ read }) => read.times.length),
    failed_reads: counted(({ read }) => read.failures.length),
    quiet_p99_ms: Math.round(quietP99),
    worst_p99_ratio: Math.round(Math.max(...ratios) * 10) / 10,
    median_p99_ratio: Math.round(at(ratios, 0.5) * 10) / 10,
    rss_before_mb: Math.round(memory.before),
    rss_after_mb: Math.round(memory.after),
  };
  if (figures.deaths + figures.faults + figures.failed_reads > 0 || figures.worst_p99_ratio > 2)
    process.exitCode = 1;
  const lines = all.map(({ attack, outcomes, read, peakMb, hasDied }) =>
    line(attack, read, quietP99, peakMb, `${hasDied ? 'IT DIED; ' : ''}${worded(outcomes)}`),
  );
  const table = [head, line('(quiet)', quiet, quietP99, memory.before, ''), ...lines].join('\n');
  return { table, figures };
}
