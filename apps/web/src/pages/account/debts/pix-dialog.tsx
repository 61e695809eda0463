import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { ApiFailure, Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { pressedControls, showInlineError } from '../../../ui/feedback/inline-error-place.ts';
import styles from './debts.module.css';
import { leftOf, type PixPayment } from './pix-payment.ts';
import { useChangedDebts } from './use-changed-debts.ts';

interface PixDialogProps {
  readonly payment: PixPayment;
  readonly onClose: () => void;
}

/** Dialog with a code over one debt or several, to be read by a phone or copied. */
export function PixDialog({ payment, onClose }: PixDialogProps) {
  const { t } = useTranslation();
  const asked = usePixCode(payment);
  useEnd(asked.error, onClose);
  const debts = payment.kind === 'one' ? [payment.debt] : payment.debts;
  const skeleton = (
    <>
      <Skeleton height="15rem" />
      <Skeleton lines={3} />
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('debts.pix.title', { amount: asked.data?.valor_centavos ?? leftOf(debts) })}
      closeLabel={t('frame.close')}
    >
      <QueryBoundary asked={asked} failed={t('debts.pix.failed')} skeleton={skeleton}>
        {(pix) => <Code pix={pix} />}
      </QueryBoundary>
    </Dialog>
  );
}

/** Closes the dialog if the debts have changed since: the code then pays nothing. */
function useEnd(failure: ApiFailure | null, onClose: () => void) {
  const isOfChanged = useChangedDebts();
  const end = useEffectEvent((failed: ApiFailure) => {
    if (isOfChanged(failed)) onClose();
  });
  useEffect(() => {
    if (failure) end(failure);
  }, [failure]);
}

/** Reads the Pix code; a query, though it is sent as an act, as the same balances give the same code. */
function usePixCode(payment: PixPayment) {
  const one = payment.kind === 'one' ? payment.debt.codigo : 0;
  const debts = payment.kind === 'several' ? payment.debts : [];
  const single = useEndpoint(endpointQuery('getPixCode', { params: { id: String(one) } }), {
    staleTime: 0,
    enabled: payment.kind === 'one',
  });
  const body = { valor: leftOf(debts), debitos: debts.map(({ codigo }) => codigo) };
  const joint = useEndpoint(endpointQuery('issuePixCode', { body }), {
    staleTime: 0,
    enabled: payment.kind === 'several',
  });
  return payment.kind === 'one' ? single : joint;
}

function Code({ pix }: { readonly pix: Output<'issuePixCode'> }) {
  const { t } = useTranslation();
  const { qr, copia_e_cola: code, txid } = pix;
  const copy = async () => {
    const pressed = pressedControls();
    try {
      await navigator.clipboard.writeText(code);
      announce(t('debts.pix.copied'));
      showToast({ tone: 'success', words: t('debts.pix.copied') });
    } catch {
      showInlineError(pressed, { tone: 'warning', words: t('debts.pix.notCopied') });
    }
  };
  return (
    <div className={styles.pix}>
      <p>{t('debts.pix.hint')}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.lado} ${qr.lado}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, from no file
        role="img"
        aria-label={t('debts.pix.qr')}
        shapeRendering="crispEdges"
      >
        <path d={qr.desenho} />
      </svg>
      <div className={styles.code}>
        <TextArea label={t('debts.pix.code')} value={code} readOnly rows={4} />
      </div>
      <Button variant="primary" icon="copy" onClick={() => void copy()}>
        {t('debts.pix.copy')}
      </Button>
      <p className={styles.soft}>{t('debts.pix.reference', { txid })}</p>
      <p className={styles.soft}>{t('debts.how')}</p>
    </div>
  );
}
