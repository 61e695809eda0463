import { mostCopies } from '@estante/contract/plain';
import { missingProblem } from '../../../api/problem.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { FormProblem } from '../../../ui/feedback/problem-summary.tsx';
import { copiesField, isCopies, missingOrderFields, type OrderDraft } from './order-draft.ts';

interface TitleChoice {
  readonly codigo: number;
  readonly titulo: string;
  readonly count: string;
}

/** Finds what keeps an order from being sent: fields missing or wrong; null if nothing does. */
export function useOrderProblem() {
  const { t } = useTranslation();
  return (draft: OrderDraft, chosen: readonly TitleChoice[]): FormProblem | null => {
    const none = chosen.length === 0 ? [{ name: 'itens', label: t('purchaseOrders.titles') }] : [];
    const fields = missingOrderFields(draft).map((name) => ({
      name,
      label: t(`purchaseOrders.fields.${name}`),
    }));
    const wrong = chosen
      .filter(({ count }) => !isCopies(count))
      .map(({ codigo, titulo }) => ({
        name: copiesField(codigo),
        words: `${titulo}: ${t('suggestion.copiesHint', { most: mostCopies })}`,
      }));
    const missing = missingProblem([...none, ...fields], t);
    if (missing.fields.length + wrong.length === 0) return null;
    if (wrong.length === 0) return missing;
    return { ...missing, words: t('form.checkMarked'), fields: [...wrong, ...missing.fields] };
  };
}
