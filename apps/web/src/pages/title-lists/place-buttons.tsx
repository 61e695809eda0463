import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { Step } from './moved-by.ts';

interface PlaceButtonsProps {
  readonly id: number;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onPlace: (step: Step) => void;
}

const idOf = (id: number, step: Step) => `${step < 0 ? 'up' : 'down'}-${id}`;

/** The keyboard stays with what was moved; at an end it goes to the way back. */
export function focusPlaceButton(id: number, step: Step): void {
  const button = document.getElementById(idOf(id, step));
  const isUsable = button instanceof HTMLButtonElement && !button.disabled;
  (isUsable ? button : document.getElementById(idOf(id, step < 0 ? 1 : -1)))?.focus();
}

export function PlaceButtons({ id, name, isFirst, isLast, onPlace }: PlaceButtonsProps) {
  const { t } = useTranslation();
  if (isFirst && isLast) return null;
  return (
    <>
      <Button
        id={idOf(id, -1)}
        look="quiet"
        size="small"
        icon="chevronUp"
        iconOnly
        disabled={isFirst}
        onClick={() => onPlace(-1)}
      >
        {t('lists.up', { name })}
      </Button>
      <Button
        id={idOf(id, 1)}
        look="quiet"
        size="small"
        icon="chevronDown"
        iconOnly
        disabled={isLast}
        onClick={() => onPlace(1)}
      >
        {t('lists.down', { name })}
      </Button>
    </>
  );
}
