import { useTranslation } from 'react-i18next';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './kiosk.module.css';
import { useTimeLeft } from './use-time-left.ts';

/** Of somebody who has gone away. */
export const idleSeconds = 60;
const warnedFrom = 15;

/** How long the machine still waits; asks who is there before it ends. */
export function TimeLeft({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const left = useTimeLeft(idleSeconds, onEnd);
  const isWarned = left <= warnedFrom;
  return (
    <div className={classes(styles.time, isWarned && styles.warned)}>
      <span role="timer" className={styles.count}>
        <Icon name="clock" /> {t('kiosk.timeLeft', { count: left })}
      </span>
      {/* There from the start, so that the words are read out when they come. */}
      <strong role="alert">{isWarned && t('kiosk.stillThere')}</strong>
    </div>
  );
}
