import { useTranslation } from '../../languages/use-translation.ts';
import { useLocation } from 'react-router';
import { useBasket } from '../../parts/basket/use-basket.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';

/** Link to the basket. The server does not know what is in it: the number comes later. */
export function BasketLink() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const count = useBasket()?.itens.length ?? 0;
  return (
    <ButtonLink
      href="/cesta"
      variant="quiet"
      icon="basket"
      iconOnly="narrow"
      badge={count}
      title={t('basket.title')}
      aria-current={pathname === '/cesta' ? 'page' : undefined}
    >
      {t('basket.title')}
      {count > 0 && <VisuallyHidden> {t('results.count', { count })}</VisuallyHidden>}
    </ButtonLink>
  );
}
