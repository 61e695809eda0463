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
  const client = useQueryClient();
  const navigate = useNavigate();
  const adding = useAct('addToPermanentBasket');
  const removing = useAct('removeFromPermanentBasket');

  const asked = () => askAgain(client, ['getPermanentBasket'], ['listPermanentBasket']);

  const add = async (ids: readonly number[]) => {
    const answer = await adding.act({ body: { acervos: [...ids] } });
    if (answer) await asked();
    return answer;
  };

  const remove = async (ids: readonly number[]): Promise<boolean> => {
    const answer = await removing.act({ body: { acervos: [...ids] } });
    await asked();
    return answer !== null;
  };

  const seePermanent = {
    words: t('permanentBasket.see'),
    act: () => void navigate('/meupergamum/cesta-permanente'),
  };

  /** From wherever they are shown; those that are there stay. */
  const keep = async (ids: readonly number[]): Promise<void> => {
    const answer = await add(ids);
    if (!answer) return;
    const words = t('permanentBasket.kept', { count: answer.adicionados });
    showToast({ tone: 'success', words, action: seePermanent });
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
    showToast({
      tone: 'success',
      words: t('permanentBasket.movedIn', { count: moved.length }),
      action: seePermanent,
    });
    return true;
  };

  /** Out of the permanent basket into the browser's, as many as fit there. */
  const moveOut = async (ids: readonly number[]): Promise<boolean> => {
    const { before, after } = actOnBasket({ kind: 'add', ids, on: today() });
    const there = new Set(after.itens.map(({ cod_acervo }) => cod_acervo));
    const moved = ids.filter((id) => there.has(id));
    if (moved.length === 0) {
      showInlineError(pressedControls(), { tone: 'warning', words: t('basket.fullShort') });
      return false;
    }
    if (!(await remove(moved))) {
      // They are still where they were, and there alone.
      const came = moved.filter((id) => !isInBasket(before, id));
      actOnBasket({ kind: 'remove', ids: came });
      return false;
    }
    showToast({
      tone: 'success',
      words: t('permanentBasket.movedOut', { count: moved.length }),
      action: { words: t('basket.see'), act: () => void navigate('/cesta') },
    });
    return true;
  };

  return { add, remove, keep, letGo, moveIn, moveOut, isBusy: adding.isBusy || removing.isBusy };
}
