import { flushSync } from 'react-dom';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';

interface AddButtonProps {
  readonly isFull?: boolean;
  readonly onAdd: () => void;
  /** Label of the button, which names the item to be added. */
  readonly children: string;
}

/** Button that adds an item at the end of a list of fields, and focuses it. */
export function AddButton({ isFull = false, onAdd, children }: AddButtonProps) {
  return (
    <Button
      icon="add"
      disabled={isFull}
      data-adds
      onClick={({ currentTarget }) => {
        const before = new Set(controlsAround(currentTarget));
        flushSync(onAdd);
        controlsAround(currentTarget)
          .find((control) => !before.has(control))
          ?.focus();
      }}
    >
      {children}
    </Button>
  );
}

const controlsAround = (button: Element) => [
  ...(button.closest('form')?.querySelectorAll<HTMLElement>('input, select, textarea') ?? []),
];

interface RemoveButtonProps {
  /** Name of the item that is removed. */
  readonly name: string;
  readonly onRemove: () => void;
}

/**
 * Button that removes an item of such a list. The keyboard moves to the button of the item that takes its
 * place, else of the one before, else to the one that adds.
 */
export function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant="quiet"
      icon="trash"
      iconOnly
      data-removes
      onClick={({ currentTarget }) => removeBeside(currentTarget, onRemove)}
    >
      {t('edit.remove', { name })}
    </Button>
  );
}

/** Removes an item, and focuses the button of the next, else the one that adds. */
function removeBeside(button: HTMLButtonElement, onRemove: () => void): void {
  const list = listAround(button);
  const place = removersIn(list).indexOf(button);
  flushSync(onRemove);
  const left = removersIn(list);
  const next = left[place] ?? left.at(-1) ?? list?.querySelector<HTMLElement>('[data-adds]');
  next?.focus();
}

/** Finds the nearest part of the page that also has the add button. */
function listAround(button: Element): Element | null {
  const around = button.parentElement;
  return !around || around.querySelector('[data-adds]') ? around : listAround(around);
}

const removersIn = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-removes]') ?? []),
];
