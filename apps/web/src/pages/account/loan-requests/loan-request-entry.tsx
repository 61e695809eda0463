import { useTranslation } from '../../../languages/use-translation.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from '../saved-items.module.css';
import { stateTones, useRequestFacts } from '../../../parts/circulation/loan-request-facts.tsx';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import { LoanRequestActs, type LoanRequestActsProps } from './loan-request-acts.tsx';

/** Loan request: its state, and the acts on it. */
export function LoanRequestEntry({ request, onDone }: LoanRequestActsProps) {
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
      <LoanRequestActs request={request} onDone={onDone} />
    </article>
  );
}
