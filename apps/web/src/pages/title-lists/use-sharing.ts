import { useAct } from '../../api/use-act.ts';
import { useListsChanged } from '../../features/named-lists/list-queries.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

export interface Choice {
  readonly mostra_nome: boolean;
  readonly mostra_notas: boolean;
  readonly novo?: boolean;
}

/** Shares a list, and ends the sharing, each time with the given message. */
export function useSharing(list: number) {
  const changed = useListsChanged();
  const sharing = useAct('shareNamedList');
  const withdrawing = useAct('withdrawNamedList');
  const params = { id: String(list) };
  const tell = async (isDone: boolean, words: string) => {
    await changed();
    if (isDone) showToast({ tone: 'success', words });
  };
  return {
    isBusy: sharing.isBusy || withdrawing.isBusy,
    share: async (body: Choice, words: string) =>
      tell((await sharing.act({ params, body })) !== null, words),
    withdraw: async (words: string) => tell((await withdrawing.act({ params })) !== null, words),
  };
}
