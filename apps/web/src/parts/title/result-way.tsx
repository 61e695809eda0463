import { useTranslation } from '../../languages/use-translation.ts';
import { useStored } from '../../browser/stored-value.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { keptResults, wayFrom } from './kept-results.ts';
import styles from './result-way.module.css';

/** Back to the results a title was opened from, and to those before and after it; else to where all begins. */
export function ResultWay({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const way = wayFrom(useStored(keptResults), titleId);
  const step = (href: string, side: 'previous' | 'next') =>
    href !== '' && (
      <ButtonLink
        href={href}
        look="quiet"
        size="small"
        icon={side === 'previous' ? 'chevronLeft' : 'chevronRight'}
        iconOnly
        rel={side === 'previous' ? 'prev' : 'next'}
      >
        {t(`resultWay.${href.startsWith('/acervo/') ? side : `${side}Page`}` as 'resultWay.next')}
      </ButtonLink>
    );
  return (
    <nav className={styles.way} aria-label={t('resultWay.label')} data-print="no">
      <ButtonLink href={way?.back ?? '/'} look="quiet" size="small" icon="arrowLeft">
        {t(way ? 'resultWay.back' : 'resultWay.home')}
      </ButtonLink>
      {way && (
        <span className={styles.steps}>
          {step(way.previous, 'previous')}
          {t('resultWay.position', { position: way.position, total: way.total })}
          {step(way.next, 'next')}
        </span>
      )}
    </nav>
  );
}
