import { useTranslation } from '../../../languages/use-translation.ts';
import { TextField } from '../../../ui/text-field.tsx';

interface AmountFieldProps {
  readonly hint?: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onWrite: (typed: string) => void;
}

/** An amount in reais. */
export function AmountField({ hint, value, isWrong, onWrite }: AmountFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('payments.amount')}
      description={hint}
      name="valor"
      inputMode="decimal"
      autoComplete="off"
      required
      maxLength={20}
      value={value}
      error={isWrong && t('payments.amountWrong')}
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}
