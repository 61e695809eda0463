import { phraseOr } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { authorName } from '../../parts/covers/author-name.ts';
import { filterHref } from '../../parts/search/search-address.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { AuthorityLink } from './authority-link.tsx';
import { rowsAtOnce } from './rows-at-once.ts';
import styles from './title.module.css';

type Authors = Output<'getTitle'>['autores'];

/** Authors with their roles, linked to their other titles and their authorities. */
export function TitleAuthors({ title }: { readonly title: Output<'getTitle'> }) {
  const { t } = useTranslation();
  if (title.autores.length === 0) return <>{title.responsabilidade}</>;
  const first = rowsAtOnce(title.autores.length);
  const others = title.autores.slice(first);
  return (
    <>
      <AuthorList authors={title.autores.slice(0, first)} label={t('title.authors')} />
      {others.length > 0 && (
        <div className={styles.more}>
          <Disclosure title={t('title.moreAuthors', { count: others.length })}>
            <AuthorList authors={others} label={t('title.moreAuthors', { count: others.length })} />
          </Disclosure>
        </div>
      )}
    </>
  );
}

function AuthorList({ authors, label }: { readonly authors: Authors; readonly label: string }) {
  return (
    <ul className={styles.authors} aria-label={label}>
      {authors.map((author, at) => (
        <li key={at}>
          <Author author={author} />
        </li>
      ))}
    </ul>
  );
}

function Author({ author }: { readonly author: Authors[number] }) {
  const { t } = useTranslation();
  const { cod_autoridade, funcoes } = author;
  const name = authorName(author);
  // The role of author goes without saying among the authors.
  const others = funcoes.filter((role) => role !== 'aut');
  const roles = others.map((role) => phraseOr(t, `roles.${role}`, ''));
  const shown = roles.filter(Boolean).join(', ');
  return (
    <>
      {cod_autoridade === null ? (
        name
      ) : (
        <Link href={filterHref('A', String(cod_autoridade))}>{name}</Link>
      )}
      {shown && <span className={styles.role}> ({shown})</span>}
      {cod_autoridade !== null && <AuthorityLink id={cod_autoridade} name={name} />}
    </>
  );
}
