import { orderLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface CommitmentFieldProps {
  readonly value: string;
  readonly onChange: (commitment: string) => void;
}

/** Field for the commitment of funds that a purchase is paid from. */
export function CommitmentField({ value, onChange }: CommitmentFieldProps) {
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
