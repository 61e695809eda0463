import { useTranslation } from '../../languages/use-translation.ts';
import { usePermanentActs } from '../../features/permanent-basket/use-permanent-acts.ts';
import { Button } from '../../ui/controls/button.tsx';

interface PutInBasketProps {
  readonly ids: readonly number[];
  readonly onMoved: () => void;
}

/**
 * Button that moves titles of the permanent basket into this browser's, to be exported or shared from there.
 */
export function PutInBasket({ ids, onMoved }: PutInBasketProps) {
  const { t } = useTranslation();
  const { moveOut, isBusy } = usePermanentActs();
  if (ids.length === 0) return null;
  const move = async () => {
    if (await moveOut(ids)) onMoved();
  };
  return (
    <Button size="small" icon="basket" isPending={isBusy} onClick={() => void move()}>
      {t('permanentBasket.moveOut')}
    </Button>
  );
}
