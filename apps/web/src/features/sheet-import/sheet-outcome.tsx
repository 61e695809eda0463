import { sheetFaults } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { Table } from '../../ui/data/table.tsx';

type Outcome = Output<'importPatrons'>;

/** Outcome of an import, or of its trial: the numbers of lines, and the faults of each line. */
export function SheetOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const { lidas: read, novas: added, mudadas: changed, iguais: unchanged } = outcome;
  const { recusadas: refused, erros: errors } = outcome;
  const words = t('sheets.sum', { read, added, changed, unchanged, refused });
  const isWhole = refused === 0;
  const isNone = added + changed + unchanged === 0;
  const imported = isWhole ? 'imported' : isNone ? 'importedNone' : 'importedSome';
  return (
    <Stack gap={4}>
      <Message
        isLive
        tone={isWhole ? 'success' : 'warning'}
        title={t(outcome.simulacao ? 'sheets.checked' : `sheets.${imported}`)}
      >
        {words}
      </Message>
      {errors.length > 0 && (
        <Table
          caption={t('sheets.errors')}
          columns={[
            {
              key: 'line',
              label: t('sheets.line'),
              isRowHeader: true,
              cell: ({ linha }) => linha,
            },
            { key: 'column', label: t('sheets.column'), cell: ({ coluna }) => coluna },
            {
              key: 'problem',
              label: t('sheets.problem'),
              cell: (error) =>
                sheetFaults.includes(error.codigo)
                  ? t(`sheets.faults.${error.codigo}`, {
                      column: error.coluna,
                      value: error.valor,
                    })
                  : error.mensagem,
            },
          ]}
          rows={errors}
          rowKey={({ linha, coluna, codigo }) => `${linha}/${coluna}/${codigo}`}
        />
      )}
      {errors.length >= 500 && <p>{t('sheets.moreErrors')}</p>}
    </Stack>
  );
}
