import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import styles from './basket.module.css';
import { Receipt } from './receipt.tsx';
import { useBasketActs, type AddReceipt } from './use-basket-acts.ts';

interface AddAllProps {
  readonly ids: readonly number[];
  /** Words on the button; `name` is read to screen reader users, who do not see the list beside it. */
  readonly label: string;
  readonly name: string;
}

/** Button that puts all titles of a list in the basket; a receipt then replaces it. */
export function AddAll({ ids, label, name }: AddAllProps) {
  const { addMany } = useBasketActs();
  const [receipt, setReceipt] = useState<AddReceipt | null>(null);
  if (receipt) return <Receipt receipt={receipt} />;
  return (
    <span className={styles.toggle}>
      <Button size="small" icon="basket" aria-label={name} onClick={() => setReceipt(addMany(ids))}>
        {label}
      </Button>
    </span>
  );
}
