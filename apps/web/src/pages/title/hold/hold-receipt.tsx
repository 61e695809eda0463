import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { HoldEstimate } from '../../../features/holds/hold-estimate.tsx';
import { partNames } from '../../../parts/circulation/part-names.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import styles from './hold-form.module.css';

interface HoldReceiptProps {
  readonly hold: Output<'placeHold'>;
  readonly onAnother: () => void;
}

/** Receipt of a hold: what comes next, and the link to it. */
export function HoldReceipt({ hold, onAnother }: HoldReceiptProps) {
  const { t } = useTranslation();
  const receipt = useRef<HTMLDivElement>(null);
  useEffect(() => receipt.current?.focus(), []);
  const what = [hold.desc_biblioteca, ...partNames(hold, t)].join(', ');
  return (
    <div ref={receipt} tabIndex={-1} className={styles.problem}>
      <Message
        tone="success"
        isLive
        title={t('holds.placed')}
        actions={
          <>
            <ButtonLink href="/meupergamum/emprestimo/reservas" icon="list">
              {t('holds.toOwn')}
            </ButtonLink>
            <Button variant="quiet" onClick={onAnother}>
              {t('holds.another')}
            </Button>
          </>
        }
      >
        <Stack gap={2}>
          <p>
            {what}.{' '}
            {hold.posicao !== null &&
              (hold.posicao === 1
                ? t('holds.nextInQueue')
                : t('holds.position', { position: hold.posicao, count: hold.na_fila }))}{' '}
            <HoldEstimate estimate={hold.previsao} />
          </p>
          <p>{t('holds.next')}</p>
          {hold.necessaria_ate !== null && <p>{t('holds.endsOn', { day: hold.necessaria_ate })}</p>}
        </Stack>
      </Message>
    </div>
  );
}
