import { formatMoney } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { DecimalField, type DecimalFieldProps } from './decimal-field.tsx';

/** Field for an amount: kept in centavos, typed in reais. */
export function MoneyField(props: DecimalFieldProps) {
  const { t, i18n } = useTranslation();
  return (
    <DecimalField
      {...props}
      decimals={2}
      wrong={t('money.wrong')}
      say={(centavos) => formatMoney(centavos, i18n.language)}
    />
  );
}
