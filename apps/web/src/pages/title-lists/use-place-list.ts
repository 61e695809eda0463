import { useAct } from '../../api/use-act.ts';
import { useListsChanged, type NamedListLine } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { movedBy, type Step } from './moved-by.ts';
import { usePlaceFocus } from './use-place-focus.ts';

/** Moves a list up or down by one, and announces its new place. */
export function usePlaceList(lists: readonly NamedListLine[]) {
  const { t } = useTranslation();
  const { act } = useAct('orderNamedLists');
  const changed = useListsChanged();
  const ids = lists.map(({ codigo }) => codigo);
  const focusIn = usePlaceFocus(ids);
  return async (id: number, step: Step): Promise<void> => {
    const answer = await act({ body: { listas: movedBy(ids, id, step) } });
    if (answer) focusIn(id, step, answer.listas);
    await changed();
    if (!answer) return;
    const name = lists.find(({ codigo }) => codigo === id)?.nome ?? '';
    const place = answer.listas.indexOf(id) + 1;
    announce(t('lists.placed', { name, place, total: answer.listas.length }));
  };
}
