import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './basket.module.css';
import type { AddReceipt } from './use-basket-acts.ts';

/** Takes the focus that the button had, so that the keyboard is not sent back to the page's top. */
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
