import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { HoldChoice } from './hold-choice.ts';

/** Range of days in which a hold may be served, and the numbers behind it. */
export function HoldEstimate({ estimate }: { readonly estimate: HoldChoice['previsao'] }) {
  const { t } = useTranslation();
  if (!estimate) return null;
  const { exemplares, exemplares_em_atraso: late, na_frente: ahead } = estimate;
  const reasons = [
    t('holds.estimate.copies', { count: exemplares }),
    ahead === 0 ? t('holds.estimate.noneAhead') : t('holds.estimate.ahead', { count: ahead }),
    ...(late > 0 ? [t('holds.estimate.late', { count: late })] : []),
  ];
  return (
    <>
      <strong>{whenOf(estimate, t)}</strong>{' '}
      {t('holds.estimate.countedFrom', { reasons: reasons.join('; ') })}
    </>
  );
}

function whenOf({ de: from, ate: to }: NonNullable<HoldChoice['previsao']>, t: Translate): string {
  if (to === null) return t('holds.estimate.openEnd', { from });
  return from === to ? t('holds.estimate.day', { from }) : t('holds.estimate.range', { from, to });
}
