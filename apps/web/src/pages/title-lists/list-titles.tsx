import { useMemo, useState } from 'react';
import { AddAll } from '../../features/basket/add-all.tsx';
import type { NamedList } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { BasketTitles } from './basket-titles.tsx';
import { useListWords } from './basket-words.ts';
import { GoneInList } from './gone-in-list.tsx';
import styles from './lists.module.css';
import { NoteDialog } from './note-dialog.tsx';
import { PlaceButtons } from './place-buttons.tsx';
import { TransferTitles } from './transfer-titles.tsx';
import { UndoReceipt } from './undo.tsx';
import { useListActs } from './use-list-acts.ts';

/** Titles of a list, in its order or another, with notes and acts. */
export function ListTitles({ list }: { readonly list: NamedList }) {
  const { t } = useTranslation();
  const words = useListWords();
  const acts = useListActs(list);
  const [noted, setNoted] = useState<{ id: number; title: string } | null>(null);
  const { codigo, itens } = list;
  // A basket shows the last of its titles first; a list the first.
  const basket = useMemo(() => ({ itens: [...itens].reverse() }), [itens]);
  const notes = new Map(itens.map(({ cod_acervo, nota }) => [cod_acervo, nota]));
  return (
    <>
      <UndoReceipt undo={{ last: acts.last, restore: () => void acts.restore() }} />
      <BasketTitles
        name={`lista ${codigo}`}
        basket={basket}
        words={words}
        gone={<GoneInList list={list} acts={acts} />}
        onRemove={(text, ids) => void acts.remove(text, ids)}
        onClear={null}
        renderActs={(ids, onDone) =>
          ids.length > 0 && (
            <>
              <TransferTitles list={list} ids={ids} onDone={onDone} />
              <AddAll
                key={ids.join()}
                ids={ids}
                label={t('lists.toBasket')}
                name={t('lists.toBasket')}
              />
            </>
          )
        }
        renderNote={({ cod_acervo: id }) =>
          notes.get(id) && <p className={styles.note}>{notes.get(id)}</p>
        }
        renderMore={({ cod_acervo: id, titulo: title }, shown) => (
          <>
            <Button
              variant="quiet"
              size="small"
              icon="edit"
              aria-label={t('lists.noteOne', { title })}
              onClick={() => setNoted({ id, title })}
            >
              {t('lists.note')}
            </Button>
            {shown && (
              <PlaceButtons
                id={id}
                name={title}
                isFirst={shown[0] === id}
                isLast={shown.at(-1) === id}
                onPlace={(step) => void acts.place(id, title, step)}
              />
            )}
          </>
        )}
      />
      {noted && (
        <NoteDialog
          list={codigo}
          title={noted}
          note={notes.get(noted.id) ?? ''}
          onClose={() => setNoted(null)}
        />
      )}
    </>
  );
}
