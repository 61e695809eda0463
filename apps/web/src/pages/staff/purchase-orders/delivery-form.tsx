import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { DeliveredTitle, InvoiceFields } from './delivered-title.tsx';
import {
  bodyOfDelivery,
  changeOne,
  deliveryOf,
  filledIn,
  type DeliveryDraft,
} from './order-costs.ts';
import type { Order } from './order.ts';

interface DeliveryFormProps {
  readonly order: Order;
  readonly onDone: DoneHandler;
}

/**
 * Form for the copies of each title delivered so far, with their invoice; one press fills in all. For an
 * ended order, the invoices alone, of what was delivered.
 */
export function DeliveryForm({ order, onDone }: DeliveryFormProps) {
  const { t } = useTranslation();
  const isCounted = order.recebe_entregas;
  const shown = order.itens.filter(({ entregues }) => isCounted || entregues > 0);
  const { send, isBusy, problem } = useSubmission('receiveDelivery');
  const [drafts, setDrafts] = useState<readonly DeliveryDraft[]>(() => shown.map(deliveryOf));
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const save = async (told: readonly DeliveryDraft[]) => {
    // A button that sends nothing by itself must check the form too.
    if (form?.reportValidity() === false) return;
    const answer = await send({
      params: { id: String(order.codigo) },
      body: { itens: told.map(bodyOfDelivery), mudado_visto: order.mudado_em },
    });
    if (!answer) return;
    const state = t(`suggestion.states.${answer.situacao}`);
    onDone(
      isCounted ? t('purchaseOrders.wasReceived', { state }) : t('purchaseOrders.wasInvoiced'),
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(drafts);
  };
  const whole = (draft: DeliveryDraft, at: number) => ({
    ...draft,
    delivered: String(shown[at]?.exemplares ?? 0),
  });
  return (
    <form ref={setForm} onSubmit={submit}>
      <Stack gap={4}>
        <ActProblem problem={problem} onDone={onDone} />
        {drafts.length > 1 && (
          <ForAll
            onFill={(invoice) =>
              setDrafts(
                drafts.map((one) =>
                  Number(one.delivered) > 0 ? { ...one, ...filledIn(invoice) } : one,
                ),
              )
            }
          />
        )}
        {shown.map((item, at) => (
          <DeliveredTitle
            key={item.codigo}
            item={item}
            isCounted={isCounted}
            draft={drafts[at] ?? deliveryOf(item)}
            onChange={(change) => setDrafts(changeOne(drafts, item.codigo, change))}
          />
        ))}
        <Cluster>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {isCounted ? t('purchaseOrders.saveDelivery') : t('purchaseOrders.saveInvoices')}
          </Button>
          {isCounted && (
            <Button icon="check" isPending={isBusy} onClick={() => void save(drafts.map(whole))}>
              {t('purchaseOrders.allCame')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

type Invoice = Pick<DeliveryDraft, 'nota_fiscal' | 'data_nota_fiscal'>;

/** Fields for the invoice of all titles: those delivered together mostly have one. */
function ForAll({ onFill }: { readonly onFill: (invoice: Invoice) => void }) {
  const { t } = useTranslation();
  const [invoice, setInvoice] = useState<Invoice>({ nota_fiscal: '', data_nota_fiscal: '' });
  return (
    <ChoiceGroup label={t('purchaseOrders.forAll')}>
      <FieldGrid>
        <InvoiceFields
          invoice={invoice}
          onChange={(change) => setInvoice({ ...invoice, ...change })}
        />
        <div>
          <Button onClick={() => onFill(invoice)}>{t('purchaseOrders.fillCame')}</Button>
        </div>
      </FieldGrid>
    </ChoiceGroup>
  );
}
