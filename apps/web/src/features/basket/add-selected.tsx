import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './basket.module.css';
import { useBasketActs, type AddReceipt } from './use-basket-acts.ts';

interface AddSelectedProps {
  readonly ids: readonly number[];
  readonly onAdded: () => void;
}

/** Puts the selected titles in the basket; then its receipt stands in its place. */
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
    <Button look="primary" size="small" icon="basket" onClick={add}>
      {t('basket.put')}
    </Button>
  );
}

/** Takes the focus that the button had, so that the keyboard is not sent back to the page's top. */
function Receipt({ receipt }: { readonly receipt: AddReceipt }) {
  const { t } = useTranslation();
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.querySelector('a')?.focus(), []);
  return (
    <p ref={box} className={styles.receipt}>
      <Icon name={receipt.isFull ? 'warning' : 'success'} /> {receipt.text}{' '}
      <Link href="/cesta">{t('basket.see')}</Link>
    </p>
  );
}
