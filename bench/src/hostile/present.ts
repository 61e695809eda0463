import type { MeasurementResult } from '../main.ts';
import { at } from '../search/timing.ts';
import type { ReadingResult } from './readers.ts';
import type { Outcomes } from './target.ts';
import type { LoopHold } from './watched-loop.ts';

/** Result of one attack: what readers experienced. */
export interface AttackResult {
  readonly attack: string;
  readonly outcomes: Outcomes;
  readonly read: ReadingResult;
  /** Reads before the attack, beside an equally busy process that left the application alone. */
  readonly beside: ReadingResult;
  readonly held: LoopHold;
  readonly peakMb: number;
  readonly hasDied: boolean;
  /** Seconds after the attack until a title's call is answered within a second; null: not in time. */
  readonly calm: number | null;
}

const head = [
  'attack'.padEnd(19),
  'p50 ms'.padStart(7),
  'p99 ms'.padStart(7),
  'ratio'.padStart(6),
  'failed'.padStart(9),
  'held ms'.padStart(8),
  'own ms'.padStart(7),
  'peak MB'.padStart(8),
  'calm s'.padStart(7),
  '  what attackers were answered',
].join(' ');

const p99Of = ({ times }: ReadingResult) => at(times, 0.99);
const ratioOf = ({ read, beside }: AttackResult) => p99Of(read) / p99Of(beside);
/** Median; of an even number of values the lower middle one. */
const median = (values: readonly number[]) => at(values, (values.length - 1) / 2 / values.length);
const most = (values: readonly number[]) => Math.max(...values);

/** The three commonest failures of readers, for the line below the table. */
function failed({ failures }: ReadingResult): string {
  return [...Map.groupBy(failures, (failure) => failure)]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .slice(0, 3)
    .map(([failure, all]) => `\n  ! ${failure} ×${all.length}`)
    .join('');
}

/** Line of an attack, or of the quiet before it. */
function line(name: string, read: ReadingResult, ratio: number, more: readonly string[]): string {
  return (
    [
      name.padEnd(19),
      at(read.times, 0.5).toFixed(0).padStart(7),
      p99Of(read).toFixed(0).padStart(7),
      ratio.toFixed(1).padStart(6),
      `${read.failures.length}/${read.count}`.padStart(9),
      ...more,
    ].join(' ') + failed(read)
  );
}

const worded = (outcomes: Outcomes) =>
  Object.entries(outcomes)
    .map(([outcome, count]) => `${outcome} ×${count}`)
    .join(', ');

/** Number of faults; 503, which asks an excess of callers to wait, is none. */
function faultsOf(outcomes: Outcomes): number {
  return Object.entries(outcomes)
    .filter(([outcome]) => Number(outcome) >= 500 && outcome !== '503')
    .reduce((all, [, count]) => all + count, 0);
}

function shown(one: AttackResult, ratio: number): string {
  const { attack, outcomes, read, held, peakMb, hasDied, calm } = one;
  return line(attack, read, ratio, [
    held.whole.toFixed(0).padStart(8),
    held.own.toFixed(0).padStart(7),
    peakMb.toFixed(0).padStart(8),
    (calm === null ? 'never' : calm.toFixed(1)).padStart(7),
    `  ${hasDied ? 'IT DIED; ' : ''}${worded(outcomes)}`,
  ]);
}

export function announce(suffered: AttackResult): void {
  process.stderr.write(`${shown(suffered, ratioOf(suffered))}\n`);
}

/** All rounds of one attack as one. */
function together(rounds: readonly AttackResult[]): AttackResult {
  const [first] = rounds;
  if (first === undefined) throw new Error('an attack has no rounds');
  const outcomes: Record<string, number> = {};
  for (const [outcome, count] of rounds.flatMap((one) => Object.entries(one.outcomes)))
    outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
  const calms = rounds.map(({ calm }) => calm);
  return {
    ...first,
    outcomes,
    read: readsOf(rounds.map(({ read }) => read)),
    held: {
      whole: most(rounds.map(({ held }) => held.whole)),
      own: most(rounds.map(({ held }) => held.own)),
    },
    peakMb: most(rounds.map(({ peakMb }) => peakMb)),
    hasDied: rounds.some(({ hasDied }) => hasDied),
    calm: calms.includes(null) ? null : most(calms.map(Number)),
  };
}

function readsOf(reads: readonly ReadingResult[]): ReadingResult {
  const sum = (of: (read: ReadingResult) => number) =>
    reads.reduce((all, read) => all + of(read), 0);
  return {
    count: sum(({ count }) => count),
    times: reads.flatMap(({ times }) => times),
    failures: reads.flatMap(({ failures }) => failures),
    patrons: {
      count: sum(({ patrons }) => patrons.count),
      failed: sum(({ patrons }) => patrons.failed),
    },
  };
}

export function present(
  quiet: ReadingResult,
  all: readonly AttackResult[],
  memory: { readonly before: number; readonly after: number },
): MeasurementResult {
  const attacks = [...Map.groupBy(all, ({ attack }) => attack).values()].map((rounds) => ({
    one: together(rounds),
    ratio: median(rounds.map(ratioOf)),
  }));
  const beside = readsOf([...new Set(all.map((one) => one.beside))]);
  const figures = figuresOf(all, attacks, memory, { quiet, beside });
  const broken = figures.deaths + figures.never_calm + figures.faults;
  const isServed = figures.failed_patron_reads <= figures.patron_reads / 1000;
  if (broken > 0 || !isServed || figures.worst_p99_ratio > 2) process.exitCode = 1;
  const table = [
    head,
    line('(quiet)', quiet, p99Of(quiet) / p99Of(beside), []),
    line('(neighbour)', beside, 1, []),
    ...attacks.map(({ one, ratio }) => shown(one, ratio)),
  ].join('\n');
  return { table, figures };
}

function figuresOf(
  all: readonly AttackResult[],
  attacks: readonly { readonly one: AttackResult; readonly ratio: number }[],
  memory: { readonly before: number; readonly after: number },
  { quiet, beside }: { readonly quiet: ReadingResult; readonly beside: ReadingResult },
) {
  const counted = (of: (one: AttackResult) => number) => all.reduce((sum, one) => sum + of(one), 0);
  const ratios = attacks.map(({ ratio }) => ratio);
  const toQuiet = attacks.map(({ one }) => p99Of(one.read) / p99Of(quiet));
  return {
    attacks: attacks.length,
    rounds: all.length / attacks.length,
    deaths: counted(({ hasDied }) => (hasDied ? 1 : 0)),
    never_calm: counted(({ calm }) => (calm === null ? 1 : 0)),
    faults: counted(({ outcomes }) => faultsOf(outcomes)),
    reads: counted(({ read }) => read.count),
    failed_reads: counted(({ read }) => read.failures.length),
    patron_reads: counted(({ read }) => read.patrons.count),
    failed_patron_reads: counted(({ read }) => read.patrons.failed),
    quiet_p99_ms: Math.round(p99Of(quiet)),
    neighbour_p99_ms: Math.round(p99Of(beside)),
    worst_p99_ratio: tenths(most(ratios)),
    median_p99_ratio: tenths(median(ratios)),
    worst_p99_ratio_to_quiet: tenths(most(toQuiet)),
    worst_own_hold_ms: Math.round(most(all.map(({ held }) => held.own))),
    rss_before_mb: Math.round(memory.before),
    rss_after_mb: Math.round(memory.after),
  };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
