import type { Output } from '../../api/api.ts';

type Library = Output<'listIssues'>['bibliotecas'][number];
export type Part = Library['partes'][number];
type Year = Part['anos'][number];
export type Issue = Year['fasciculos'][number];

/** Column of a month, 1 to 12; 0 for issues without a month, and for runs of several years. */
export type Column = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

const months: readonly Column[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function columnOf({ mes, ano, ano_fim }: Issue): Column {
  if (ano_fim !== ano) return 0;
  return months.find((month) => month === mes) ?? 0;
}

/** Lists all months if any issue has one, then the column without; a part without months has one column. */
export function columnsOf(part: Part): readonly Column[] {
  const used = new Set(part.anos.flatMap(({ fasciculos }) => fasciculos.map(columnOf)));
  const hasMonths = months.some((month) => used.has(month));
  if (!hasMonths) return [0];
  return used.has(0) ? [...months, 0] : months;
}

export function issuesIn(year: Year, column: Column): readonly Issue[] {
  return year.fasciculos.filter((issue) => columnOf(issue) === column);
}

/** Names an issue in its cell: by its number, else by the volume or its whole designation. */
export function shortName({ numero, volume, designacao, ano, ano_fim, mes }: Issue): string {
  const isRun = ano_fim !== ano;
  const short = isRun || mes === null ? designacao : numero || volume;
  return short || designacao || String(ano);
}
