import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './basket-page.module.css';

interface RemoveTitleProps {
  readonly titleId: number;
  readonly title: string;
  /** The day it was put in, YYYY-MM-DD. */
  readonly since: string | undefined;
  readonly onRemove: () => void;
}

/** Finds the button that the keyboard goes on to when a neighbour is gone. */
export const removeButtonId = (titleId: number) => `remove-${titleId}`;

export function RemoveTitle({ titleId, title, since, onRemove }: RemoveTitleProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Button
        id={removeButtonId(titleId)}
        look="quiet"
        size="small"
        icon="close"
        aria-label={t('basket.removeOne', { title })}
        onClick={onRemove}
      >
        {t('basket.remove')}
      </Button>
      {since && (
        <span className={styles.since}>
          {t('basket.since', { date: dayIn(i18n.language, since) })}
        </span>
      )}
    </>
  );
}

/** A day has no time zone: it is written as it was kept. */
function dayIn(language: string, day: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
