import { Fragment } from 'react';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { editionNames } from './edition-names.ts';
import styles from './editions-line.module.css';

type Work = NonNullable<Output<'searchTitles'>['obras']>[number];

interface EditionsLineProps {
  /** Work of the title; undefined if titles are not grouped. */
  readonly work: Work | undefined;
  readonly title: string;
  /** Address of a search that finds all editions. */
  readonly allHref: string;
}

/**
 * Line under the title that stands for its editions: '3 edições: 2003, 1998, 1985'; nothing for a single one.
 */
export function EditionsLine({ work, title, allHref }: EditionsLineProps) {
  const { t } = useTranslation();
  if (work === undefined || work.total < 2) return null;
  const names = editionNames(work.edicoes, t('works.undated'));
  return (
    <p className={styles.editions}>
      {`${t('works.editions', { count: work.total })}: `}
      {work.edicoes.map(({ cod_acervo, rota, titulo }, at) => (
        <Fragment key={cod_acervo}>
          {at > 0 && ', '}
          {cod_acervo === work.cod_acervo ? (
            names[at]
          ) : (
            <Link href={rota}>
              <VisuallyHidden>{`${titulo}, `}</VisuallyHidden>
              {names[at]}
            </Link>
          )}
        </Fragment>
      ))}
      {work.total > work.edicoes.length && '…'}
      <Link href={allHref} className={styles.all}>
        {t('works.all')}
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </Link>
    </p>
  );
}
