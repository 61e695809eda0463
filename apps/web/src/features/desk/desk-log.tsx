import { useTranslation } from '../../languages/use-translation.ts';
import { RefusalReasons, type Audience } from '../../parts/circulation/refusal-reasons.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/navigation/link.tsx';
import type { ShelfLabel } from './desk-entry.ts';
import type { DeskException } from './desk-exception.ts';
import styles from './desk.module.css';
import type { LoggedEntry } from './use-scans.ts';

interface DeskLogProps {
  readonly entries: readonly LoggedEntry[];
  readonly audience: Audience;
  readonly onPrint?: (label: ShelfLabel) => void;
  readonly onExcept?: (exception: DeskException) => void;
}

/** Outcomes of the scans, the last first and large; each is read out as it comes. */
export function DeskLog({ entries, audience, onPrint, onExcept }: DeskLogProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('desk.log')} data-print="no">
      <ol reversed className={styles.log} aria-live="assertive" aria-relevant="additions">
        {entries.map((entry, at) => (
          <li key={entry.number} className={classes(styles.entry, styles[entry.tone])}>
            <p className={styles.title}>{entry.title}</p>
            {entry.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {entry.reasons.length > 0 && (
              <RefusalReasons reasons={entry.reasons} audience={audience} />
            )}
            <EntryActs entry={entry} isLast={at === 0} onPrint={onPrint} onExcept={onExcept} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface EntryActsProps {
  readonly entry: LoggedEntry;
  readonly isLast: boolean;
  readonly onPrint: DeskLogProps['onPrint'];
  readonly onExcept: DeskLogProps['onExcept'];
}

/** Acts on an entry: print its label, make an exception, or see to the debt. */
function EntryActs({ entry, isLast, onPrint, onExcept }: EntryActsProps) {
  const { t } = useTranslation();
  const { label, debtor, exception } = entry;
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
      {exception && onExcept && (
        <Button
          size="small"
          aria-label={t('desk.exception.goOf', { title: exception.title })}
          {...(isLast && { 'aria-keyshortcuts': 'F9' })}
          onClick={() => onExcept(exception)}
        >
          {t(isLast ? 'desk.exception.goLast' : 'desk.exception.go')}
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
