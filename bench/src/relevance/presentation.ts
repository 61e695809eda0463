import type { Verdict } from './judge.ts';
import type { JudgedKind } from './judgement.ts';

export interface JudgedResult {
  readonly titles: number;
  readonly verdicts: readonly (Verdict & { readonly kind: JudgedKind })[];
  /** Judgements whose title is missing from the catalogue. */
  readonly unknown: readonly string[];
  /** Number of judgements over records that are not here. */
  readonly skipped: number;
}

interface Shares {
  readonly queries: number;
  readonly mrr: number;
  readonly first: number;
  readonly withinTen: number;
}

export function figuresOf({ verdicts }: JudgedResult): Record<string, number> {
  const all = sharesOf(verdicts);
  const known = sharesOf(verdicts.filter(({ kind }) => kind.isKnownItem));
  return {
    queries: all.queries,
    mrr: all.mrr,
    success_at_1: all.first,
    success_at_10: all.withinTen,
    known_item_queries: known.queries,
    known_item_success_at_1: known.first,
    known_item_success_at_10: known.withinTen,
  };
}

export function tableOf(result: JudgedResult): string {
  const { verdicts, titles, unknown, skipped } = result;
  const byKind = Map.groupBy(verdicts, ({ kind }) => kind.kind);
  const known = verdicts.filter(({ kind }) => kind.isKnownItem);
  return [
    `${titles} titles`,
    '',
    row('kind', ['queries', 'MRR', 'first', 'in ten']),
    ...[...byKind].map(([kind, some]) => line(kind, some)),
    line('known item', known),
    line('all', verdicts),
    '',
    ...verdicts.filter(({ isFirst, isWithinTen }) => !isFirst || !isWithinTen).flatMap(miss),
    ...unknown.map((name) => `NOT IN THE CATALOGUE  ${name}`),
    ...(skipped > 0
      ? [`${skipped} queries skipped: the records of other libraries are not here`]
      : []),
  ].join('\n');
}

function sharesOf(verdicts: readonly Verdict[]): Shares {
  const share = (of: (verdict: Verdict) => number) =>
    round(verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / Math.max(1, verdicts.length));
  return {
    queries: verdicts.length,
    mrr: share(({ rank }) => (rank === null ? 0 : 1 / rank)),
    first: share(({ isFirst }) => Number(isFirst)),
    withinTen: share(({ isWithinTen }) => Number(isWithinTen)),
  };
}

function line(name: string, verdicts: readonly Verdict[]): string {
  const { queries, mrr, first, withinTen } = sharesOf(verdicts);
  return row(name, [String(queries), ...[mrr, first, withinTen].map((share) => share.toFixed(3))]);
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(34), ...cells.map((cell) => cell.padStart(8))].join('');
}

function miss({ kind, query, rank, wanted, came }: JudgedResult['verdicts'][number]): string[] {
  return [
    `${rank === null ? 'MISS' : `at ${rank}`}  ${query}  (${kind.kind})`,
    `      wanted  ${wanted.join(' | ')}`,
    ...came.map((title) => `      came    ${title}`),
    ...(came.length === 0 ? ['      came    nothing'] : []),
  ];
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
