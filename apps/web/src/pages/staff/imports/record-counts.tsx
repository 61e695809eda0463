import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Table, type TableColumn } from '../../../ui/data/table.tsx';
import type { ImportReport } from './run.ts';

type Kind = ImportReport['tipos'][number];

const numbers = [
  ['read', ({ lidos }: Kind) => lidos],
  ['new', ({ novos }: Kind) => novos],
  ['changed', ({ mudados }: Kind) => mudados],
  ['unchanged', ({ iguais }: Kind) => iguais],
  ['joined', ({ juntados }: Kind) => juntados],
  ['withdrawn', ({ retirados }: Kind) => retirados],
  ['aside', ({ separados }: Kind) => separados],
] as const;

/** Table of the records of each type that an import read, added, changed and so on. */
export function RecordCounts({ report: { tipos } }: { readonly report: ImportReport }) {
  const { t } = useTranslation();
  if (tipos.length === 0) return null;
  return (
    <Table
      caption={t('imports.cols.kind')}
      hideCaption
      rows={tipos}
      rowKey={({ tipo }) => tipo}
      columns={columnsOf(t)}
    />
  );
}

function columnsOf(t: Translate): TableColumn<Kind>[] {
  const label = t('imports.cols.kind');
  return [
    { key: 'kind', label, isRowHeader: true, cell: ({ desc_tipo }) => desc_tipo },
    ...numbers.map(([key, count]) => ({
      key,
      label: t(`imports.cols.${key}`),
      isNumeric: true,
      cell: (kind: Kind) => t('imports.number', { count: count(kind) }),
    })),
  ];
}
