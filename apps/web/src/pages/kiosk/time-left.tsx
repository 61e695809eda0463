import { useTranslation } from '../../languages/use-translation.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/drawings/icon.tsx';
import styles from './kiosk.module.css';
import { useTimeLeft } from './use-time-left.ts';

/** Seconds after which an abandoned kiosk session ends. */
export const idleSeconds = 60;
/** Seconds of warning at the end; WCAG 2.2, 2.2.1 asks for twenty at least. */
const warnedFrom = 20;

/** Time that the machine still waits; asks whether the reader is still there before it ends. */
export function TimeLeft({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const left = useTimeLeft(idleSeconds, onEnd);
  const isWarned = left <= warnedFrom;
  return (
    <div className={classes(styles.time, isWarned && styles.warned)}>
      {/* There from the start, so that the words are read out when they come. */}
      <strong role="alert">{isWarned && t('kiosk.stillThere')}</strong>
      {isWarned ? (
        <span role="timer" className={styles.count}>
          <Icon name="clock" /> {t('kiosk.timeLeft', { count: left })}
        </span>
      ) : (
        <span className={styles.count}>
          <Icon name="clock" /> {t('kiosk.idleHint', { count: idleSeconds })}
        </span>
      )}
    </div>
  );
}
