import { headingRelations, type HeadingRelation } from '@estante/contract/plain';
import { Fragment } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './headings.module.css';

export interface RelatedHeading {
  readonly relacao: HeadingRelation;
  readonly texto: string;
  /** Address of the heading; null if it has no page. */
  readonly href: string | null;
}

/** Related headings, grouped by their relation to this one. */
export function SeeAlso({ headings }: { readonly headings: readonly RelatedHeading[] }) {
  const { t } = useTranslation();
  const groups = headingRelations
    .map((relation) => ({ relation, of: headings.filter(({ relacao }) => relacao === relation) }))
    .filter(({ of }) => of.length > 0);
  if (groups.length === 0) return null;
  return (
    <ul className={styles.also} aria-label={t('headings.seeAlso')}>
      {groups.map(({ relation, of }) => (
        <li key={relation}>
          <span className={styles.relation}>{`${t(`headings.relations.${relation}`)}:`}</span>{' '}
          <HeadingLinks headings={of} />
        </li>
      ))}
    </ul>
  );
}

function HeadingLinks({ headings }: { readonly headings: readonly RelatedHeading[] }) {
  return headings.map(({ texto, href }, at) => (
    <Fragment key={texto}>
      {at > 0 && '; '}
      {href === null ? texto : <Link href={href}>{texto}</Link>}
    </Fragment>
  ));
}
