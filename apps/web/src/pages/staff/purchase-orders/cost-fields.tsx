import { largestAmount } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { CommitmentField } from './commitment-field.tsx';
import type { CostDraft } from './order-costs.ts';
import { SupplierField } from './supplier-field.tsx';

interface CostFieldsProps {
  readonly title: string;
  readonly cost: CostDraft;
  readonly suppliers: readonly string[];
  readonly onChange: (change: Partial<CostDraft>) => void;
}

/** Fields for the supplier, the price and the commitment of one title. */
export function CostFields({ title, cost, suppliers, onChange }: CostFieldsProps) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup label={title}>
      <FieldGrid>
        <SupplierField
          value={cost.fornecedor}
          known={suppliers}
          onChange={(fornecedor) => onChange({ fornecedor })}
        />
        <MoneyField
          label={t('purchaseOrders.fields.preco_unitario_centavos')}
          name="preco_unitario_centavos"
          most={largestAmount}
          isOptional
          value={cost.price}
          onChange={(price) => onChange({ price })}
        />
        <CommitmentField value={cost.empenho} onChange={(empenho) => onChange({ empenho })} />
      </FieldGrid>
    </ChoiceGroup>
  );
}
