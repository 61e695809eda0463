import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './basket.module.css';
import type { AddReceipt } from './use-basket-acts.ts';

/** Receipt that takes the focus of the button it replaces, so that the keyboard stays here. */
export function Receipt({ receipt }: { readonly receipt: AddReceipt }) {
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
