import { largestAmount, orderLengths } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../act-problem.tsx';
import type { DoneHandler } from '../use-done.ts';
import { bodyOfCost, changeOne, costOf, filledIn, type CostDraft } from './order-costs.ts';
import type { Order } from './order.ts';
import { SupplierField } from './supplier-field.tsx';

interface PriceFormProps {
  readonly order: Order;
  readonly suppliers: readonly string[];
  readonly onDone: DoneHandler;
}

/** From whom each title is bought, at which price, by which commitment; or all of them from one. */
export function PriceForm({ order, suppliers, onDone }: PriceFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('pricePurchaseOrder');
  const [costs, setCosts] = useState<readonly CostDraft[]>(() => order.itens.map(costOf));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await send({
      params: { id: String(order.codigo) },
      body: { itens: costs.map(bodyOfCost), mudado_visto: order.mudado_em },
    });
    if (answer) onDone(t('purchaseOrders.wasPriced'));
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap={4}>
        <ActProblem problem={problem} onDone={onDone} />
        {costs.length > 1 && (
          <ForAll
            suppliers={suppliers}
            onFill={(filled) => setCosts(costs.map((one) => ({ ...one, ...filledIn(filled) })))}
          />
        )}
        {costs.map((cost) => (
          <CostFields
            key={cost.codigo}
            title={order.itens.find(({ codigo }) => codigo === cost.codigo)?.titulo ?? ''}
            cost={cost}
            suppliers={suppliers}
            onChange={(change) => setCosts(changeOne(costs, cost.codigo, change))}
          />
        ))}
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('purchaseOrders.savePrices')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface CostFieldsProps {
  readonly title: string;
  readonly cost: CostDraft;
  readonly suppliers: readonly string[];
  readonly onChange: (change: Partial<CostDraft>) => void;
}

function CostFields({ title, cost, suppliers, onChange }: CostFieldsProps) {
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

interface CommitmentFieldProps {
  readonly value: string;
  readonly onChange: (commitment: string) => void;
}

function CommitmentField({ value, onChange }: CommitmentFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('purchaseOrders.fields.empenho')}
      description={t('purchaseOrders.commitmentHint')}
      name="empenho"
      autoComplete="off"
      maxLength={orderLengths.empenho}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface ForAllProps {
  readonly suppliers: readonly string[];
  readonly onFill: (filled: Pick<CostDraft, 'fornecedor' | 'empenho'>) => void;
}

/** An order is mostly of one supplier, by one commitment. */
function ForAll({ suppliers, onFill }: ForAllProps) {
  const { t } = useTranslation();
  const [filled, setFilled] = useState({ fornecedor: '', empenho: '' });
  return (
    <ChoiceGroup label={t('purchaseOrders.forAll')}>
      <FieldGrid>
        <SupplierField
          value={filled.fornecedor}
          known={suppliers}
          onChange={(fornecedor) => setFilled({ ...filled, fornecedor })}
        />
        <CommitmentField
          value={filled.empenho}
          onChange={(empenho) => setFilled({ ...filled, empenho })}
        />
        <div>
          <Button onClick={() => onFill(filled)}>{t('purchaseOrders.fill')}</Button>
        </div>
      </FieldGrid>
    </ChoiceGroup>
  );
}
