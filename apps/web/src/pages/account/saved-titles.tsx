import { formatDay } from '@estante/phrases/translator';
import { useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { ResultList } from '../../parts/title-list/result-list.tsx';
import { useSaveTitles } from '../../features/saved-items/use-save-titles.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { BasketSkeleton } from '../../features/title-lists/basket-skeleton.tsx';
import { GoneTitles } from '../../features/title-lists/gone-titles.tsx';
import { RemoveTitle } from '../../features/title-lists/remove-title.tsx';
import { useBasketTitles } from '../../features/title-lists/use-basket-titles.ts';
import styles from './saved-items.module.css';

type Items = Output<'listSavedItems'>['titulos'];

/** Saved titles as result lines, the last saved first. */
export function SavedTitles({ items }: { readonly items: Items }) {
  const { t, i18n } = useTranslation();
  const { unsave } = useSaveTitles();
  const heading = useRef<HTMLHeadingElement>(null);
  const { titles, gone, failure, isFetching, retry } = useBasketTitles({ itens: items });
  const since = new Map(items.map(({ cod_acervo, data_insercao }) => [cod_acervo, data_insercao]));
  const remove = async (ids: readonly number[]) => {
    if (await unsave(ids)) heading.current?.focus();
  };
  return (
    <section>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('savedItems.titles', { count: items.length })}
        </h2>
        {failure ? (
          <FailureState failure={failure} onRetry={retry} isRetrying={isFetching} />
        ) : items.length === 0 ? (
          <p className={styles.facts}>{t('savedItems.noTitles')}</p>
        ) : titles && gone ? (
          <>
            <GoneTitles
              ids={gone}
              removeLabel={t('basket.remove')}
              onRemove={(ids) => void remove(ids)}
            />
            <ResultList
              items={titles}
              display="L"
              start={1}
              renderActions={({ cod_acervo, titulo }) => (
                <RemoveTitle
                  titleId={cod_acervo}
                  name={t('savedItems.removeOne', { name: titulo })}
                  since={t('savedItems.since', {
                    date: formatDay(since.get(cod_acervo) ?? '', i18n.language),
                  })}
                  onRemove={() => void remove([cod_acervo])}
                />
              )}
            />
          </>
        ) : (
          <BasketSkeleton />
        )}
      </Stack>
    </section>
  );
}
