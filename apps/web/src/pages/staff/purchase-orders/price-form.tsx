import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { CommitmentField } from './commitment-field.tsx';
import { CostFields } from './cost-fields.tsx';
import { bodyOfCost, changeOne, costOf, filledIn, type CostDraft } from './order-costs.ts';
import type { Order } from './order.ts';
import { SupplierField } from './supplier-field.tsx';

interface PriceFormProps {
  readonly order: Order;
  readonly suppliers: readonly string[];
  readonly onDone: DoneHandler;
}

/** Form for the supplier, price and commitment of each title, or of all of them at once. */
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

interface ForAllProps {
  readonly suppliers: readonly string[];
  readonly onFill: (filled: Pick<CostDraft, 'fornecedor' | 'empenho'>) => void;
}

/** Fields for all titles: an order mostly has one supplier and one commitment. */
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
