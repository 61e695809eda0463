import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useActivity } from '../../../parts/institution/page-config.ts';
import { AddAll } from '../../../features/basket/add-all.tsx';
import { BasketButton } from '../../../features/basket/basket-button.tsx';
import { KeepTitle } from '../../../features/permanent-basket/keep-title.tsx';
import { KeepTitles } from '../../../features/permanent-basket/keep-titles.tsx';
import { availabilityAnswer } from '../../../parts/title-list/availability-answer.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import type { ReadTitle } from '../../../features/teaching-plans/reading.tsx';

/** Buttons to place a hold on a title whose copies are all out, and to keep it in the reader's basket. */
export function ReadingActs({ title }: { readonly title: ReadTitle }) {
  const canHold = useActivity(activities.titleHold);
  const hasOwnBasket = useActivity(activities.accountPermanentBasket);
  const { cod_acervo: titleId, titulo: name, rota } = title;
  const Basket = hasOwnBasket ? KeepTitle : BasketButton;
  return (
    <>
      <Basket titleId={titleId} title={name} />
      {canHold && availabilityAnswer(title, null).kind === 'out' && (
        <HoldLink href={`${rota}/reserva`} title={name} />
      )}
    </>
  );
}

function HoldLink({ href, title }: { readonly href: string; readonly title: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      variant="quiet"
      size="small"
      icon="clock"
      href={href}
      aria-label={t('ownPlans.holdOf', { title })}
    >
      {t('ownPlans.hold')}
    </ButtonLink>
  );
}

interface KeepAllProps {
  readonly ids: readonly number[];
  readonly discipline: string;
}

/** Button that puts the whole bibliography into the reader's permanent basket, if there is one. */
export function KeepAll({ ids, discipline }: KeepAllProps) {
  const { t } = useTranslation();
  if (!useActivity(activities.accountPermanentBasket)) {
    const name = t('teachingPlans.addAllOf', { discipline });
    return <AddAll ids={ids} label={t('teachingPlans.addAll')} name={name} />;
  }
  return (
    <KeepTitles
      ids={ids}
      label={t('ownPlans.keepAll')}
      name={t('ownPlans.keepAllOf', { discipline })}
    />
  );
}
