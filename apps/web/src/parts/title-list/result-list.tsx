import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { formatDay } from '@estante/phrases/translator';
import type { Display } from '../search/search-address.ts';
import { authorName } from '../covers/author-name.ts';
import { useMyLibrary, type MyLibrary } from '../libraries/my-library.ts';
import {
  MaterialRelations,
  MaterialState,
  MaterialVendors,
  useMaterialFacts,
} from '../title/material-facts.tsx';
import { TitleCover, type TitleCard as Item } from '../covers/title-cover.tsx';
import { ResultRow } from '../../ui/layouts/result-row.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { AvailabilityLine } from './availability-line.tsx';
import styles from './title-list.module.css';

interface ResultListProps {
  readonly items: readonly Item[];
  readonly display: Display;
  /** Rank of the first title, from 1. */
  readonly start: number;
  /** Renders the check box that selects a title. */
  readonly renderSelect?: (item: Item) => ReactNode;
  /** Renders the acts on a title. */
  readonly renderActions?: (item: Item) => ReactNode;
  /** Renders the note beside a title. */
  readonly renderNote?: (item: Item) => ReactNode;
  /** Renders the editions that a title stands for. */
  readonly renderEditions?: (item: Item) => ReactNode;
  /** Codes of libraries that are named first if they have a title. */
  readonly libraries?: readonly string[];
  /** Whether the day is shown on which each title came into the catalogue. */
  readonly showsInclusion?: boolean;
}

interface ItemProps extends Pick<ResultListProps, 'display' | 'libraries' | 'showsInclusion'> {
  readonly mine: MyLibrary | null;
  readonly item: Item;
  readonly select: ReactNode;
  readonly actions: ReactNode;
  readonly note: ReactNode;
  readonly editions: ReactNode;
}

export function ResultList(props: ResultListProps) {
  const { items, start, renderSelect, renderActions, renderNote, renderEditions, ...look } = props;
  const { display } = look;
  const mine = useMyLibrary();
  const Face = display === 'C' ? CoverItem : RowItem;
  return (
    <ol className={display === 'C' ? styles.covers : styles.list} start={start}>
      {items.map((item) => (
        <li key={item.cod_acervo}>
          <Face
            {...look}
            mine={mine}
            item={item}
            select={renderSelect?.(item)}
            actions={renderActions?.(item)}
            note={renderNote?.(item)}
            editions={renderEditions?.(item)}
          />
        </li>
      ))}
    </ol>
  );
}

function RowItem(props: ItemProps) {
  const { item, display, select, actions, note, editions, libraries, mine, showsInclusion } = props;
  const inclusion = useInclusion(item, showsInclusion);
  const own = useFacts(item);
  const isLine = display === 'L';
  const facts = isLine ? [item.ano_publicacao, item.numero_chamada].filter(Boolean) : own;
  // Their producers and issuing bodies are labelled as such.
  const isOwn = (item.arquivo ?? item.ato ?? item.norma) !== null;
  const row = (
    <ResultRow
      density={isLine ? 'line' : 'detailed'}
      picture={<TitleCover title={item} />}
      title={<TitleLink item={item} />}
      by={isOwn ? null : authorsOf(item)}
      facts={[...facts, ...(inclusion ? [inclusion] : [])]}
      text={item.resumo}
      state={
        <>
          <MaterialLine item={item} />
          <AvailabilityLine item={item} libraries={libraries} mine={mine} />
          {!isLine && <CallNumber item={item} />}
          {!isLine && editions}
          {note}
        </>
      }
      actions={actions}
    />
  );
  if (!select) return row;
  return (
    <div className={isLine ? styles.selectLine : styles.selectRow}>
      {select}
      {row}
      {isLine && editions && <div className={styles.lineEditions}>{editions}</div>}
    </div>
  );
}

function CoverItem(props: ItemProps) {
  const { item, select, actions, editions, libraries, mine, showsInclusion } = props;
  const inclusion = useInclusion(item, showsInclusion);
  return (
    <article className={styles.cover}>
      <TitleCover title={item} />
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
      {inclusion && <p className={styles.coverNote}>{inclusion}</p>}
      <MaterialState facts={item} />
      <AvailabilityLine item={item} libraries={libraries} mine={mine} />
      {editions}
    </article>
  );
}

/** Call number to look for on the shelf; nothing for a title that stands on none. */
function CallNumber({ item }: { readonly item: Item }) {
  if (item.numero_chamada === '' || item.disponibilidade.bibliotecas.length === 0) return null;
  return <span className={styles.callNumber}>{item.numero_chamada}</span>;
}

/** Lists kind, edition, publisher and year; for archives, acts and standards their own labelled facts. */
function useFacts(item: Item): readonly ReactNode[] {
  const { t } = useTranslation();
  const own = useMaterialFacts(item);
  if (own.length > 0) {
    return own.map(({ field, text }) => (
      <span key={field}>
        <span className={styles.term}>{`${t(`materialFacts.${field}`)}: `}</span>
        {text}
      </span>
    ));
  }
  return [item.desc_tipo_obra, item.edicao, item.editora, item.ano_publicacao].filter(Boolean);
}

/** State of an act or a standard, its relations to others, and the vendors that sell it. */
function MaterialLine({ item }: { readonly item: Item }) {
  if (!item.ato && !item.norma) return null;
  return (
    <div className={styles.own}>
      <MaterialState facts={item} />
      <MaterialRelations facts={item} />
      <MaterialVendors facts={item} />
    </div>
  );
}

/** Day of inclusion in words: 'Incluído em 12 de mar. de 2026'; '' if it is not shown. */
function useInclusion({ data_inclusao }: Item, isShown = false): string {
  const { t, i18n } = useTranslation();
  return isShown ? t('results.includedOn', { date: formatDay(data_inclusao, i18n.language) }) : '';
}

export function TitleLink({ item }: { readonly item: Item }) {
  return (
    <Link href={item.rota} variant="plain">
      {[item.titulo, item.subtitulo].filter(Boolean).join(': ')}
    </Link>
  );
}

/** Lists three authors at most; more are on the title's page. */
export function authorsOf({ autores, responsabilidade }: Item): string {
  const names = autores.slice(0, 3).map(authorName);
  if (names.length === 0) return responsabilidade;
  return names.join('; ') + (autores.length > 3 ? '…' : '');
}
