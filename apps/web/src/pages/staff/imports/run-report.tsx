import type { ReactNode } from 'react';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { codeWords } from './code-words.ts';
import { loanRulesPath } from './imports-address.ts';
import { RecordList } from './record-list.tsx';

type Report = NonNullable<Output<'getImportRun'>['relatorio']>;

interface ReportProps {
  readonly id: number;
  readonly report: Report;
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
      <Counts report={report} />
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

type Kind = Report['tipos'][number];

function Counts({ report: { tipos } }: { readonly report: Report }) {
  const { t } = useTranslation();
  const numbers = [
    ['read', ({ lidos }: Kind) => lidos],
    ['new', ({ novos }: Kind) => novos],
    ['changed', ({ mudados }: Kind) => mudados],
    ['unchanged', ({ iguais }: Kind) => iguais],
    ['joined', ({ juntados }: Kind) => juntados],
    ['withdrawn', ({ retirados }: Kind) => retirados],
    ['aside', ({ separados }: Kind) => separados],
  ] as const;
  if (tipos.length === 0) return null;
  return (
    <Table
      caption={t('imports.cols.kind')}
      hideCaption
      rows={tipos}
      rowKey={({ tipo }) => tipo}
      columns={[
        {
          key: 'kind',
          label: t('imports.cols.kind'),
          isRowHeader: true,
          cell: ({ desc_tipo }) => desc_tipo,
        },
        ...numbers.map(([key, count]) => ({
          key,
          label: t(`imports.cols.${key}`),
          isNumeric: true,
          cell: (kind: Kind): ReactNode => t('imports.number', { count: count(kind) }),
        })),
      ]}
    />
  );
}

/** Message about loan types that an import has made, which nobody was asked about before. */
function MadeTypes({ report: { siglas_novas } }: { readonly report: Report }) {
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
  const counted = (list: Report['avisos']) =>
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
