import { useTranslation } from '../../languages/use-translation.ts';
import { RefusalReasons, type Audience } from '../../parts/circulation/refusal-reasons.tsx';
import type { HoldChoice } from './hold-choice.ts';
import { HoldEstimate } from './hold-estimate.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import styles from './choice.module.css';

interface ChoiceOutlookProps {
  readonly choice: HoldChoice | null;
  readonly audience: Audience;
}

/** Outlook of a hold on the choice made: its place and when it may be served, or why it cannot be placed. */
export function ChoiceOutlook({ choice, audience }: ChoiceOutlookProps) {
  return (
    <div aria-live="polite" className={styles.outlook}>
      {choice && <Outlook choice={choice} audience={audience} />}
    </div>
  );
}

function Outlook({ choice, audience }: ChoiceOutlookProps & { readonly choice: HoldChoice }) {
  const { t } = useTranslation();
  if (choice.pode_reservar) {
    return (
      <p>
        {t('holds.wouldBe', { position: choice.na_fila + 1 })}{' '}
        <HoldEstimate estimate={choice.previsao} />
      </p>
    );
  }
  if (choice.motivos.length > 0) {
    return (
      <Message tone="warning" title={t('errors.ReservaRecusada')}>
        <RefusalReasons reasons={choice.motivos} audience={audience} />
      </Message>
    );
  }
  const isFree = choice.disponiveis > 0;
  return (
    <Message title={t(isFree ? 'holds.freeTitle' : 'holds.notHeldTitle')}>
      {t(isFree ? 'holds.freeHint' : 'holds.notHeldHint')}
    </Message>
  );
}
