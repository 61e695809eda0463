import { useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '../../../api/api.ts';
import { askAgain } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';

/**
 * Whether a payment was refused because the debts are not what the page says any more: then they are
 * asked for again, and it is told.
 */
export function useChangedDebts() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return ({ status, codigo }: Pick<ApiFailure, 'status' | 'codigo'>): boolean => {
    if (status !== 404 && codigo !== 'ValorNaoConfere') return false;
    // A refusal that is kept would be told again where the amounts are the same once more.
    for (const name of ['getPixCode', 'issuePixCode']) client.removeQueries({ queryKey: [name] });
    void askAgain(client, ['listDebts']);
    showToast({ tone: 'warning', words: t('debts.changed') });
    return true;
  };
}
