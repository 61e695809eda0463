import { oneOf } from '../../../browser/one-of.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import type { Order } from './order.ts';
import { OrderFields } from './order-fields.tsx';
import { useOrderChange } from './use-order-change.ts';

interface ChangeOrderProps {
  readonly order: Order;
  readonly onDone: DoneHandler;
}

/** Form for the new state of an order, and its particulars. Ending it is confirmed. */
export function ChangeOrder({ order, onDone }: ChangeOrderProps) {
  const change = useOrderChange(order, onDone);
  const { draft, setDraft } = change;
  const write = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  return (
    <form className={styles.form} noValidate onSubmit={change.submit}>
      <Stack gap={3}>
        <ActProblem problem={change.problem} onDone={onDone} />
        <StateField order={order} change={change} />
        <OrderFields draft={draft} write={write} errorAt={change.errorAt} />
        <SaveButton isBusy={change.isBusy} />
      </Stack>
      <EndDialog change={change} />
    </form>
  );
}

type OrderChange = ReturnType<typeof useOrderChange>;

interface StateFieldProps {
  readonly order: Order;
  readonly change: OrderChange;
}

function StateField({ order, change: { state, setState } }: StateFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('staffSuggestions.newState')}
      name="situacao"
      value={state}
      options={order.situacoes_possiveis.map((value) => ({
        value,
        label: t(`suggestion.states.${value}`),
      }))}
      onChange={({ target }) => setState(oneOf(order.situacoes_possiveis, target.value) ?? state)}
    />
  );
}

function SaveButton({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" isPending={isBusy}>
        {t('staffSuggestions.save')}
      </Button>
    </div>
  );
}

function EndDialog({ change: { state, save, ...asking } }: { readonly change: OrderChange }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={asking.asksToEnd}
      title={t('purchaseOrders.endAsk')}
      confirmLabel={t('purchaseOrders.end')}
      cancelLabel={t('staffSuggestions.keep')}
      closeLabel={t('frame.close')}
      onConfirm={() => void save()}
      onCancel={() => asking.setAsksToEnd(false)}
    >
      {t(state === 'cancelada' ? 'purchaseOrders.cancelText' : 'purchaseOrders.finishText')}
    </ConfirmDialog>
  );
}
