import { useTranslation } from '../../languages/use-translation.ts';
import { RefusalReasons } from '../../parts/circulation/refusal-reasons.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './desk.module.css';
import type { LoggedEntry } from './use-scans.ts';

/** What became of each scan, the last first and large; each is read out as it comes. */
export function DeskLog({ entries }: { readonly entries: readonly LoggedEntry[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('desk.log')} data-print="no">
      <ol reversed className={styles.log} aria-live="assertive" aria-relevant="additions">
        {entries.map((entry) => (
          <li key={entry.number} className={classes(styles.entry, styles[entry.tone])}>
            <p className={styles.title}>{entry.title}</p>
            {entry.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {entry.reasons.length > 0 && <RefusalReasons reasons={entry.reasons} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
