import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from '../saved-items.module.css';
import {
  stateTones,
  useRequestFacts,
  type LoanRequest,
} from '../../../parts/circulation/loan-request-facts.tsx';
import { libraryToday } from '../../../parts/dates/library-today.ts';

interface LoanRequestEntryProps {
  readonly request: LoanRequest;
  /** Null: it could not be done, which has been told. */
  readonly onDone: (words: string | null) => void;
}

/** A request: where it stands, and what can be done with it. */
export function LoanRequestEntry({ request, onDone }: LoanRequestEntryProps) {
  const { t } = useTranslation();
  const facts = useRequestFacts(request, libraryToday());
  const { codigo: id, situacao, titulo, rota, encerrado_em, encerrado_por } = request;
  return (
    <article className={classes(styles.entry, situacao === 'disponivel' && styles.unread)}>
      <div>
        <h3 className={styles.name}>{rota ? <Link href={rota}>{titulo}</Link> : titulo}</h3>
        <p>
          <Chip tone={stateTones[situacao]}>{t(`loanRequests.states.${situacao}`)}</Chip>{' '}
          <span className={styles.facts}>{`SE-${id}`}</span>
        </p>
        {encerrado_por && encerrado_em && (
          <p className={styles.facts}>
            {t(`loanRequests.own.${encerrado_por}`, { at: encerrado_em })}
          </p>
        )}
        {facts.map((fact) => (
          <p key={fact} className={styles.facts}>
            {fact}
          </p>
        ))}
      </div>
      <Acts request={request} onDone={onDone} />
    </article>
  );
}

function Acts({ request, onDone }: LoanRequestEntryProps) {
  const { t } = useTranslation();
  const remove = useAct('removeLoanRequest');
  const slip = useAct('getLoanRequestSlip');
  const { codigo: id, situacao, removida } = request;
  const params = { id: String(id) };
  const download = async () => {
    const file = await slip.act({ params });
    if (file) saveFile(file);
  };
  const takeOff = async () => {
    const isDone = await remove.act({ params, body: {} });
    onDone(isDone && t('loanRequests.own.removed', { id }));
  };
  const hasEnded = situacao === 'finalizada' || situacao === 'nao-finalizada';
  return (
    <Cluster>
      <Button
        variant="quiet"
        size="small"
        icon="download"
        aria-label={t('loanRequests.own.slipOf', { id })}
        isPending={slip.isBusy}
        onClick={() => void download()}
      >
        {t('loanRequests.own.slip')}
      </Button>
      {situacao === 'aguardando' && <Cancel request={request} onDone={onDone} />}
      {hasEnded && !removida && (
        <Button
          variant="quiet"
          size="small"
          icon="close"
          aria-label={t('loanRequests.own.removeOf', { id })}
          isPending={remove.isBusy}
          onClick={() => void takeOff()}
        >
          {t('loanRequests.own.remove')}
        </Button>
      )}
    </Cluster>
  );
}

function Cancel({ request, onDone }: LoanRequestEntryProps) {
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
