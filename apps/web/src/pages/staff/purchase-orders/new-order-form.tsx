import { useState, type SubmitEvent } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { OrderableList } from './orderable-list.tsx';
import { blankOrder, bodyOfDraft, chosenOf, type Copies } from './order-draft.ts';
import { OrderFields } from './order-fields.tsx';
import { useOrderProblem } from './use-order-problem.ts';

interface NewOrderFormProps {
  readonly library: string;
  readonly onDone: DoneHandler;
}

/** Form of a new order: its particulars, and the number of copies of each suggestion. */
export function NewOrderForm({ library, onDone }: NewOrderFormProps) {
  const { t } = useTranslation();
  const submission = useSubmission('makePurchaseOrder');
  const problemOf = useOrderProblem();
  const [draft, setDraft] = useState(blankOrder);
  const [copies, setCopies] = useState<Copies>(new Map());
  const query = endpointQuery('listOrderableSuggestions', { query: { biblioteca: library } });
  const asked = useEndpoint(query, { staleTime: 0 });
  const chosen = chosenOf(asked.data ?? [], copies);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.tellUnread(event.currentTarget)) return;
    const problem = problemOf(draft, chosen);
    if (problem) return submission.tell(problem);
    const itens = chosen.map(({ codigo, count }) => ({
      sugestao: codigo,
      exemplares: Number(count),
    }));
    const body = { ...bodyOfDraft(draft), biblioteca: Number(library), itens };
    const answer = await submission.send({ body });
    if (!answer) return;
    setDraft(blankOrder);
    setCopies(new Map());
    onDone(t('purchaseOrders.wasMade', { requisition: answer.requisicao }));
  };
  return (
    <QueryBoundary asked={asked} failed={t('purchaseOrders.suggestionsFailed')}>
      {(suggestions) =>
        suggestions.length === 0 ? (
          <p className={styles.facts}>{t('purchaseOrders.nothingToOrder')}</p>
        ) : (
          <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap={3}>
              <ProblemSummary problem={submission.problem} />
              <OrderableList
                suggestions={suggestions}
                copies={copies}
                errorAt={submission.errorAt}
                onChange={setCopies}
              />
              <OrderFields
                draft={draft}
                write={(change) => setDraft({ ...draft, ...change })}
                errorAt={submission.errorAt}
              />
              <div>
                <Button type="submit" variant="primary" isPending={submission.isBusy}>
                  {t('purchaseOrders.send')}
                </Button>
              </div>
            </Stack>
          </form>
        )
      }
    </QueryBoundary>
  );
}
