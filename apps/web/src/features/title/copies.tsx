import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { groupItems, leading } from '../../browser/lists.ts';
import { useMyLibrary } from '../../parts/libraries/my-library.ts';
import { Table, type TableColumn } from '../../ui/data/table.tsx';
import { ShelfMap } from './shelf-map.tsx';
import { CopyStatus } from './copy-status.tsx';
import styles from './title.module.css';

type Copies = Output<'listCopies'>;
type Copy = Copies['exemplares'][number];
type Holding = Copies['colecoes'][number];

/** All copies by library, the reader's own first, with the holdings of a serial. */
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

/** Columns shown only if some copy has a value for them. */
const optional = [
  ['volume', 'volume'],
  ['tomo', 'tome'],
  ['parte', 'part'],
  ['localizacao', 'location'],
  ['material_adicional', 'material'],
  ['colecao', 'collection'],
  ['tipo_emprestimo', 'loanType'],
  ['nota', 'note'],
] as const;

const statusOf = (copy: Copy) => <CopyStatus copy={copy} />;

function CopyTable({ copies }: { readonly copies: readonly Copy[] }) {
  const { t } = useTranslation();
  const library = copies[0]?.desc_biblioteca ?? '';
  const columns: TableColumn<Copy>[] = [
    {
      key: 'situacao',
      label: t('copies.status'),
      cell: statusOf,
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
    {
      key: 'codigo_barras',
      label: t('copies.barcode'),
      cell: (copy) => copy.codigo_barras || String(copy.cod_exemplar),
    },
  ];
  return (
    <div className={styles.library}>
      <h3>{library}</h3>
      {placesOf(copies).map((place) => (
        <ShelfMap key={place.cod_estante} place={place} />
      ))}
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

/** Lists the shelves, each once, however many copies stand on it. */
function placesOf(copies: readonly Copy[]) {
  const places = copies.flatMap(({ na_planta: place }) => place ?? []);
  return [...new Map(places.map((place) => [place.cod_estante, place])).values()];
}

/** Holdings of a serial in each library, as textual statements with their notes. */
export function Holdings({ holdings }: { readonly holdings: readonly Holding[] }) {
  const { t } = useTranslation();
  if (holdings.length === 0) return null;
  return (
    <section className={styles.library}>
      <h3>{t('title.holdings')}</h3>
      {holdings.map((holding, at) => (
        <Statements key={at} holding={holding} />
      ))}
    </section>
  );
}

function Statements({ holding }: { readonly holding: Holding }) {
  return (
    <div>
      <strong>{holding.desc_biblioteca}</strong>
      {holding.numero_chamada && ` · ${holding.numero_chamada}`}
      <ul className={styles.statements}>
        {[...holding.acervo, ...holding.notas].map((text, line) => (
          <li key={line}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
