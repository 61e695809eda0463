import { useTranslation } from '../../../languages/use-translation.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { codeWords } from './code-words.ts';
import { loanRulesPath } from './imports-address.ts';
import { RecordCounts } from './record-counts.tsx';
import { RecordList } from './record-list.tsx';
import type { ImportReport } from './run.ts';

interface ReportProps {
  readonly id: number;
  readonly report: ImportReport;
  readonly isTrial: boolean;
}

/** Report on an import: what it did or, as a trial, would do. */
export function RunReport({ id, report, isTrial }: ReportProps) {
  const { t } = useTranslation();
  const { exemplares } = report;
  const hasCopies = exemplares.novos + exemplares.mudados + exemplares.retirados > 0;
  return (
    <Stack gap={4}>
      <div>
        <h3>{t(isTrial ? 'imports.trialTitle' : 'imports.reportTitle')}</h3>
        <p>{t(isTrial ? 'imports.trialNote' : 'imports.reportNote', { moment: report.em })}</p>
        {report.interrompida && <p>{t('imports.shortNote')}</p>}
      </div>
      {report.ilegivel !== null && (
        <Message tone="warning" title={t('imports.unreadableTitle')}>
          {report.ilegivel}
        </Message>
      )}
      <RecordCounts report={report} />
      {hasCopies && (
        <p>
          {t('imports.copies', {
            added: exemplares.novos,
            changed: exemplares.mudados,
            withdrawn: exemplares.retirados,
          })}
        </p>
      )}
      {report.colocados > 0 && <p>{t('imports.placed', { count: report.colocados })}</p>}
      {!isTrial && <MadeTypes report={report} />}
      <Findings report={report} isTrial={isTrial} />
      {report.listas.map((name) => (
        <RecordList key={`${report.em} ${name}`} id={id} name={name} />
      ))}
    </Stack>
  );
}

/** Message about loan types that an import has made, which nobody was asked about before. */
function MadeTypes({ report: { siglas_novas } }: { readonly report: ImportReport }) {
  const { t } = useTranslation();
  const types = siglas_novas.find(({ lista }) => lista === 'tipo_emprestimo');
  if (types === undefined) return null;
  return (
    <Message
      tone="warning"
      title={t('imports.madeTypes', { count: types.total })}
      actions={<Link href={loanRulesPath}>{t('imports.loanRules')}</Link>}
    >
      {t('imports.madeTypesText')}
    </Message>
  );
}

function Findings({ report, isTrial }: Omit<ReportProps, 'id'>) {
  const { t } = useTranslation();
  const counted = (list: ImportReport['avisos']) =>
    list.map(({ frase, registros }) => t('imports.codeCount', { code: frase, count: registros }));
  return (
    <DefinitionList
      items={[
        { term: t('imports.recognised'), values: report.reconhecido },
        { term: t('imports.firstTitles'), values: isTrial ? report.titulos : [] },
        { term: t('imports.firstCopies'), values: isTrial ? report.primeiros_exemplares : [] },
        { term: t('imports.overwritten'), values: counted(report.sobrescritos) },
        { term: t('imports.joined'), values: counted(report.juntados) },
        { term: t('imports.warningsTitle'), values: counted(report.avisos) },
        { term: t('imports.librariesMade'), values: report.bibliotecas_criadas },
        {
          term: t('imports.unplaced'),
          values: report.sem_biblioteca.map((one) => codeWords(one, t)),
        },
        ...report.siglas_novas.map(({ lista, total, siglas }) => ({
          term: t(`imports.newIn.${lista}`),
          values: [
            ...siglas.map((one) => codeWords(one, t)),
            ...(total > siglas.length
              ? [t('imports.moreCodes', { count: total - siglas.length })]
              : []),
          ],
        })),
      ]}
    />
  );
}
