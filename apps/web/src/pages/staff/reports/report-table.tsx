import { useTranslation } from '../../../languages/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { cellWords, type ShownColumn } from './report-cell.ts';
import type { Report } from './report.ts';

type Line = Report['linhas'][number];

/** Rows of a report and their total, titles as links. */
export function ReportTable({ report, name }: { readonly report: Report; readonly name: string }) {
  const { i18n } = useTranslation();
  const { total } = report;
  const rows: Line[] = [...report.linhas, ...(total ? [{ celulas: total, cod_acervo: null }] : [])];
  const cell = (line: Line, column: ShownColumn, at: number) => {
    const value = line.celulas[at] ?? '';
    const isTotal = line.celulas === total;
    const words = isTotal && at === 0 ? String(value) : cellWords(value, column, i18n.language);
    const isLink = column.tipo === 'titulo' && line.cod_acervo !== null;
    return isLink ? <Link href={`/acervo/${line.cod_acervo}`}>{words}</Link> : words;
  };
  const places = new Map(rows.map((row, at) => [row, at]));
  return (
    <Table
      caption={name}
      hideCaption
      rows={rows}
      rowKey={(row) => String(places.get(row))}
      columns={report.colunas.map((column, at) => ({
        key: `${at}`,
        label: column.titulo,
        isRowHeader: at === 0,
        isNumeric: column.tipo === 'numero' || column.tipo === 'dinheiro',
        cell: (line: Line) => cell(line, column, at),
      }))}
    />
  );
}
