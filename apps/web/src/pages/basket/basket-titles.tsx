import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Basket } from '../../app/basket/basket.ts';
import { EmptyState, ErrorState } from '../../ui/page-states.tsx';
import { ResultList } from '../../features/results/result-list.tsx';
import { inBasketOrder, isAvailableNow, type BasketOrder } from './basket-order.ts';
import { BasketSkeleton } from './basket-skeleton.tsx';
import { BasketToolbar } from './basket-toolbar.tsx';
import { GoneTitles } from './gone-titles.tsx';
import { RemoveTitle, removeButtonId } from './remove-title.tsx';
import type { Undo } from './undo.tsx';
import { useBasketTitles } from './use-basket-titles.ts';

interface BasketTitlesProps {
  readonly basket: Basket;
  readonly undo: Undo;
}

/** The titles of a basket that has some, in an order, all or those that can be had now. */
export function BasketTitles({ basket, undo }: BasketTitlesProps) {
  const { t, i18n } = useTranslation();
  const [order, setOrder] = useState<BasketOrder>('inclusao');
  const [onlyAvailable, setOnlyAvailable] = useState(false);
  const { titles, gone, error, isFetching, retry } = useBasketTitles(basket);
  if (error) {
    return (
      <ErrorState
        title={t('basket.failed')}
        retryLabel={t('results.retry')}
        onRetry={retry}
        isRetrying={isFetching}
      >
        {error.mensagem || t('errors.NaoFoiPossivelComunicarServidor')}
      </ErrorState>
    );
  }
  if (!titles || !gone) return <BasketSkeleton />;
  const added = basket.itens.map(({ cod_acervo }) => cod_acervo);
  const wanted = onlyAvailable ? titles.filter(isAvailableNow) : titles;
  const shown = inBasketOrder(wanted, added, order, i18n.language);
  const remove = (id: number, title: string) => {
    const at = shown.findIndex(({ cod_acervo }) => cod_acervo === id);
    const next = shown[at + 1] ?? shown[at - 1];
    undo.remove(t('basket.removedOne', { title }), [id]);
    document.getElementById(next ? removeButtonId(next.cod_acervo) : 'main')?.focus();
  };
  return (
    <>
      <BasketToolbar
        {...{ order, setOrder, onlyAvailable, setOnlyAvailable }}
        ids={shown.map(({ cod_acervo }) => cod_acervo)}
        total={basket.itens.length}
        onClear={() => undo.remove(t('basket.cleared'))}
      />
      <GoneTitles ids={gone} onRemove={(ids) => undo.remove(t('basket.goneRemoved'), ids)} />
      {shown.length > 0 && (
        <ResultList
          items={shown}
          display="D"
          start={1}
          renderActions={({ cod_acervo, titulo }) => (
            <RemoveTitle
              titleId={cod_acervo}
              title={titulo}
              since={basket.itens.find((item) => item.cod_acervo === cod_acervo)?.data_insercao}
              onRemove={() => remove(cod_acervo, titulo)}
            />
          )}
        />
      )}
      {shown.length === 0 && titles.length > 0 && (
        <EmptyState icon="clock" title={t('basket.noneAvailable')}>
          {t('basket.noneAvailableHint')}
        </EmptyState>
      )}
    </>
  );
}
