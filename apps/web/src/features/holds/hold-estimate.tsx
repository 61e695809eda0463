import { useTranslation } from '../../languages/use-translation.ts';
import type { HoldChoice } from './hold-choice.ts';

/** Range of days in which a hold may be served, and the numbers that it was counted from. */
export function HoldEstimate({ estimate }: { readonly estimate: HoldChoice['previsao'] }) {
  const { t } = useTranslation();
  if (!estimate) return null;
  const { de, ate, exemplares, exemplares_em_atraso: late, na_frente: ahead } = estimate;
  const when =
    ate === null
      ? t('holds.estimate.openEnd', { from: de })
      : de === ate
        ? t('holds.estimate.day', { from: de })
        : t('holds.estimate.range', { from: de, to: ate });
  const reasons = [
    t('holds.estimate.copies', { count: exemplares }),
    ahead === 0 ? t('holds.estimate.noneAhead') : t('holds.estimate.ahead', { count: ahead }),
    ...(late > 0 ? [t('holds.estimate.late', { count: late })] : []),
  ];
  return (
    <>
      <strong>{when}</strong> {t('holds.estimate.countedFrom', { reasons: reasons.join('; ') })}
    </>
  );
}
