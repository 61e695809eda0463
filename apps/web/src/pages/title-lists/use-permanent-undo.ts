import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { usePermanentActs } from '../../features/permanent-basket/use-permanent-acts.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { tellRestored } from './tell-restored.ts';
import { focusMain } from './undo.tsx';

/** Keeps what left the permanent basket last, and puts it back on request, dated today. */
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
      const answer = last && (await acts.add(last.ids));
      if (!answer) return;
      setLast(null);
      const missing = answer.nao_encontrados.length;
      tellRestored(t, t('permanentBasket.restored'), { asked: last.ids.length, missing });
      focusMain();
    },
  };
}
