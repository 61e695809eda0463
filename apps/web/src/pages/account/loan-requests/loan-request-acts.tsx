import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import type { LoanRequest } from '../../../parts/circulation/loan-request-facts.tsx';

export interface LoanRequestActsProps {
  readonly request: LoanRequest;
  /** Called after an act, with its message; null if it failed, which was reported. */
  readonly onDone: (words: string | null) => void;
}

/** Buttons for a request: its slip, its cancellation, or its removal from the list. */
export function LoanRequestActs({ request, onDone }: LoanRequestActsProps) {
  const { situacao, removida } = request;
  const hasEnded = situacao === 'finalizada' || situacao === 'nao-finalizada';
  return (
    <Cluster>
      <SlipButton request={request} />
      {situacao === 'aguardando' && <Cancellation request={request} onDone={onDone} />}
      {hasEnded && !removida && <RemovalButton request={request} onDone={onDone} />}
    </Cluster>
  );
}

function SlipButton({ request }: Pick<LoanRequestActsProps, 'request'>) {
  const { t } = useTranslation();
  const { codigo: id } = request;
  const { download, isBusy } = useSlip(id);
  return (
    <Button
      variant="quiet"
      size="small"
      icon="download"
      aria-label={t('loanRequests.own.slipOf', { id })}
      isPending={isBusy}
      onClick={() => void download()}
    >
      {t('loanRequests.own.slip')}
    </Button>
  );
}

function useSlip(id: number) {
  const { act, isBusy } = useAct('getLoanRequestSlip');
  const download = async () => {
    const file = await act({ params: { id: String(id) } });
    if (file) saveFile(file);
  };
  return { download, isBusy };
}

function RemovalButton({ request, onDone }: LoanRequestActsProps) {
  const { t } = useTranslation();
  const { codigo: id } = request;
  const { takeOff, isBusy } = useRemoval(id, onDone);
  return (
    <Button
      variant="quiet"
      size="small"
      icon="close"
      aria-label={t('loanRequests.own.removeOf', { id })}
      isPending={isBusy}
      onClick={() => void takeOff()}
    >
      {t('loanRequests.own.remove')}
    </Button>
  );
}

function useRemoval(id: number, onDone: LoanRequestActsProps['onDone']) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('removeLoanRequest');
  const takeOff = async () => {
    const isDone = await act({ params: { id: String(id) }, body: {} });
    onDone(isDone && t('loanRequests.own.removed', { id }));
  };
  return { takeOff, isBusy };
}

function Cancellation({ request, onDone }: LoanRequestActsProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy } = useAct('cancelLoanRequest');
  const { codigo: id, titulo: title } = request;
  const cancel = async () => {
    setAsking(false);
    const isDone = await act({ params: { id: String(id) } });
    onDone(isDone && t('loanRequests.own.cancelled', { id }));
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="close"
        aria-label={t('loanRequests.own.cancelOf', { id })}
        isPending={isBusy}
        onClick={() => setAsking(true)}
      >
        {t('loanRequests.own.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('loanRequests.own.cancelAsk', { id })}
        confirmLabel={t('loanRequests.own.cancelOf', { id })}
        cancelLabel={t('loanRequests.own.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        {t('loanRequests.own.cancelHint', { title })}
      </ConfirmDialog>
    </>
  );
}
