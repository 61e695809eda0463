import { largestAmount } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import type { Roles } from './role-tasks.tsx';

export type Limits = Roles['limites_equipe'];

interface RoleLimitsProps {
  readonly limits: Limits;
  readonly onChange: (limits: Limits) => void;
}

/** Fields for the limits of a role: the largest discount, and the largest entry to reverse. */
export function RoleLimits({ limits, onChange }: RoleLimitsProps) {
  const { t } = useTranslation();
  const field = (name: keyof Limits, label: string) => (
    <MoneyField
      label={label}
      description={t('staffRoles.limitHint')}
      name={name}
      most={largestAmount}
      isOptional
      value={limits[name] ?? Number.NaN}
      onChange={(centavos) =>
        onChange({ ...limits, [name]: Number.isNaN(centavos) ? null : centavos })
      }
    />
  );
  return (
    <ChoiceGroup label={t('staffRoles.limits')} isGrid>
      {field('desconto_centavos', t('staffRoles.discountLimit'))}
      {field('estorno_centavos', t('staffRoles.reversalLimit'))}
    </ChoiceGroup>
  );
}

/** Puts the limits of a role into words; null if there are none. */
export function useLimitWords() {
  const { t } = useTranslation();
  return ({ desconto_centavos: discount, estorno_centavos: reversal }: Limits): string | null => {
    const words = [
      ...(discount === null
        ? []
        : [
            discount === 0
              ? t('staffRoles.noDiscount')
              : t('staffRoles.discountUpTo', { limit: discount }),
          ]),
      ...(reversal === null
        ? []
        : [
            reversal === 0
              ? t('staffRoles.noReversal')
              : t('staffRoles.reversalUpTo', { limit: reversal }),
          ]),
    ];
    return words.length === 0 ? null : words.join(' ');
  };
}
