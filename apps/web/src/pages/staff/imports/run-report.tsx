import type { Translate } from '@estante/phrases/translator';
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
  return (
    <Stack gap={4}>
      <ReportHead report={report} isTrial={isTrial} />
      <UnreadableNote report={report} />
      <RecordCounts report={report} />
      <CopyCounts report={report} />
      {report.colocados > 0 && <p>{t('imports.placed', { count: report.colocados })}</p>}
      {!isTrial && <MadeTypes report={report} />}
      <Findings report={report} isTrial={isTrial} />
      {report.listas.map((name) => (
        <RecordList key={`${report.em} ${name}`} id={id} name={name} />
      ))}
    </Stack>
  );
}

function ReportHead({ report, isTrial }: Omit<ReportProps, 'id'>) {
  const { t } = useTranslation();
  return (
    <div>
      <h3>{t(isTrial ? 'imports.trialTitle' : 'imports.reportTitle')}</h3>
      <p>{t(isTrial ? 'imports.trialNote' : 'imports.reportNote', { moment: report.em })}</p>
      {report.interrompida && <p>{t('imports.shortNote')}</p>}
    </div>
  );
}

/** Reason why the file could not be read to its end, if so. */
function UnreadableNote({ report: { ilegivel } }: { readonly report: ImportReport }) {
  const { t } = useTranslation();
  if (ilegivel === null) return null;
  return (
    <Message tone="warning" title={t('imports.unreadableTitle')}>
      {ilegivel}
    </Message>
  );
}

/** Numbers of the copies that an import touched, if any. */
function CopyCounts({ report: { exemplares } }: { readonly report: ImportReport }) {
  const { t } = useTranslation();
  const { novos: added, mudados: changed, retirados: withdrawn } = exemplares;
  if (added + changed + withdrawn <= 0) return null;
  return <p>{t('imports.copies', { added, changed, withdrawn })}</p>;
}

/** Message on loan types that an import created without asking. */
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
  const unplaced = report.sem_biblioteca.map((one) => codeWords(one, t));
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
        { term: t('imports.unplaced'), values: unplaced },
        ...report.siglas_novas.map((codes) => newCodesItem(codes, t)),
      ]}
    />
  );
}

/** Item for the new codes of a list, and the number of further ones. */
function newCodesItem(
  { lista, total, siglas }: ImportReport['siglas_novas'][number],
  t: Translate,
) {
  const more = total - siglas.length;
  const words = siglas.map((one) => codeWords(one, t));
  return {
    term: t(`imports.newIn.${lista}`),
    values: [...words, ...(more > 0 ? [t('imports.moreCodes', { count: more })] : [])],
  };
}
