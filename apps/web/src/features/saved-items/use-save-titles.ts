import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../languages/use-translation.ts';
import { useLocation, useNavigate } from 'react-router';
import { askAgain, queryKey } from '../../api/query.ts';
import { savedItemsQuery } from '../../parts/saved-items/saved-items.ts';
import { loginHref } from '../../session/login-address.ts';
import { useSignInFirst } from '../../session/sign-in-first.ts';
import { useAct } from '../../api/use-act.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';

/** Saves titles for a signed-in reader; others sign in first. */
export function useSaveTitles() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const saving = useAct('saveTitles');
  const removing = useAct('unsaveTitles');
  const asked = () => askAgain(client, queryKey(savedItemsQuery));

  /** Saves titles; true if they are saved now. */
  const save = async (ids: readonly number[]): Promise<boolean> => {
    if (!signInFirst) {
      await navigate(loginHref(pathname + search));
      return false;
    }
    if (!(await signInFirst())) return false;
    const answer = await saving.act({ body: { acervos: [...ids] } });
    if (!answer) return false;
    await asked();
    showToast({
      tone: 'success',
      words: t('savedItems.saved', { count: ids.length - answer.nao_encontrados.length }),
      action: {
        words: t('savedItems.see'),
        act: () => void navigate('/meupergamum/itens-salvos'),
      },
    });
    return true;
  };

  /** Removes saved titles; true if they are saved no longer. */
  const unsave = async (ids: readonly number[]): Promise<boolean> => {
    const answer = await removing.act({ body: { acervos: [...ids] } });
    await asked();
    if (answer) announce(t('savedItems.unsaved', { count: answer.retirados }));
    return answer !== null;
  };

  return { save, unsave, isBusy: saving.isBusy || removing.isBusy };
}
