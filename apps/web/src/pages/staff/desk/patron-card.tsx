import { useTranslation } from '../../../languages/use-translation.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Message } from '../../../ui/message.tsx';
import { untilWords } from '../../../features/desk/desk-entry.ts';
import styles from '../../../features/desk/desk.module.css';
import type { DeskPatron } from './use-desk.ts';

interface PatronCardProps {
  readonly patron: DeskPatron;
  readonly onLeave: () => void;
}

/** Who is at the desk, with all that stands against them and what they have. */
export function PatronCard({ patron, onLeave }: PatronCardProps) {
  const { t } = useTranslation();
  const { emprestimos: loans, reservas_prontas: ready, impedimentos: reasons } = patron;
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
      {patron.debito_centavos > 0 && <p>{t('desk.owes', { sum: patron.debito_centavos })}</p>}
      {ready.map((hold) => (
        <Message key={hold.codigo} tone="info">
          {t('desk.holdReady', {
            title: hold.titulo,
            library: hold.desc_biblioteca,
            day: hold.retirar_ate,
          })}
        </Message>
      ))}
      <div data-print="no">
        <Disclosure title={t('desk.loans', { count: loans.length })}>
          <ul>
            {loans.map((loan) => (
              <li key={loan.codigo}>
                {loan.acervo?.titulo ?? loan.codigo_barras}: {untilWords(loan, t)}
                {loan.atrasado && ` · ${t('desk.late')}`}
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </section>
  );
}
