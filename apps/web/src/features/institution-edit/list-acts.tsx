import { useTranslation } from 'react-i18next';
import { moved, without } from '../../app/lists.ts';
import { Button } from '../../ui/button.tsx';
import styles from './institution-edit.module.css';

interface ListActsProps<Item> {
  readonly items: readonly Item[];
  readonly at: number;
  /** What is moved or taken away, in words. */
  readonly name: string;
  readonly onChange: (items: Item[]) => void;
  readonly canRemove?: boolean;
}

/** Buttons that move an item of a list, or take it away. */
export function ListActs<Item>(props: ListActsProps<Item>) {
  const { items, at, name, onChange, canRemove = true } = props;
  const { t } = useTranslation();
  const move = (to: number) => onChange(moved(items, at, to));
  return (
    <div className={styles.acts}>
      <Button
        look="quiet"
        icon="chevronUp"
        iconOnly
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        {t('edit.moveUp', { name })}
      </Button>
      <Button
        look="quiet"
        icon="chevronDown"
        iconOnly
        disabled={at === items.length - 1}
        onClick={() => move(at + 1)}
      >
        {t('edit.moveDown', { name })}
      </Button>
      {canRemove && (
        <Button look="quiet" icon="trash" iconOnly onClick={() => onChange(without(items, at))}>
          {t('edit.remove', { name })}
        </Button>
      )}
    </div>
  );
}
