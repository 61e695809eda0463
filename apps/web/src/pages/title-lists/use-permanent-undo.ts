import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { usePermanentActs } from '../../features/permanent-basket/use-permanent-acts.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { focusMain } from './undo.tsx';

/** What left the permanent basket last, and the way to put it back in, as of today. */
export function usePermanentUndo() {
  const { t } = useTranslation();
  const acts = usePermanentActs();
  const [last, setLast] = useState<{ text: string; ids: readonly number[] } | null>(null);
  return {
    last,
    remove: async (text: string, ids: readonly number[]) => {
      if (!(await acts.remove(ids))) return;
      setLast({ text, ids });
      announce(text);
    },
    restore: async (): Promise<void> => {
      if (!last || !(await acts.add(last.ids))) return;
      setLast(null);
      announce(t('permanentBasket.restored'));
      focusMain();
    },
  };
}
