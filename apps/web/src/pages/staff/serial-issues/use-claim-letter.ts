import { mostClaimedIssues, type claimableStates } from '@estante/contract/plain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import type { ClaimLetterText } from './claim-letter.tsx';

/** Issues that a letter claims: those of a serial in a state, of one library or of all. */
export interface ClaimQuery {
  readonly acervo: string;
  readonly situacao: (typeof claimableStates)[number];
  readonly biblioteca?: string;
}

/** Writes and prints the letter, and keeps the printed issues to be marked as claimed. */
export function useClaimLetter(query: ClaimQuery) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('writeIssueClaim');
  const { letter, print: printOut } = usePrinted();
  const [printed, setPrinted] = useState<ClaimLetterText['itens']>([]);
  const print = async () => {
    const answer = await act({ query });
    if (!answer) return;
    if (answer.fasciculos.length === 0) {
      return showToast({ tone: 'info', words: t('staffSerialIssues.claim.none') });
    }
    printOut(answer);
    if (query.situacao !== 'reclamado') setPrinted(answer.itens);
    if (!answer.cortado) return;
    const words = t('staffSerialIssues.claim.cut', { number: mostClaimedIssues });
    showToast({ tone: 'warning', words });
  };
  return { print, isBusy, letter, printed, setPrinted };
}

/** Shows a letter for as long as it is printed. */
function usePrinted() {
  const [letter, setLetter] = useState<ClaimLetterText | null>(null);
  const print = (written: ClaimLetterText) => {
    // Printing shows the page as it stands at that moment.
    flushSync(() => setLetter(written));
    window.print();
    setLetter(null);
  };
  return { letter, print };
}
