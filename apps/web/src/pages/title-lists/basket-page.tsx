import { useTranslation } from '../../languages/use-translation.ts';
import { useBasket } from '../../parts/basket/use-basket.ts';
import { readSearch } from '../../parts/search/search-address.ts';
import { BasketOffer } from '../../features/permanent-basket/basket-offer.tsx';
import { KeepSelected } from '../../features/permanent-basket/keep-selected.tsx';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import styles from './basket-page.module.css';
import { BasketSkeleton } from '../../features/title-lists/basket-skeleton.tsx';
import { BasketTitles } from './basket-titles.tsx';
import { ListOfBasket } from './list-of-basket.tsx';
import { UndoReceipt, useUndo } from './undo.tsx';

const anywhere = readSearch('geral', new URLSearchParams());

/** Titles the reader has kept. Only the browser knows them: the server sends the frame. */
export function Page() {
  const { t } = useTranslation();
  const basket = useBasket();
  const undo = useUndo();
  return (
    <div className={styles.page}>
      <title>{`${t('basket.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <SearchBox state={anywhere} />
      <PageHeader title={t('basket.title')}>{t('basket.intro')}</PageHeader>
      <noscript>{t('basket.noScript')}</noscript>
      <BasketOffer />
      <UndoReceipt undo={undo} />
      {basket === null ? (
        <BasketSkeleton />
      ) : basket.itens.length === 0 ? (
        <EmptyState
          icon="basket"
          title={t('basket.empty')}
          actions={
            <ButtonLink href="/" variant="primary" icon="search">
              {t('search.title')}
            </ButtonLink>
          }
        >
          {t('basket.emptyHint')}
        </EmptyState>
      ) : (
        <BasketTitles
          name="cesta"
          basket={basket}
          onRemove={undo.remove}
          onClear={() => undo.remove(t('basket.cleared'))}
          renderActs={(ids, onDone) => (
            <>
              <KeepSelected ids={ids} onMoved={onDone} />
              <ListOfBasket basket={basket} selected={ids} />
            </>
          )}
        />
      )}
    </div>
  );
}
