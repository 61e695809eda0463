import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { availabilityAnswer, type HeldTitle } from '../../parts/title-list/availability-answer.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';

interface HoldLinkProps {
  readonly title: HeldTitle & { readonly rota: string; readonly titulo: string };
}

/** Link to place a hold on a title of which nothing is available now. */
export function HoldLink({ title }: HoldLinkProps) {
  const { t } = useTranslation();
  const isOn = useActivity(activities.titleHold);
  const { kind } = availabilityAnswer(title, null);
  if (!isOn || (kind !== 'out' && kind !== 'preparing')) return null;
  return (
    <ButtonLink
      href={`${title.rota}/reserva`}
      size="small"
      icon="bookmark"
      aria-label={t('mainAct.holdOne', { title: title.titulo })}
    >
      {t('holds.toPlace')}
    </ButtonLink>
  );
}
