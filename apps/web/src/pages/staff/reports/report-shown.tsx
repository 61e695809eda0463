import {
  longestReport as number,
  longestReportFile,
  reportsOfPeople,
  type ReportFormat,
} from '@estante/contract/plain';
import type { Output } from '../../../api/api.ts';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { BarDrawing } from '../../../ui/drawings/bar-drawing.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { reportQuery, type ReportAddress } from './report-address.ts';
import { cellWords, type ShownColumn } from './report-cell.ts';

type Report = Output<'getReport'>;

interface ShownProps {
  readonly report: Report;
  readonly address: ReportAddress;
}

/** Bars of a chart at most: beyond, they say nothing that the table does not. */
const mostBars = 40;

/** A report as a chart and a table, to be printed and taken along. */
export function ReportShown({ report, address }: ShownProps) {
  const { t, i18n } = useTranslation();
  const name = t(`reports.names.${report.relatorio}`);
  const { dataIni, dataFim } = report;
  const isOfSearches = report.relatorio === 'buscas-sem-resultado';
  return (
    <Stack gap={4}>
      <div>
        <h2>{name}</h2>
        <p>
          {[
            report.biblioteca?.desc_biblioteca ?? t('reports.allLibraries'),
            ...(dataIni && dataFim ? [t('reports.days', { from: dataIni, to: dataFim })] : []),
          ].join(' · ')}
        </p>
        <p>{t(`reports.texts.${report.relatorio}`)}</p>
      </div>
      <Taking address={address} />
      {report.linhas.length === 0 ? (
        <EmptyState icon="list" title={t('reports.none')}>
          {t(report.retidas > 0 ? 'reports.noneShown' : 'reports.noneHint')}
        </EmptyState>
      ) : (
        <>
          <Chart report={report} name={name} language={i18n.language} />
          <ReportTable report={report} name={name} />
        </>
      )}
      {reportsOfPeople.includes(report.relatorio) && (
        <p>
          {t(isOfSearches ? 'reports.privacySearches' : 'reports.privacy')}{' '}
          {t('reports.withheld', { count: report.retidas })}
        </p>
      )}
      {report.cortado && <p>{t('reports.cut', { number })}</p>}
    </Stack>
  );
}

function Taking({ address }: Pick<ShownProps, 'address'>) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('downloadReport');
  const take = async (formato: ReportFormat) => {
    const answer = await act({
      params: { relatorio: address.relatorio },
      query: { ...reportQuery(address), formato },
    });
    if (!answer) return;
    saveFile(answer.arquivo);
    if (answer.cortado)
      showToast({ tone: 'warning', words: t('reports.fileCut', { number: longestReportFile }) });
  };
  return (
    <div data-print="no">
      <Cluster>
        <Button icon="download" isPending={isBusy} onClick={() => void take('csv')}>
          {t('reports.csv')}
        </Button>
        <Button icon="download" isPending={isBusy} onClick={() => void take('xlsx')}>
          {t('reports.xlsx')}
        </Button>
        <Button variant="quiet" icon="print" onClick={() => window.print()}>
          {t('reports.print')}
        </Button>
      </Cluster>
    </div>
  );
}

interface ChartProps {
  readonly report: Report;
  readonly name: string;
  readonly language: string;
}

function Chart({ report, name, language }: ChartProps) {
  const { t } = useTranslation();
  const { grafico: at, colunas, linhas } = report;
  const [head] = colunas;
  const column = at === null ? undefined : colunas[at];
  if (at === null || !column || !head) return null;
  const bars = linhas.slice(0, mostBars).map(({ celulas }) => ({
    label: cellWords(celulas[0] ?? '', head, language),
    value: Number(celulas[at]) || 0,
    words: cellWords(celulas[at] ?? '', column, language),
  }));
  return <BarDrawing label={t('reports.chart', { name })} bars={bars} />;
}

type Line = Report['linhas'][number];

function ReportTable({ report, name }: { readonly report: Report; readonly name: string }) {
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
