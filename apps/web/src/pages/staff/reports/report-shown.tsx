import {
  longestReport as number,
  longestReportFile,
  reportsOfPeople,
  type ReportFormat,
} from '@estante/contract/plain';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { BarDrawing } from '../../../ui/drawings/bar-drawing.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { reportQuery, type ReportAddress } from './report-address.ts';
import { cellWords } from './report-cell.ts';
import { ReportTable } from './report-table.tsx';
import type { Report } from './report.ts';

interface ShownProps {
  readonly report: Report;
  readonly address: ReportAddress;
}

/** Most bars of a chart: beyond, the table says more. */
const mostBars = 40;

/** Report as a chart and a table, to be printed or downloaded. */
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
      <ReportDownload address={address} />
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

function ReportDownload({ address }: Pick<ShownProps, 'address'>) {
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
