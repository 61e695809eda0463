import type { MeasurementResult } from '../main.ts';
import type { Row } from './measure.ts';

const head = [
  'fault'.padEnd(24),
  'database'.padEnd(9),
  'acts'.padStart(5),
  'lost'.padStart(5),
  'wrong'.padStart(6),
  '503 ms'.padStart(7),
  'pages'.padStart(8),
  'ready s'.padStart(8),
  'bar'.padStart(4),
  '  answers while it lasted',
].join(' ');

/** Line of the table, with the findings below it. */
function shown(row: Row): string {
  const { fault, database, acknowledged, lost, wrong, notes, pages, ready } = row;
  const cells = [
    fault.padEnd(24),
    database.padEnd(9),
    String(acknowledged).padStart(5),
    String(lost.length).padStart(5),
    String(wrong.length).padStart(6),
    String(row.worstBusy ?? '-').padStart(7),
    `${pages.whole}/${pages.asked}`.padStart(8),
    (ready === null ? 'never' : ready.toFixed(1)).padStart(8),
    String(row.bar).padStart(4),
    `  ${row.answers}`,
  ];
  const below = [
    ...notes.map((note) => `    ${note}`),
    ...lost.slice(0, 5).map((one) => `  ! lost: ${one}`),
    ...wrong.slice(0, 5).map((one) => `  ! ${one}`),
  ];
  return [cells.join(' '), ...below].join('\n');
}

export function announce(row: Row): void {
  process.stderr.write(`${shown(row)}\n`);
}

export function present(rows: readonly Row[], skipped: readonly string[]): MeasurementResult {
  const ready = rows.map((row) => row.ready);
  const overBar = rows.filter((row) => row.ready === null || row.ready > row.bar);
  const figures = {
    faults: rows.length,
    skipped: skipped.length,
    acknowledged: sumOf(rows.map((row) => row.acknowledged)),
    lost: sumOf(rows.map((row) => row.lost.length)),
    wrong: sumOf(rows.map((row) => row.wrong.length)),
    unrecovered: ready.filter((seconds) => seconds === null).length,
    over_bar: overBar.length,
    hung: sumOf(rows.map((row) => row.hung)),
    worst_ready_s: Math.round(Math.max(0, ...ready.map((seconds) => seconds ?? 0)) * 10) / 10,
    worst_503_ms: Math.max(0, ...rows.map((row) => row.worstBusy ?? 0)),
  };
  const failed = figures.lost + figures.wrong + figures.over_bar + figures.hung;
  if (failed > 0) process.exitCode = 1;
  return { table: [head, ...rows.map(shown), ...skipped].join('\n'), figures };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0);
}
