import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import styles from './institution-edit.module.css';

interface ItemHeadProps {
  readonly name: string;
  readonly onRemove: () => void;
}

/** What an item of a list is called, and the button that takes it away. */
export function ItemHead({ name, onRemove }: ItemHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.line}>
      <strong>{name}</strong>
      <Button look="quiet" icon="trash" iconOnly onClick={onRemove}>
        {t('edit.remove', { name })}
      </Button>
    </div>
  );
}
