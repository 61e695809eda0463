import { orderLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { OrderDraft } from './order-draft.ts';

interface OrderFieldsProps {
  readonly draft: OrderDraft;
  readonly write: (change: Partial<OrderDraft>) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** Fields for the particulars of an order, besides its state and titles. */
export function OrderFields({ draft, write, errorAt }: OrderFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      {(['requisicao', 'solicitante'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`purchaseOrders.fields.${field}`)}
          {...(field === 'solicitante' && { description: t('purchaseOrders.requesterHint') })}
          name={field}
          required
          maxLength={orderLengths[field]}
          value={draft[field]}
          error={errorAt(field)}
          onChange={({ target }) => write({ [field]: target.value })}
        />
      ))}
      {(['data_cotacao', 'previsao_entrega'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`purchaseOrders.fields.${field}`)}
          optionalWord={t('libraryFields.optional')}
          name={field}
          type="date"
          value={draft[field]}
          error={errorAt(field)}
          onChange={({ target }) => write({ [field]: target.value })}
        />
      ))}
      <Checkbox
        name="titulo_estrangeiro"
        checked={draft.titulo_estrangeiro}
        onChange={(titulo_estrangeiro) => write({ titulo_estrangeiro })}
      >
        {t('purchaseOrders.fields.titulo_estrangeiro')}
      </Checkbox>
    </>
  );
}
