import { useTranslation } from '../../languages/use-translation.ts';
import { RefusalReasons } from '../../parts/circulation/refusal-reasons.tsx';
import type { HoldChoice } from './hold-choice.ts';
import { HoldEstimate } from './hold-estimate.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './choice.module.css';

interface ChoiceOutlookProps {
  readonly choice: HoldChoice | null;
  /** Told to the reader, who can go where a reason is cleared; not at a desk. */
  readonly isOwn: boolean;
}

/** What a hold of what is chosen would come to, or why it cannot be placed. */
export function ChoiceOutlook({ choice, isOwn }: ChoiceOutlookProps) {
  return (
    <div aria-live="polite" className={styles.outlook}>
      {choice && <Outlook choice={choice} isOwn={isOwn} />}
    </div>
  );
}

function Outlook({ choice, isOwn }: ChoiceOutlookProps & { readonly choice: HoldChoice }) {
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
        <RefusalReasons reasons={choice.motivos} isOwn={isOwn} />
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
