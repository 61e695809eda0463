import { formatDay } from '@estante/phrases/translator';
import type { ReactNode } from 'react';
import { RemoveTitle, removeButtonId } from '../../features/title-lists/remove-title.tsx';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Basket } from '../../parts/basket/basket.ts';
import type { TitleCard } from '../../parts/covers/title-cover.tsx';
import { ResultList } from '../../parts/title-list/result-list.tsx';
import { SelectTitle } from '../../parts/title-list/selection-bar.tsx';
import type { Selection } from '../../parts/title-list/use-selection.ts';
import type { BasketTitle } from './basket-order.ts';
import type { BasketWords } from './basket-words.ts';

interface ShownTitlesProps {
  readonly basket: Basket;
  readonly shown: readonly BasketTitle[];
  readonly selection: Selection;
  readonly words: BasketWords;
  readonly onRemove: (text: string, ids: readonly number[]) => void;
  readonly renderNote: ((title: TitleCard) => ReactNode) | undefined;
  readonly renderMore: (title: TitleCard) => ReactNode;
}

/** Titles of a basket as they stand on the page, each selectable and removable. */
export function ShownTitles(props: ShownTitlesProps) {
  const { basket, shown, selection, words, onRemove } = props;
  const { i18n } = useTranslation();
  const since = new Map(basket.itens.map((item) => [item.cod_acervo, item.data_insercao]));
  const remove = (id: number, title: string) => {
    const at = shown.findIndex(({ cod_acervo }) => cod_acervo === id);
    const next = shown[at + 1] ?? shown[at - 1];
    selection.set([id], false);
    onRemove(words.removedOne(title), [id]);
    document.getElementById(next ? removeButtonId(next.cod_acervo) : 'main')?.focus();
  };
  return (
    <ResultList
      items={shown}
      display="D"
      start={1}
      renderSelect={({ cod_acervo, titulo }) => (
        <SelectTitle selection={selection} titleId={cod_acervo} title={titulo} />
      )}
      renderNote={props.renderNote}
      renderActions={(title) => (
        <>
          {props.renderMore(title)}
          <RemoveTitle
            titleId={title.cod_acervo}
            name={words.removeOne(title.titulo)}
            since={words.since(formatDay(since.get(title.cod_acervo) ?? '', i18n.language))}
            onRemove={() => remove(title.cod_acervo, title.titulo)}
          />
        </>
      )}
    />
  );
}
