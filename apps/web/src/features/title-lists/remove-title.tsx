import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './title-lists.module.css';

interface RemoveTitleProps {
  readonly titleId: number;
  /** Name of the button: what is removed, and from where. */
  readonly name: string;
  /** Time since which it has been there, in words. */
  readonly since: string;
  readonly onRemove: () => void;
}

/** Id of the button that the keyboard moves to when a neighbour is removed. */
export const removeButtonId = (titleId: number) => `remove-${titleId}`;

export function RemoveTitle({ titleId, name, since, onRemove }: RemoveTitleProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        id={removeButtonId(titleId)}
        variant="quiet"
        size="small"
        icon="close"
        aria-label={name}
        onClick={onRemove}
      >
        {t('basket.remove')}
      </Button>
      <span className={styles.since}>{since}</span>
    </>
  );
}
