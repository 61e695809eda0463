import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { isInBasket } from '../../parts/basket/basket.ts';
import { actOnBasket, today } from '../../parts/basket/use-basket.ts';
import { askAgain } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { pressedControls, showInlineError } from '../../ui/feedback/inline-error-place.ts';

/** Acts on the permanent basket of the signed-in reader, and between it and the browser's. */
export function usePermanentActs() {
  const { t } = useTranslation();
  const { add, remove, isBusy } = useChanges();
  const told = useTold();

  /** Adds titles; those already there stay. */
  const keep = async (ids: readonly number[]): Promise<void> => {
    const answer = await add(ids);
    if (answer) told.inPermanent(t('permanentBasket.kept', { count: answer.adicionados }));
  };

  const letGo = async (id: number, title: string): Promise<void> => {
    if (!(await remove([id]))) return;
    showToast({ tone: 'success', words: t('permanentBasket.letGo', { title }) });
  };

  /** Moves titles from the browser's basket to the permanent one, in the order they were put in. */
  const moveIn = async (ids: readonly number[]): Promise<boolean> => {
    const answer = await add(ids);
    if (!answer) return false;
    const gone = new Set(answer.nao_encontrados);
    const moved = ids.filter((id) => !gone.has(id));
    actOnBasket({ kind: 'remove', ids: moved });
    told.inPermanent(t('permanentBasket.movedIn', { count: moved.length }));
    return true;
  };

  /** Moves titles from the permanent basket to the browser's, as many as fit there. */
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

/** Calls that change the permanent basket; the queries that show it are made again. */
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

/** Reports that titles are in one of the two baskets, with a link to it. */
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

/** Puts titles in the browser's basket; gives those that fitted, and the way to undo it. */
function putInBasket(ids: readonly number[]) {
  const { before, after } = actOnBasket({ kind: 'add', ids, on: today() });
  const there = new Set(after.itens.map(({ cod_acervo }) => cod_acervo));
  const moved = ids.filter((id) => there.has(id));
  const putBack = () => {
    // The titles stay in the permanent basket alone.
    const came = moved.filter((id) => !isInBasket(before, id));
    actOnBasket({ kind: 'remove', ids: came });
  };
  return { moved, putBack };
}
