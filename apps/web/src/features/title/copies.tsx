import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { FailureState } from '../../app/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../app/query.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import styles from './title.module.css';

type Copy = Output<'listCopies'>['exemplares'][number];
type Holding = Output<'listCopies'>['colecoes'][number];

/** Every copy, library by library, and what each has of a serial. */
export function Copies({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const query = endpointQuery('listCopies', { params: { id: String(titleId) }, query: {} });
  const copies = useEndpoint(query);
  if (copies.isPending) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={4} />
      </Loading>
    );
  }
  if (copies.isError) {
    return <FailureState failure={copies.error} onRetry={() => void copies.refetch()} />;
  }
  const { exemplares, colecoes } = copies.data;
  if (exemplares.length + colecoes.length === 0) return null;
  return (
    <section>
      <h2>{t('title.copies')}</h2>
      {byLibrary(exemplares).map(([library, rows]) => (
        <CopyTable key={library} library={library} copies={rows} />
      ))}
      <Holdings holdings={colecoes} />
    </section>
  );
}

function byLibrary(copies: readonly Copy[]): readonly (readonly [string, readonly Copy[]])[] {
  const names = [...new Set(copies.map(({ desc_biblioteca }) => desc_biblioteca))];
  return names.map((name) => [name, copies.filter((copy) => copy.desc_biblioteca === name)]);
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

function CopyTable(props: { readonly library: string; readonly copies: readonly Copy[] }) {
  const { t, i18n } = useTranslation();
  const statusText = ({ situacao, previsao_devolucao: due }: Copy) => {
    const status = t(`copies.statuses.${situacao}`);
    if (due === null) return status;
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
      .filter(([field]) => props.copies.some((copy) => copy[field] !== ''))
      .map(([field, name]) => ({
        key: field,
        label: t(`copies.${name}`),
        cell: (copy: Copy) => copy[field],
      })),
    {
      key: 'situacao',
      label: t('copies.status'),
      cell: (copy) => statusText(copy),
    },
  ];
  return (
    <div className={styles.library}>
      <h3>{props.library}</h3>
      <Table
        caption={t('copies.caption', { library: props.library })}
        hideCaption
        columns={columns}
        rows={props.copies}
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
