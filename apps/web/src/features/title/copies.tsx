import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { groupItems, leading } from '../../browser/lists.ts';
import { libraryToday } from '../../parts/dates/library-today.ts';
import { useMyLibrary } from '../../parts/libraries/my-library.ts';
import { Table, type TableColumn } from '../../ui/table.tsx';
import styles from './title.module.css';

type Copies = Output<'listCopies'>;
type Copy = Copies['exemplares'][number];
type Holding = Copies['colecoes'][number];

/** Copies library by library, the reader's own first, and what each has of a serial. */
export function Copies({ copies }: { readonly copies: Pick<Copies, 'exemplares' | 'colecoes'> }) {
  const mine = useMyLibrary()?.library;
  const libraries = groupItems(copies.exemplares, ({ cod_biblioteca }) => cod_biblioteca);
  return (
    <>
      {leading(libraries, ([library]) => library === mine).map(([library, rows]) => (
        <CopyTable key={library} copies={rows} />
      ))}
      <Holdings holdings={copies.colecoes} />
    </>
  );
}

/** Columns shown only where some copy has something in them. */
const optional = [
  ['volume', 'volume'],
  ['tomo', 'tome'],
  ['parte', 'part'],
  ['material_adicional', 'material'],
  ['colecao', 'collection'],
  ['localizacao', 'location'],
  ['tipo_emprestimo', 'loanType'],
] as const;

function CopyTable({ copies }: { readonly copies: readonly Copy[] }) {
  const { t, i18n } = useTranslation();
  const library = copies[0]?.desc_biblioteca ?? '';
  const today = libraryToday();
  const statusText = ({ situacao, previsao_devolucao: due }: Copy) => {
    const status = t(`copies.statuses.${situacao}`);
    if (due === null) return status;
    if (due < today) return `${status}, ${t('copies.late')}`;
    return `${status}, ${t('copies.dueBack', { date: formatDay(due, i18n.language) })}`;
  };
  const columns: TableColumn<Copy>[] = [
    {
      key: 'codigo_barras',
      label: t('copies.barcode'),
      cell: (copy) => copy.codigo_barras || String(copy.cod_exemplar),
      isRowHeader: true,
    },
    { key: 'numero_chamada', label: t('copies.callNumber'), cell: (copy) => copy.numero_chamada },
    ...optional
      .filter(([field]) => copies.some((copy) => copy[field] !== ''))
      .map(([field, name]) => ({
        key: field,
        label: t(`copies.${name}`),
        cell: (copy: Copy) => copy[field],
      })),
    { key: 'situacao', label: t('copies.status'), cell: statusText },
    ...(copies.some(({ nota }) => nota !== '')
      ? [{ key: 'nota', label: t('copies.note'), cell: (copy: Copy) => copy.nota }]
      : []),
  ];
  return (
    <div className={styles.library}>
      <h3>{library}</h3>
      <Table
        caption={t('copies.caption', { library })}
        hideCaption
        columns={columns}
        rows={copies}
        rowKey={({ cod_exemplar }) => String(cod_exemplar)}
      />
    </div>
  );
}

function Holdings({ holdings }: { readonly holdings: readonly Holding[] }) {
  const { t } = useTranslation();
  if (holdings.length === 0) return null;
  return (
    <section className={styles.library}>
      <h3>{t('title.holdings')}</h3>
      {holdings.map((holding, at) => (
        <div key={at}>
          <strong>{holding.desc_biblioteca}</strong>
          {holding.numero_chamada && ` · ${holding.numero_chamada}`}
          <ul className={styles.statements}>
            {[...holding.acervo, ...holding.notas].map((text, line) => (
              <li key={line}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
