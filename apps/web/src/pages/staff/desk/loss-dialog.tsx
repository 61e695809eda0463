import { useId, useState, type SubmitEvent } from 'react';
import { titleOf } from '../../../features/desk/desk-entry.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import type { DeskLoan } from './desk-patron.ts';

/** Largest price that the call takes, in centavos. */
const largestPrice = 10_000_000;

interface LossDialogProps {
  readonly loan: DeskLoan;
  /** Name of the patron who had the copy. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onLost: (price: number) => void;
}

/** Dialog for the price of a lost copy; it shows who will be charged how much before the charge. */
export function LossDialog({ loan, name, onClose, onLost }: LossDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const [price, setPrice] = useState(Number.NaN);
  const [isReplaced, setReplaced] = useState(false);
  const fine = loan.detalhes?.devolver_hoje.multa_centavos ?? 0;
  const sum = isReplaced ? 0 : price;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!Number.isNaN(sum)) onLost(sum);
  };
  return (
    <Dialog
      isOpen
      isAlert
      title={t('desk.loseAsk', { title: titleOf(loan) })}
      closeLabel={t('frame.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" type="submit" form={form}>
            {t('desk.lose')}
          </Button>
          <Button onClick={onClose}>{t('desk.keep')}</Button>
        </>
      }
    >
      <form id={form} onSubmit={send}>
        <Stack gap={4}>
          <p>{t('desk.loseHint')}</p>
          {!isReplaced && (
            <MoneyField
              label={t('desk.losePrice')}
              name="valor"
              least={1}
              most={largestPrice}
              value={price}
              onChange={setPrice}
            />
          )}
          <Checkbox checked={isReplaced} onChange={setReplaced}>
            {t('desk.loseReplaced')}
          </Checkbox>
          <p aria-live="polite">
            {sum > 0 && t('desk.loseCharges', { sum, name })}
            {sum === 0 && t('desk.loseFree')} {fine > 0 && t('desk.loseFine', { sum: fine })}
          </p>
        </Stack>
      </form>
    </Dialog>
  );
}
