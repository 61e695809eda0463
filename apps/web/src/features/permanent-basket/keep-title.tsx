import { useTranslation } from '../../languages/use-translation.ts';
import { usePermanentBasket } from '../../parts/basket/permanent-basket.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './permanent-basket.module.css';
import { usePermanentActs } from './use-permanent-acts.ts';

interface KeepTitleProps {
  readonly titleId: number;
  readonly title: string;
}

/**
 * Button that puts a title in the permanent basket, or takes it out. Its label stays, its pressed state says
 * which.
 */
export function KeepTitle({ titleId, title }: KeepTitleProps) {
  const { t } = useTranslation();
  const basket = usePermanentBasket();
  const { keep, letGo, isBusy } = usePermanentActs();
  const isIn = basket?.has(titleId) ?? false;
  return (
    <Button
      variant="quiet"
      size="small"
      icon={isIn ? 'check' : 'archive'}
      className={isIn ? styles.pressed : undefined}
      aria-pressed={isIn}
      aria-label={t('permanentBasket.toggle', { title })}
      title={t(isIn ? 'permanentBasket.take' : 'permanentBasket.put')}
      isPending={isBusy}
      onClick={() => void (isIn ? letGo(titleId, title) : keep([titleId]))}
    >
      {t('permanentBasket.short')}
    </Button>
  );
}
