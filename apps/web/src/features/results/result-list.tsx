import type { ReactNode } from 'react';
import type { Output } from '../../app/api.ts';
import type { Display } from '../../app/search-address.ts';
import { authorName } from '../../app/author-name.ts';
import { workTypeIcon } from '../../app/work-type.ts';
import { ResultRow } from '../../ui/layouts/result-row.tsx';
import { Link } from '../../ui/link.tsx';
import { TypographicCover } from '../../ui/typographic-cover.tsx';
import { AvailabilityLine } from './availability-line.tsx';
import styles from './results.module.css';

type Item = Output<'searchTitles'>['acervos'][number];

interface ResultListProps {
  readonly items: readonly Item[];
  readonly display: Display;
  /** Rank of the first one, from 1. */
  readonly start: number;
  /** A box to select a title with. */
  readonly renderSelect?: (item: Item) => ReactNode;
  /** What can be done with a title. */
  readonly renderActions?: (item: Item) => ReactNode;
}

interface ItemProps {
  readonly item: Item;
  readonly display: Display;
  readonly select: ReactNode;
  readonly actions: ReactNode;
}

export function ResultList({
  items,
  display,
  start,
  renderSelect,
  renderActions,
}: ResultListProps) {
  const Face = display === 'C' ? CoverItem : RowItem;
  return (
    <ol className={display === 'C' ? styles.covers : styles.list} start={start}>
      {items.map((item) => (
        <li key={item.cod_acervo}>
          <Face
            item={item}
            display={display}
            select={renderSelect?.(item)}
            actions={renderActions?.(item)}
          />
        </li>
      ))}
    </ol>
  );
}

function RowItem({ item, display, select, actions }: ItemProps) {
  const facts = [item.desc_tipo_obra, item.edicao, item.editora, item.ano_publicacao].filter(
    Boolean,
  );
  const row = (
    <ResultRow
      density={display === 'L' ? 'line' : 'detailed'}
      picture={<ItemCover item={item} />}
      title={<TitleLink item={item} />}
      by={authorsOf(item)}
      facts={facts}
      text={item.resumo}
      state={<AvailabilityLine item={item} />}
      actions={actions}
    />
  );
  if (!select) return row;
  return (
    <div className={display === 'L' ? styles.selectLine : styles.selectRow}>
      {select}
      {row}
    </div>
  );
}

function CoverItem({ item, select, actions }: ItemProps) {
  return (
    <article className={styles.cover}>
      <ItemCover item={item} />
      {(select || actions) && (
        <div className={styles.coverActs} data-print="no">
          {select}
          {actions}
        </div>
      )}
      <h2 className={styles.coverTitle}>
        <TitleLink item={item} />
      </h2>
      <p className={styles.coverBy}>
        {[authorsOf(item), item.ano_publicacao].filter(Boolean).join(' · ')}
      </p>
      <AvailabilityLine item={item} />
    </article>
  );
}

function TitleLink({ item }: { readonly item: Item }) {
  return (
    <Link href={item.rota} look="plain">
      {[item.titulo, item.subtitulo].filter(Boolean).join(': ')}
    </Link>
  );
}

function ItemCover({ item }: { readonly item: Item }) {
  return (
    <TypographicCover
      title={item.titulo}
      author={item.autores.slice(0, 1).map(authorName).join()}
      kind={workTypeIcon(item.cod_tipo_obra)}
      seed={String(item.cod_acervo)}
    />
  );
}

/** At most three; more are on the title's page. */
function authorsOf({ autores, responsabilidade }: Item): string {
  const names = autores.slice(0, 3).map(authorName);
  if (names.length === 0) return responsabilidade;
  return names.join('; ') + (autores.length > 3 ? '…' : '');
}
