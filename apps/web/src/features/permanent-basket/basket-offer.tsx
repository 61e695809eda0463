import { useTranslation } from '../../languages/use-translation.ts';
import { useBasket } from '../../parts/basket/use-basket.ts';
import { usePermanentBasket } from '../../parts/basket/permanent-basket.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { decline, titlesToOffer, useDeclined } from './offer-answer.ts';
import { usePermanentActs } from './use-permanent-acts.ts';

/**
 * Offer to move the titles in this browser's basket into the permanent one of the signed-in reader. Never
 * unasked: several people may share the browser.
 */
export function BasketOffer() {
  const { t } = useTranslation();
  const basket = useBasket();
  const permanent = usePermanentBasket();
  const notNow = useDeclined();
  const { moveIn, isBusy } = usePermanentActs();
  if (!basket || !permanent || !notNow) return null;
  const inBrowser = basket.itens.map(({ cod_acervo }) => cod_acervo);
  const fresh = titlesToOffer(inBrowser, permanent, notNow);
  if (fresh.length === 0) return null;
  const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });
  const move = async () => {
    if (await moveIn(inBrowser)) focusMain();
  };
  return (
    <div data-print="no">
      <Message
        title={t('permanentBasket.offer', { count: fresh.length })}
        actions={
          <>
            <Button size="small" icon="basket" isPending={isBusy} onClick={() => void move()}>
              {t('permanentBasket.moveIn')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                decline(fresh);
                focusMain();
              }}
            >
              {t('permanentBasket.notNow')}
            </Button>
          </>
        }
      >
        {t('permanentBasket.offerText')}
      </Message>
    </div>
  );
}
