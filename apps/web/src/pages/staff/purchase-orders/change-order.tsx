import { useState, type SubmitEvent } from 'react';
import { missingProblem } from '../../../api/problem.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { oneOf } from '../../../browser/one-of.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { ActProblem } from '../act-problem.tsx';
import styles from '../staff-list.module.css';
import type { DoneHandler } from '../use-done.ts';
import { bodyOfDraft, draftOf, missingOrderFields } from './order-draft.ts';
import type { Order } from './order.ts';
import { OrderFields } from './order-fields.tsx';

interface ChangeOrderProps {
  readonly order: Order;
  readonly onDone: DoneHandler;
}

/** Form for the state of an order from now on, and its particulars. An end to it is asked about. */
export function ChangeOrder({ order, onDone }: ChangeOrderProps) {
  const { t } = useTranslation();
  const submission = useSubmission('changePurchaseOrder');
  const [draft, setDraft] = useState(() => draftOf(order));
  const [state, setState] = useState(order.situacao);
  const [asksToEnd, setAsksToEnd] = useState(false);
  const isEnd = state === 'cancelada' || state === 'finalizada-incompleta';

  const save = async () => {
    setAsksToEnd(false);
    const answer = await submission.send({
      params: { id: String(order.codigo) },
      body: { ...bodyOfDraft(draft), situacao: state, mudado_visto: order.mudado_em },
    });
    if (answer) onDone(t('purchaseOrders.wasSaved', { state: t(`suggestion.states.${state}`) }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.tellUnread(event.currentTarget)) return;
    const missing = missingOrderFields(draft);
    if (missing.length > 0) {
      const fields = missing.map((name) => ({ name, label: t(`purchaseOrders.fields.${name}`) }));
      return submission.tell(missingProblem(fields, t));
    }
    if (isEnd && state !== order.situacao) return setAsksToEnd(true);
    return void save();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Stack gap={3}>
        <ActProblem problem={submission.problem} onDone={onDone} />
        <Select
          label={t('staffSuggestions.newState')}
          name="situacao"
          value={state}
          options={order.situacoes_possiveis.map((value) => ({
            value,
            label: t(`suggestion.states.${value}`),
          }))}
          onChange={({ target }) =>
            setState(oneOf(order.situacoes_possiveis, target.value) ?? state)
          }
        />
        <OrderFields
          draft={draft}
          write={(change) => setDraft({ ...draft, ...change })}
          errorAt={submission.errorAt}
        />
        <div>
          <Button type="submit" variant="primary" isPending={submission.isBusy}>
            {t('staffSuggestions.save')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={asksToEnd}
        title={t('purchaseOrders.endAsk')}
        confirmLabel={t('purchaseOrders.end')}
        cancelLabel={t('staffSuggestions.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void save()}
        onCancel={() => setAsksToEnd(false)}
      >
        {t(state === 'cancelada' ? 'purchaseOrders.cancelText' : 'purchaseOrders.finishText')}
      </ConfirmDialog>
    </form>
  );
}
