import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { authorName } from '../../app/author-name.ts';
import { filterHref } from '../../app/search-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './title.module.css';

/** Authors with what each did, linked to their other titles and to what is known of them. */
export function TitleAuthors({ title }: { readonly title: Output<'getTitle'> }) {
  const { t } = useTranslation();
  if (title.autores.length === 0) return <>{title.responsabilidade}</>;
  return (
    <ul className={styles.authors} aria-label={t('title.authors')}>
      {title.autores.map((author, at) => {
        const { cod_autoridade, funcoes } = author;
        const name = authorName(author);
        const roles = funcoes.map((role) =>
          t(`roles.${role}` as 'roles.aut', { defaultValue: '' }),
        );
        const shown = roles.filter(Boolean).join(', ');
        return (
          <li key={at}>
            {cod_autoridade === null ? (
              name
            ) : (
              <Link href={filterHref('A', String(cod_autoridade))}>{name}</Link>
            )}
            {shown && <span className={styles.role}> ({shown})</span>}
            {cod_autoridade !== null && (
              <Link
                href={`/autoridade/${cod_autoridade}`}
                className={styles.authority}
                title={t('title.aboutAuthor', { name })}
              >
                <Icon name="info" />
                <VisuallyHidden>{t('title.aboutAuthor', { name })}</VisuallyHidden>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
