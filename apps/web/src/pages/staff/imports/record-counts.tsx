import type { ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Table } from '../../../ui/data/table.tsx';
import type { ImportReport } from './run.ts';

type Kind = ImportReport['tipos'][number];

/** Table of the records of each type that an import read, added, changed and so on. */
export function RecordCounts({ report: { tipos } }: { readonly report: ImportReport }) {
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
