import { useTranslation } from '../../languages/use-translation.ts';
import { RefusalReasons } from '../../parts/circulation/refusal-reasons.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import type { ShelfLabel } from './desk-entry.ts';
import styles from './desk.module.css';
import type { LoggedEntry } from './use-scans.ts';

interface DeskLogProps {
  readonly entries: readonly LoggedEntry[];
  readonly onPrint?: (label: ShelfLabel) => void;
}

/** What became of each scan, the last first and large; each is read out as it comes. */
export function DeskLog({ entries, onPrint }: DeskLogProps) {
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
            <More entry={entry} onPrint={onPrint} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MoreProps {
  readonly entry: LoggedEntry;
  readonly onPrint: DeskLogProps['onPrint'];
}

/** What can be done about it. */
function More({ entry: { label, debtor }, onPrint }: MoreProps) {
  const { t } = useTranslation();
  return (
    <>
      {label && onPrint && (
        <Button
          size="small"
          icon="print"
          aria-label={t('desk.labelOf', { title: label.title })}
          onClick={() => onPrint(label)}
        >
          {t('desk.label')}
        </Button>
      )}
      {debtor && (
        <p>
          <Link
            href={`/meupergamum/atendimento/pagamentos?texto=${encodeURIComponent(debtor.name)}`}
          >
            {t('desk.toAccount', { name: debtor.name })}
          </Link>
        </p>
      )}
    </>
  );
}
