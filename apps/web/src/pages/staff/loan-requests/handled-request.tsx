import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import { FittingCopies } from './fitting-copies.tsx';
import type { LoanRequest } from './loan-request.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { stateTones, useRequestFacts } from '../../../parts/circulation/loan-request-facts.tsx';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { EndForm, SendForm } from './request-forms.tsx';
import { RequestSlip } from './request-slip.tsx';

interface HandledRequestProps {
  readonly request: LoanRequest;
  readonly onDone: DoneHandler;
}

/** Request with the acts that its state leaves to this unit. */
export function HandledRequest({ request, onDone }: HandledRequestProps) {
  const { t } = useTranslation();
  const facts = useRequestFacts(request, libraryToday());
  const { codigo: id, situacao, titulo, rota, encerrado_em, encerrado_por } = request;
  const isToDo = request.pode_enviar || request.pode_receber;
  const contact = [request.email, request.telefone].filter(Boolean).join(' · ');
  return (
    <article className={classes(styles.entry, isToDo && styles.new)}>
      <div className={styles.entryHead}>
        <h3>
          {`SE-${id} · `}
          {rota ? <Link href={rota}>{titulo}</Link> : titulo}
        </h3>
        <Chip tone={stateTones[situacao]}>{t(`loanRequests.states.${situacao}`)}</Chip>
      </div>
      <div>
        <p>{t('loanRequests.desk.person', { name: request.nome_pessoa })}</p>
        <p className={styles.facts}>{t('loanRequests.desk.contact', { contact })}</p>
        {request.codigo_barras && (
          <p className={styles.facts}>
            {t('loanRequests.desk.copy', { barcode: request.codigo_barras })}
          </p>
        )}
        {encerrado_em && encerrado_por && (
          <p className={styles.facts}>
            {encerrado_por === 'pessoa'
              ? t('loanRequests.desk.byPerson', { at: encerrado_em })
              : t(`loanRequests.own.${encerrado_por}`, { at: encerrado_em })}
          </p>
        )}
        {facts.map((fact) => (
          <p key={fact} className={styles.facts}>
            {fact}
          </p>
        ))}
      </div>
      {request.pode_enviar && <FittingCopies copies={request.exemplares} />}
      {request.pode_enviar && <SendForm request={request} onDone={onDone} />}
      <Cluster>
        {request.pode_receber && <Arrive request={request} onDone={onDone} />}
        <RequestSlip id={id} />
      </Cluster>
      {request.pode_encerrar && (
        <Disclosure title={t('loanRequests.desk.end')}>
          <EndForm request={request} onDone={onDone} />
        </Disclosure>
      )}
    </article>
  );
}

function Arrive({ request: { codigo: id }, onDone }: HandledRequestProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('receiveLoanRequest');
  const arrive = async () => {
    const answer = await act({ params: { id: String(id) }, body: {} });
    if (answer) onDone(t('loanRequests.desk.arrived', { id, day: answer.retirar_ate }));
  };
  return (
    <div>
      <ActProblem problem={problem} onDone={onDone} />
      <Button size="small" icon="check" isPending={isBusy} onClick={() => void arrive()}>
        {t('loanRequests.desk.arrive')}
      </Button>
    </div>
  );
}
