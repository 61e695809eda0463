import { useTranslation } from '../../languages/use-translation.ts';
import styles from './kiosk.module.css';
import { useFreshSettings } from './use-fresh-settings.ts';

/** Screen of a kiosk while self-service is off: it waits until that is on again. */
export function ClosedScreen() {
  const { t } = useTranslation();
  useFreshSettings();
  return (
    <div className={styles.welcome}>
      <h2>{t('kiosk.closed')}</h2>
      <output>{t('kiosk.closedHint')}</output>
    </div>
  );
}
