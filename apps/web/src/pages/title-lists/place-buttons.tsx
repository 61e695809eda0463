import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './lists.module.css';
import type { Step } from './moved-by.ts';

interface PlaceButtonsProps {
  readonly id: number;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onPlace: (step: Step) => void;
}

const idOf = (id: number, step: Step) => `${step < 0 ? 'up' : 'down'}-${id}`;

/** Focuses the button that moved an entry, at an end too: its buttons stay focusable. */
export function focusPlaceButton(id: number, step: Step): void {
  document.getElementById(idOf(id, step))?.focus();
}

export function PlaceButtons({ id, name, isFirst, isLast, onPlace }: PlaceButtonsProps) {
  const { t } = useTranslation();
  if (isFirst && isLast) return null;
  return (
    <span className={styles.place}>
      <Button
        id={idOf(id, -1)}
        variant="quiet"
        size="small"
        icon="chevronUp"
        iconOnly
        aria-disabled={isFirst || undefined}
        onClick={() => isFirst || onPlace(-1)}
      >
        {t('lists.up', { name })}
      </Button>
      <Button
        id={idOf(id, 1)}
        variant="quiet"
        size="small"
        icon="chevronDown"
        iconOnly
        aria-disabled={isLast || undefined}
        onClick={() => isLast || onPlace(1)}
      >
        {t('lists.down', { name })}
      </Button>
    </span>
  );
}
