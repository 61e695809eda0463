import { lazy, Suspense } from 'react';
import { useIsLive } from '../../browser/use-is-live.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { formatTime, type OpeningDay } from '../../parts/libraries/open-state.ts';
import styles from './institution.module.css';
import type { OpeningProps } from './open-now.tsx';

const OpenNow = lazy(async () => ({ default: (await import('./open-now.tsx')).OpenNow }));

/**
 * Today's hours of a library, as of the day on which the page was made; in the browser, whether it is open
 * now. So a cached page says nothing that becomes false within hours.
 */
export function Opening(props: OpeningProps) {
  const isLive = useIsLive();
  const today = <Today day={props.days[0]} />;
  return (
    <p className={styles.opening}>
      {isLive ? (
        <Suspense fallback={today}>
          <OpenNow {...props} />
        </Suspense>
      ) : (
        today
      )}
    </p>
  );
}

function Today({ day }: { readonly day: OpeningDay | undefined }) {
  const { t, i18n } = useTranslation();
  if (!day?.aberta) return t('home.closedToday');
  if (day.horas.length === 0) return t('home.openToday');
  const hours = day.horas.map(({ abre, fecha }) =>
    [abre, fecha].map((time) => formatTime(time, i18n.language)).join('–'),
  );
  return t('home.today', { hours: hours.join(', ') });
}
