import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Receipt } from './receipt.tsx';
import { useBasketActs, type AddReceipt } from './use-basket-acts.ts';

interface AddSelectedProps {
  readonly ids: readonly number[];
  readonly onAdded: () => void;
}

/** Button that puts the selected titles in the basket; a receipt then replaces it. */
export function AddSelected({ ids, onAdded }: AddSelectedProps) {
  const { t } = useTranslation();
  const { addMany } = useBasketActs();
  const [receipt, setReceipt] = useState<AddReceipt | null>(null);
  if (ids.length === 0) return receipt && <Receipt receipt={receipt} />;
  const add = () => {
    setReceipt(addMany(ids));
    onAdded();
  };
  return (
    <Button variant="primary" size="small" icon="basket" onClick={add}>
      {t('basket.put')}
    </Button>
  );
}
