import { tableOf as judgedTable, type JudgedResult } from '../relevance/presentation.ts';
import type { PeerName } from './peer.ts';
import type { BuildFigures, Clients, PhaseFigures } from './phase.ts';

export interface Row extends BuildFigures, PhaseFigures {
  readonly peer: PeerName;
  /** Load of the machine before the measurement. */
  readonly load_before: number;
}

export interface PeerRelevance {
  readonly peer: PeerName;
  readonly result: JudgedResult;
}

export interface Outcome {
  readonly titles: number;
  readonly stream_s: number;
  readonly rows: readonly Row[];
  readonly judged: readonly PeerRelevance[];
  readonly skipped: ReadonlyMap<PeerName, string>;
  /** Whether the table shows every judged query whose first result was not a wanted one. */
  readonly showsMisses: boolean;
}

type Figures = Record<string, number>;

export function present(outcome: Outcome): { table: string; figures: Figures } {
  const { rows, judged, titles, stream_s, skipped, showsMisses } = outcome;
  const columns = rows.map((row) => [row.peer, figuresOf(row)] as const);
  const table = [
    ...[...skipped].map(([peer, reason]) => `${peer} is skipped: ${reason}`),
    tableOf(`${titles} titles`, columns),
    tableOf(
      'median of each kind, ms, one client',
      rows.map((row) => [row.peer, row.one.kinds]),
    ),
    tableOf(
      'known titles of the made-up catalogue',
      rows.map((row) => [row.peer, knownOf(row)]),
    ),
    tableOf(
      'judged queries, first',
      judged.map((one) => [one.peer, firstOfKinds(one)]),
    ),
    tableOf(
      'judged queries, all',
      judged.map((one) => [one.peer, judgedFigures(one)]),
    ),
    ...(showsMisses ? judged.map(({ peer, result }) => `${peer}\n${judgedTable(result)}`) : []),
  ];
  const figures = [
    ...columns,
    ...rows.map((row) => [row.peer, knownOf(row)] as const),
    ...judged.map((one) => [one.peer, judgedFigures(one)] as const),
  ];
  return {
    table: table.filter((part) => part !== '').join('\n\n'),
    figures: {
      titles,
      stream_s,
      ...Object.assign({}, ...figures.map(([peer, own]) => prefixed(peer, own))),
    },
  };
}

function figuresOf(row: Row): Figures {
  const { load_before, build_s, build_cpu_s, build_peak_mb } = row;
  const { disk_mb, start_s, rss_mb, files_mb, suggest, bare } = row;
  return {
    load_before,
    build_s,
    build_cpu_s,
    build_peak_mb,
    disk_mb,
    start_s,
    rss_mb,
    files_mb,
    ...timesOf('', row),
    suggest_p50_ms: suggest.p50_ms,
    suggest_p95_ms: suggest.p95_ms,
    suggest_failed: suggest.failed,
    ...(bare === null ? {} : timesOf('bare_', bare)),
  };
}

function timesOf(prefix: string, { one, eight, cpu_ms }: Clients): Figures {
  return {
    [`${prefix}p50_ms`]: one.p50_ms,
    [`${prefix}p95_ms`]: one.p95_ms,
    [`${prefix}per_s`]: one.per_s,
    [`${prefix}eight_p50_ms`]: eight.p50_ms,
    [`${prefix}eight_p95_ms`]: eight.p95_ms,
    [`${prefix}eight_per_s`]: eight.per_s,
    [`${prefix}cpu_ms`]: cpu_ms,
    [`${prefix}empty`]: one.empty,
    [`${prefix}failed`]: one.failed + eight.failed,
  };
}

function knownOf({ known }: Row): Figures {
  return Object.fromEntries(
    Object.entries(known).flatMap(([kind, { queries, first, mrr }]) => [
      [`${kind}: queries`, queries],
      [`${kind}: first`, first],
      [`${kind}: MRR`, mrr],
    ]),
  );
}

function firstOfKinds({ result: { verdicts } }: PeerRelevance): Figures {
  const kinds = Map.groupBy(verdicts, ({ kind }) => kind.kind);
  return Object.fromEntries(
    [...kinds].map(([kind, own]) => [`${kind} (${own.length})`, shareOf(own, firstIs)]),
  );
}

function judgedFigures({ result: { verdicts } }: PeerRelevance): Figures {
  const known = verdicts.filter(({ kind }) => kind.isKnownItem);
  const misspelt = verdicts.filter(({ kind }) => kind.isMisspelt);
  return {
    judged_titles_queries: known.length,
    judged_titles_first: shareOf(known, firstIs),
    judged_titles_mrr: shareOf(known, reciprocal),
    judged_misspelt_first: shareOf(misspelt, firstIs),
    judged_queries: verdicts.length,
    judged_first: shareOf(verdicts, firstIs),
    judged_mrr: shareOf(verdicts, reciprocal),
  };
}

type Verdict = JudgedResult['verdicts'][number];

const firstIs = ({ isFirst }: Verdict): number => Number(isFirst);
const reciprocal = ({ rank }: Verdict): number => (rank === null ? 0 : 1 / rank);

function shareOf(verdicts: readonly Verdict[], of: (verdict: Verdict) => number): number {
  return verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / Math.max(1, verdicts.length);
}

/** Table with a row for each figure and a column for each peer. */
function tableOf(
  head: string,
  columns: readonly (readonly [PeerName, Readonly<Figures>])[],
): string {
  if (columns.length === 0) return '';
  const names = new Set(columns.flatMap(([, figures]) => Object.keys(figures)));
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(44), ...cells.map((cell) => cell.padStart(12))].join('').trimEnd();
  return [
    line(
      head,
      columns.map(([peer]) => peer),
    ),
    ...[...names].map((name) =>
      line(
        name,
        columns.map(([, figures]) => shown(figures[name])),
      ),
    ),
  ].join('\n');
}

function shown(value: number | undefined): string {
  if (value === undefined) return '';
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 1);
}

function prefixed(peer: PeerName, figures: Readonly<Figures>): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      `${peer}_${name.toLowerCase().replaceAll(/[^a-z\d]+/g, '_')}`,
      value,
    ]),
  );
}
