import { fewestPeople } from '@estante/contract';
import type { Cell, RawReport, Report } from './report.ts';

/**
 * Leaves out what fewer than three people stand behind. The sum is that of the lines shown: with the
 * whole one a single line withheld could be worked out.
 */
export function withhold(raw: RawReport, totalWord: string, most: number): Report {
  const told = raw.lines.filter(({ people }) => people === undefined || people >= fewestPeople);
  const lines = told.slice(0, most);
  return {
    columns: raw.columns,
    lines,
    total: raw.total === undefined ? sumOf(raw, lines, totalWord) : raw.total,
    withheld: raw.lines.length - told.length,
    isCut: told.length > lines.length,
    chart: raw.chart,
  };
}

function sumOf(
  { columns, summed }: RawReport,
  lines: RawReport['lines'],
  totalWord: string,
): readonly Cell[] | null {
  if (summed.length === 0 || lines.length === 0) return null;
  return columns.map((_column, at) => {
    if (at === 0) return totalWord;
    if (!summed.includes(at)) return '';
    return lines.reduce((sum, { cells }) => sum + Number(cells[at] ?? 0), 0);
  });
}
