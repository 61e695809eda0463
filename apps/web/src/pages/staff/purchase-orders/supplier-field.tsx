import { useTranslation } from '../../../languages/use-translation.ts';
import { ComboField } from '../../../ui/fields/combo-field.tsx';

interface SupplierFieldProps {
  readonly value: string;
  /** Suppliers used before. */
  readonly known: readonly string[];
  readonly onChange: (supplier: string) => void;
}

/**
 * Field for a supplier: any name, or a suggested one used before, so that one supplier is not summed as two.
 */
export function SupplierField({ value, known, onChange }: SupplierFieldProps) {
  const { t } = useTranslation();
  const typed = value.trim().toLocaleLowerCase();
  const suggestions = known
    .filter((name) => name !== value && name.toLocaleLowerCase().includes(typed))
    .map((name) => ({ id: name, label: name }));
  return (
    <ComboField
      label={t('purchaseOrders.fields.fornecedor')}
      name="fornecedor"
      text={value}
      suggestions={suggestions}
      countLabel={(count) => t('search.suggestions.count', { count })}
      onTextChange={onChange}
      onChoose={({ label }) => onChange(label)}
    />
  );
}
