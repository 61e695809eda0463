import styles from './institution-edit.module.css';
import { RemoveButton } from './list-buttons.tsx';

interface ItemHeadProps {
  readonly name: string;
  readonly onRemove: () => void;
}

/** Name of an item of a list, and the button that takes the item away. */
export function ItemHead({ name, onRemove }: ItemHeadProps) {
  return (
    <div className={styles.line}>
      <strong>{name}</strong>
      <RemoveButton name={name} onRemove={onRemove} />
    </div>
  );
}
