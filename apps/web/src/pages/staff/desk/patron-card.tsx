import { useTranslation } from '../../../languages/use-translation.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Link } from '../../../ui/link.tsx';
import { Message } from '../../../ui/message.tsx';
import { paymentsHref } from '../payments/payments-address.ts';
import styles from '../../../features/desk/desk.module.css';
import type { DeskPatron } from './desk-patron.ts';
import { LoanList, type LoanActs } from './loan-list.tsx';

interface PatronCardProps extends LoanActs {
  readonly patron: DeskPatron;
  readonly onLeave: () => void;
}

/** Who is at the desk, with all that stands against them and what they have. */
export function PatronCard({ patron, onLeave, onRenew, onLost }: PatronCardProps) {
  const { t } = useTranslation();
  const { emprestimos: loans, impedimentos: reasons } = patron;
  const { reservas_prontas: ready, solicitacoes_prontas: requests } = patron;
  return (
    <section className={styles.card} aria-label={patron.nome_pessoa}>
      <div className={styles.head}>
        <h2>{patron.nome_pessoa}</h2>
        <span data-print="no">
          <Button icon="close" onClick={onLeave}>
            {t('desk.leave')}
          </Button>
        </span>
      </div>
      <p>
        {[patron.usuario, patron.categoria, patron.desc_biblioteca]
          .filter((one) => one !== null)
          .join(' · ')}
      </p>
      {reasons.length > 0 && (
        <Message isLive tone="danger" title={t('desk.blocked')}>
          <RefusalReasons reasons={reasons} />
        </Message>
      )}
      {patron.debito_centavos > 0 && (
        <p>
          {t('desk.owes', { sum: patron.debito_centavos })}{' '}
          <Link href={paymentsHref(patron.nome_pessoa)}>
            {t('desk.toAccount', { name: patron.nome_pessoa })}
          </Link>
        </p>
      )}
      {ready.map((hold) => (
        <Message key={hold.codigo} tone="info">
          {t('desk.holdReady', {
            title: hold.titulo,
            library: hold.desc_biblioteca,
            day: hold.retirar_ate,
          })}
        </Message>
      ))}
      {requests.map((request) => (
        <Message key={request.codigo} tone="info">
          {t('desk.requestReady', {
            id: request.codigo,
            title: request.titulo,
            library: request.desc_biblioteca,
            day: request.retirar_ate,
          })}
        </Message>
      ))}
      <div data-print="no">
        <Disclosure title={t('desk.loans', { count: loans.length })}>
          <LoanList patron={patron} onRenew={onRenew} onLost={onLost} />
        </Disclosure>
      </div>
    </section>
  );
}
