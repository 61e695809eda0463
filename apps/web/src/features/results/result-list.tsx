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
}

export function ResultList({ items, display, start }: ResultListProps) {
  return (
    <ol className={display === 'C' ? styles.covers : styles.list} start={start}>
      {items.map((item) => (
        <li key={item.cod_acervo}>
          {display === 'C' ? <CoverItem item={item} /> : <RowItem item={item} display={display} />}
        </li>
      ))}
    </ol>
  );
}

function RowItem({ item, display }: { readonly item: Item; readonly display: Display }) {
  const facts = [item.desc_tipo_obra, item.edicao, item.editora, item.ano_publicacao].filter(
    Boolean,
  );
  return (
    <ResultRow
      density={display === 'L' ? 'line' : 'detailed'}
      picture={<ItemCover item={item} />}
      title={<TitleLink item={item} />}
      by={authorsOf(item)}
      facts={facts}
      text={item.resumo}
      state={<AvailabilityLine item={item} />}
    />
  );
}

function CoverItem({ item }: { readonly item: Item }) {
  return (
    <article className={styles.cover}>
      <ItemCover item={item} />
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
