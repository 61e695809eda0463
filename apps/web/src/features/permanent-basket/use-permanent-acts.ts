import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { isInBasket } from '../../parts/basket/basket.ts';
import { actOnBasket, today } from '../../parts/basket/use-basket.ts';
import { askAgain } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { pressedControls, showInlineError } from '../../ui/feedback/inline-error-place.ts';

/** Acts on the permanent basket of who is signed in, and between it and the browser's. */
export function usePermanentActs() {
  const { t } = useTranslation();
  const { add, remove, isBusy } = useChanges();
  const told = useTold();

  /** From wherever they are shown; those that are there stay. */
  const keep = async (ids: readonly number[]): Promise<void> => {
    const answer = await add(ids);
    if (answer) told.inPermanent(t('permanentBasket.kept', { count: answer.adicionados }));
  };

  const letGo = async (id: number, title: string): Promise<void> => {
    if (!(await remove([id]))) return;
    showToast({ tone: 'success', words: t('permanentBasket.letGo', { title }) });
  };

  /** Out of the browser's basket into the permanent one, in the order they were put in. */
  const moveIn = async (ids: readonly number[]): Promise<boolean> => {
    const answer = await add(ids);
    if (!answer) return false;
    const gone = new Set(answer.nao_encontrados);
    const moved = ids.filter((id) => !gone.has(id));
    actOnBasket({ kind: 'remove', ids: moved });
    told.inPermanent(t('permanentBasket.movedIn', { count: moved.length }));
    return true;
  };

  /** Out of the permanent basket into the browser's, as many as fit there. */
  const moveOut = async (ids: readonly number[]): Promise<boolean> => {
    const { moved, putBack } = putInBasket(ids);
    if (moved.length === 0) {
      showInlineError(pressedControls(), { tone: 'warning', words: t('basket.fullShort') });
      return false;
    }
    if (!(await remove(moved))) {
      putBack();
      return false;
    }
    told.inBasket(t('permanentBasket.movedOut', { count: moved.length }));
    return true;
  };

  return { add, remove, keep, letGo, moveIn, moveOut, isBusy };
}

/** The calls that change the permanent basket; what shows it is asked for again. */
function useChanges() {
  const client = useQueryClient();
  const adding = useAct('addToPermanentBasket');
  const removing = useAct('removeFromPermanentBasket');
  const asked = () => askAgain(client, ['getPermanentBasket'], ['listPermanentBasket']);
  return {
    isBusy: adding.isBusy || removing.isBusy,
    add: async (ids: readonly number[]) => {
      const answer = await adding.act({ body: { acervos: [...ids] } });
      if (answer) await asked();
      return answer;
    },
    remove: async (ids: readonly number[]): Promise<boolean> => {
      const answer = await removing.act({ body: { acervos: [...ids] } });
      await asked();
      return answer !== null;
    },
  };
}

/** Tells that titles are in one of the two baskets, with the way there. */
function useTold() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tell = (words: string, see: string, href: string) =>
    showToast({
      tone: 'success',
      words,
      action: { words: see, act: () => void navigate(href) },
    });
  return {
    inPermanent: (words: string) =>
      tell(words, t('permanentBasket.see'), '/meupergamum/cesta-permanente'),
    inBasket: (words: string) => tell(words, t('basket.see'), '/cesta'),
  };
}

/** Puts titles in the browser's basket: those that found room, and the way to undo it. */
function putInBasket(ids: readonly number[]) {
  const { before, after } = actOnBasket({ kind: 'add', ids, on: today() });
  const there = new Set(after.itens.map(({ cod_acervo }) => cod_acervo));
  const moved = ids.filter((id) => there.has(id));
  const putBack = () => {
    // They are still where they were, and there alone.
    const came = moved.filter((id) => !isInBasket(before, id));
    actOnBasket({ kind: 'remove', ids: came });
  };
  return { moved, putBack };
}
