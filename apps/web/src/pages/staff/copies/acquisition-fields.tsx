import { useTranslation } from '../../../languages/use-translation.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { CopyDraft } from '../../../features/staff-copy/copy.ts';

/** Largest price that the call takes, in centavos. */
const largestPrice = 100_000_000;

export interface CopyFieldProps {
  readonly draft: CopyDraft;
  readonly errorAt: (field: string) => string | undefined;
  readonly change: (part: Partial<CopyDraft>) => void;
}

/** Field for the price of a copy, if it is known. */
export function PriceField({ draft, change }: CopyFieldProps) {
  const { t } = useTranslation();
  return (
    <MoneyField
      label={t('staffCopies.fields.preco')}
      name="preco_centavos"
      most={largestPrice}
      isOptional
      value={draft.preco_centavos ?? Number.NaN}
      onChange={(sum) => change({ preco_centavos: Number.isNaN(sum) ? null : sum })}
    />
  );
}

/** Field for the day on which a copy was acquired, if it is known. */
export function AcquiredField({ draft, errorAt, change }: CopyFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('staffCopies.fields.adquirido_em')}
      name="adquirido_em"
      type="date"
      error={errorAt('adquirido_em')}
      value={draft.adquirido_em ?? ''}
      onChange={({ target }) => change({ adquirido_em: target.value || null })}
    />
  );
}
