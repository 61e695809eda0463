import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Basket } from '../../parts/basket/basket.ts';
import { FailureState } from '../../api/failure-state.tsx';
import type { TitleCard } from '../../parts/covers/title-cover.tsx';
import { SelectionBar } from '../../parts/title-list/selection-bar.tsx';
import { useSelection } from '../../parts/title-list/use-selection.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { inBasketOrder, isAvailableNow, type BasketOrder } from './basket-order.ts';
import { BasketSkeleton } from '../../features/title-lists/basket-skeleton.tsx';
import { useBasketWords, type BasketWords } from './basket-words.ts';
import { BasketToolbar } from './basket-toolbar.tsx';
import { GoneTitles } from '../../features/title-lists/gone-titles.tsx';
import { useBasketTitles } from '../../features/title-lists/use-basket-titles.ts';
import { ShownTitles } from './shown-titles.tsx';

interface BasketTitlesProps {
  /** Name of the basket: a selection belongs to one basket. */
  readonly name: string;
  readonly basket: Basket;
  /** Removes titles, and reports that in these words. */
  readonly onRemove: (text: string, ids: readonly number[]) => void;
  /** Empties the basket, after asking; null if not all of it is shown. */
  readonly onClear: (() => void) | null;
  /** Words for a list, which is not a basket. */
  readonly words?: BasketWords;
  /** Content for titles that have left the catalogue, if more than their numbers is known. */
  readonly gone?: ReactNode;
  /** Renders the note beside a title. */
  readonly renderNote?: (title: TitleCard) => ReactNode;
  /**
   * Renders further acts on a title; `shown` are the numbers on show, or null unless in the list's own order.
   */
  readonly renderMore?: (title: TitleCard, shown: readonly number[] | null) => ReactNode;
  /** Renders further acts on selected titles, in the order they were put in. */
  readonly renderActs: (ids: readonly number[], onDone: () => void) => ReactNode;
}

/** Titles of a basket that has some, in an order, all or those available now. */
export function BasketTitles(props: BasketTitlesProps) {
  const { name, basket, onRemove, onClear, renderActs } = props;
  const { t, i18n } = useTranslation();
  const basketWords = useBasketWords();
  const words = props.words ?? basketWords;
  const [order, setOrder] = useState<BasketOrder>('inclusao');
  const [onlyAvailable, setOnlyAvailable] = useState(false);
  const everSelected = useSelection(onlyAvailable ? `${name} now` : name);
  const { titles, gone, failure, isFetching, retry } = useBasketTitles(basket);
  if (failure) {
    return (
      <FailureState
        failure={failure}
        title={t('basket.failed')}
        onRetry={retry}
        isRetrying={isFetching}
      />
    );
  }
  if (!titles || !gone) return <BasketSkeleton />;
  const added = basket.itens.map(({ cod_acervo }) => cod_acervo);
  const wanted = onlyAvailable ? titles.filter(isAvailableNow) : titles;
  const shown = inBasketOrder(wanted, added, order, i18n.language);
  const isOwnOrder = order === 'inclusao' && !onlyAvailable;
  const shownIds = shown.map(({ cod_acervo }) => cod_acervo);
  const selected = added.filter((id) => everSelected.ids.has(id));
  // Another tab may have removed a selected title.
  const selection = { ...everSelected, ids: new Set(selected) };
  const leave = () => {
    selection.clear();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <BasketToolbar
        {...{ order, setOrder, onlyAvailable, setOnlyAvailable, onClear }}
        ids={shownIds}
        listOrder={words.listOrder}
        exported={selected.length > 0 ? shownIds.filter((id) => selection.ids.has(id)) : shownIds}
        total={basket.itens.length}
      />
      {props.gone ?? (
        <GoneTitles ids={gone} onRemove={(ids) => onRemove(t('basket.goneRemoved'), ids)} />
      )}
      {shown.length > 0 && (
        <SelectionBar selection={selection} pageIds={shownIds} allLabel={t('basket.selectAll')}>
          {renderActs(selected, leave)}
          {selected.length > 0 && (
            <RemoveButton
              onRemove={() => {
                onRemove(words.removedSome(selected.length), selected);
                leave();
              }}
            />
          )}
        </SelectionBar>
      )}
      {shown.length > 0 && (
        <ShownTitles
          {...{ basket, shown, selection, words, onRemove }}
          renderNote={props.renderNote}
          renderMore={(title) => props.renderMore?.(title, isOwnOrder ? shownIds : null)}
        />
      )}
      {shown.length === 0 && titles.length > 0 && <NoneAvailable />}
    </>
  );
}

function RemoveButton({ onRemove }: { readonly onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="small" icon="close" onClick={onRemove}>
      {t('basket.remove')}
    </Button>
  );
}

function NoneAvailable() {
  const { t } = useTranslation();
  return (
    <EmptyState icon="clock" title={t('basket.noneAvailable')}>
      {t('basket.noneAvailableHint')}
    </EmptyState>
  );
}
