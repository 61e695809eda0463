import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { moveItem, without } from '../../browser/lists.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './institution-edit.module.css';
import { RemoveButton } from './list-buttons.tsx';

interface ListActsProps<Item> {
  readonly items: readonly Item[];
  readonly at: number;
  /** Name of the item that is moved or removed. */
  readonly name: string;
  readonly onChange: (items: Item[]) => void;
  readonly canRemove?: boolean;
}

/** Buttons that move an item of a list, or remove it. */
export function ListActs<Item>(props: ListActsProps<Item>) {
  const { items, at, name, onChange, canRemove = true } = props;
  const { t } = useTranslation();
  const pressed = useRef<HTMLButtonElement>(null);
  const move = (to: number) => (button: HTMLButtonElement) => {
    pressed.current = button;
    onChange(moveItem(items, at, to));
  };
  // An item that is moved to another place of the document loses the keyboard on the way.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  return (
    <div className={styles.acts}>
      <MoveButton icon="chevronUp" isAtEnd={at === 0} onMove={move(at - 1)}>
        {t('edit.moveUp', { name })}
      </MoveButton>
      <MoveButton icon="chevronDown" isAtEnd={at === items.length - 1} onMove={move(at + 1)}>
        {t('edit.moveDown', { name })}
      </MoveButton>
      {canRemove && <RemoveButton name={name} onRemove={() => onChange(without(items, at))} />}
    </div>
  );
}

interface MoveButtonProps {
  readonly icon: 'chevronUp' | 'chevronDown';
  readonly isAtEnd: boolean;
  readonly onMove: (button: HTMLButtonElement) => void;
  readonly children: string;
}

/** Button that moves an item, and stays focusable at the end of the list: keyboard users are still on it. */
function MoveButton({ icon, isAtEnd, onMove, children }: MoveButtonProps) {
  return (
    <Button
      variant="quiet"
      icon={icon}
      iconOnly
      aria-disabled={isAtEnd || undefined}
      onClick={({ currentTarget }) => {
        if (!isAtEnd) onMove(currentTarget);
      }}
    >
      {children}
    </Button>
  );
}
