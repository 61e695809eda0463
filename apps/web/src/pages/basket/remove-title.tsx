import { useTranslation } from 'react-i18next';
import { formatDay } from '@estante/phrases/translator';
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
          {t('basket.since', { date: formatDay(since, i18n.language) })}
        </span>
      )}
    </>
  );
}
