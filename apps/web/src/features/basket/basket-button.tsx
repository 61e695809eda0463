import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useIsInBasket } from '../../parts/basket/use-basket.ts';
import { useIsLive } from '../../browser/use-is-live.ts';
import { Button, ButtonRoom } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './basket.module.css';
import { useBasketActs } from './use-basket-acts.ts';

interface BasketButtonProps {
  readonly titleId: number;
  readonly title: string;
  readonly size?: 'normal' | 'small';
}

/** Button that puts a title in the basket, or takes it out. Its label stays, its pressed state says which. */
export function BasketButton({ titleId, title, size = 'small' }: BasketButtonProps) {
  const { t } = useTranslation();
  const isIn = useIsInBasket(titleId);
  const { addOne, remove } = useBasketActs();
  const [isFull, setIsFull] = useState(false);
  const isLive = useIsLive();
  const toggle = () => {
    if (isIn) remove([titleId], t('basket.removedOne', { title }));
    else setIsFull(addOne(titleId, title).isFull);
  };
  if (!isLive) {
    return (
      <span className={styles.toggle}>
        <ButtonRoom size={size}>{t('basket.title')}</ButtonRoom>
      </span>
    );
  }
  return (
    <span className={styles.toggle}>
      <Button
        variant="quiet"
        size={size}
        icon={isIn ? 'check' : 'basket'}
        className={isIn ? styles.pressed : undefined}
        aria-pressed={isIn}
        aria-label={t('basket.toggle', { title })}
        title={t(isIn ? 'basket.take' : 'basket.put')}
        onClick={toggle}
      >
        {t('basket.title')}
      </Button>
      {isFull && !isIn && <BasketFull />}
    </span>
  );
}

/**
 * Message that the basket is full and nothing was added, with a link to make room; it was announced already.
 */
function BasketFull() {
  const { t } = useTranslation();
  return (
    <span className={styles.full}>
      {t('basket.fullShort')} <Link href="/cesta">{t('basket.see')}</Link>
    </span>
  );
}
