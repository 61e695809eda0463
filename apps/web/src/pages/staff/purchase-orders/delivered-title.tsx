import { largestAmount, orderLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { DeliveryDraft } from './order-costs.ts';
import type { Order } from './order.ts';

interface DeliveredTitleProps {
  readonly item: Order['itens'][number];
  /** Whether the delivered copies can still be counted. */
  readonly isCounted: boolean;
  readonly draft: DeliveryDraft;
  readonly onChange: (change: Partial<DeliveryDraft>) => void;
}

/** Fields for the delivered copies of a title, and for their invoice. */
export function DeliveredTitle({ item, isCounted, draft, onChange }: DeliveredTitleProps) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup label={item.titulo}>
      <FieldGrid>
        {isCounted && (
          <TextField
            label={t('purchaseOrders.cameOf', { title: item.titulo })}
            description={t('purchaseOrders.ofOrdered', { count: item.exemplares })}
            name={`entregues.${item.codigo}`}
            inputMode="numeric"
            maxLength={3}
            value={draft.delivered}
            onChange={({ target }) => onChange({ delivered: target.value.replaceAll(/\D/g, '') })}
          />
        )}
        <InvoiceFields invoice={draft} onChange={onChange} />
        <MoneyField
          label={t('purchaseOrders.fields.valor_pago_centavos')}
          description={t('purchaseOrders.paidHint')}
          name="valor_pago_centavos"
          most={largestAmount}
          isOptional
          value={draft.paid}
          onChange={(paid) => onChange({ paid })}
        />
      </FieldGrid>
    </ChoiceGroup>
  );
}

type Invoice = Pick<DeliveryDraft, 'nota_fiscal' | 'data_nota_fiscal'>;

interface InvoiceFieldsProps {
  readonly invoice: Invoice;
  readonly onChange: (change: Partial<Invoice>) => void;
}

export function InvoiceFields({ invoice, onChange }: InvoiceFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('purchaseOrders.fields.nota_fiscal')}
        name="nota_fiscal"
        autoComplete="off"
        maxLength={orderLengths.nota_fiscal}
        value={invoice.nota_fiscal}
        onChange={({ target }) => onChange({ nota_fiscal: target.value })}
      />
      <TextField
        label={t('purchaseOrders.fields.data_nota_fiscal')}
        name="data_nota_fiscal"
        type="date"
        value={invoice.data_nota_fiscal}
        onChange={({ target }) => onChange({ data_nota_fiscal: target.value })}
      />
    </>
  );
}
