import { useTranslation } from '../../languages/use-translation.ts';
import { useStored } from '../../browser/stored-value.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { keptResults, wayFrom } from './kept-results.ts';
import styles from './result-way.module.css';

type Step = typeof back | typeof on;
const back = {
  icon: 'chevronLeft',
  rel: 'prev',
  ofTitle: 'resultWay.previous',
  ofPage: 'resultWay.previousPage',
} as const;
const on = {
  icon: 'chevronRight',
  rel: 'next',
  ofTitle: 'resultWay.next',
  ofPage: 'resultWay.nextPage',
} as const;

/**
 * Links back to the results a title was opened from, and to those before and after it; else to the front
 * page.
 */
export function ResultWay({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const way = wayFrom(useStored(keptResults), titleId);
  return (
    <nav className={styles.way} aria-label={t('resultWay.label')} data-print="no">
      <ButtonLink href={way?.back ?? '/'} variant="quiet" size="small" icon="arrowLeft">
        {t(way ? 'resultWay.back' : 'resultWay.home')}
      </ButtonLink>
      {way && (
        <span className={styles.steps}>
          {way.previous !== '' && <StepLink href={way.previous} step={back} />}
          {t('resultWay.position', { position: way.position, total: way.total })}
          {way.next !== '' && <StepLink href={way.next} step={on} />}
        </span>
      )}
    </nav>
  );
}

function StepLink({ href, step }: { readonly href: string; readonly step: Step }) {
  const { t } = useTranslation();
  const { icon, rel, ofTitle, ofPage } = step;
  return (
    <ButtonLink href={href} variant="quiet" size="small" icon={icon} iconOnly rel={rel}>
      {t(href.startsWith('/acervo/') ? ofTitle : ofPage)}
    </ButtonLink>
  );
}
