import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBasket } from '../../app/basket/use-basket.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './basket.module.css';

/** The way to the basket. The server does not know what is in it: the number comes after. */
export function BasketLink() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const count = useBasket()?.itens.length ?? 0;
  return (
    <Link
      href="/cesta"
      look="bare"
      className={styles.link}
      aria-current={pathname === '/cesta' ? 'page' : undefined}
    >
      <Icon name="basket" />
      <span className={styles.word}>{t('basket.title')}</span>
      {count > 0 && (
        <>
          <span className={styles.badge} aria-hidden="true">
            {count}
          </span>
          <VisuallyHidden> {t('results.count', { count })}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
