import { useState } from 'react';
import { holdWords } from '../../../features/desk/desk-entry.ts';
import styles from '../../../features/desk/desk.module.css';
import { useTranslation } from '../../../languages/use-translation.ts';
import { partNames } from '../../../parts/circulation/part-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { CancelHoldDialog } from './cancel-hold-dialog.tsx';
import type { DeskHold, DeskPatron } from './desk-patron.ts';
import { ExceptionLines } from './exception-lines.tsx';
import { PlaceHold } from './place-hold.tsx';
import type { PatronActs } from './use-patron-acts.ts';

interface HoldListProps {
  readonly patron: DeskPatron;
  readonly acts: PatronActs;
  readonly onGone: () => void;
}

/** Holds of a patron, each with its cancellation, and the form for another. */
export function HoldList({ patron, acts, onGone }: HoldListProps) {
  const [cancelling, setCancelling] = useState<DeskHold | null>(null);
  return (
    <Stack gap={3}>
      {patron.reservas.length > 0 && (
        <ul className={styles.loans}>
          {patron.reservas.map((hold) => (
            <li key={hold.codigo} className={styles.loan}>
              <Hold hold={hold} onCancel={() => setCancelling(hold)} />
            </li>
          ))}
        </ul>
      )}
      <PlaceHold key={patron.cod_login} patron={patron} acts={acts} onPlaced={onGone} />
      {cancelling && (
        <CancelHoldDialog
          key={cancelling.codigo}
          hold={cancelling}
          onClose={() => setCancelling(null)}
          onCancelled={(passedOn) => {
            setCancelling(null);
            acts.cancelled(cancelling, passedOn);
            onGone();
          }}
        />
      )}
    </Stack>
  );
}

interface HoldProps {
  readonly hold: DeskHold;
  readonly onCancel: () => void;
}

function Hold({ hold, onCancel }: HoldProps) {
  const { t } = useTranslation();
  const { titulo: title } = hold.acervo;
  const place = [...partNames(hold, t), hold.desc_biblioteca].join(', ');
  return (
    <>
      <span>
        <strong>{title}</strong>
        {`, ${place}: ${holdWords(hold, t)}`}
        <ExceptionLines made={hold.excecoes} />
      </span>
      {hold.pode_cancelar && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('desk.holds.cancelOf', { title })}
          onClick={onCancel}
        >
          {t('desk.holds.cancel')}
        </Button>
      )}
    </>
  );
}
