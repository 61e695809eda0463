import { useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '../../../api/api.ts';
import { askAgain } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';

/**
 * Tells whether a payment was refused because the debts have changed: then they are queried again, and a
 * message says so.
 */
export function useChangedDebts() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return ({ status, codigo }: Pick<ApiFailure, 'status' | 'codigo'>): boolean => {
    if (status !== 404 && codigo !== 'ValorNaoConfere') return false;
    // A cached refusal would be reported again when the amounts recur.
    for (const name of ['getPixCode', 'issuePixCode']) client.removeQueries({ queryKey: [name] });
    void askAgain(client, ['listDebts']);
    showToast({ tone: 'warning', words: t('debts.changed') });
    return true;
  };
}
