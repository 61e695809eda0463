import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { RefusalReasons } from '../../../parts/circulation/refusal-reasons.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { useStaffPages } from '../../../session/use-permission.ts';
import { AccountOf } from '../../../features/patron-account/patron-account.tsx';
import styles from '../../../features/desk/desk.module.css';
import type { DeskPatron } from './desk-patron.ts';
import { HoldList } from './hold-list.tsx';
import { LoanList } from './loan-list.tsx';
import type { PatronActs } from './use-patron-acts.ts';

interface PatronCardProps {
  readonly patron: DeskPatron;
  readonly acts: PatronActs;
  /** Called when the focused entry has gone from the card. */
  readonly onGone: () => void;
  readonly onLeave: () => void;
}

/** Patron at the desk, with all that stands against them, their loans and their holds. */
export function PatronCard({ patron, acts, onGone, onLeave }: PatronCardProps) {
  const { t } = useTranslation();
  const takesMoney = useStaffPages().some(({ name }) => name === 'payments');
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
          <RefusalReasons reasons={reasons} audience="staff" />
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
          <LoanList patron={patron} acts={acts} onGone={onGone} />
        </Disclosure>
        <Disclosure title={t('desk.holds.count', { count: patron.reservas.length })}>
          <HoldList patron={patron} acts={acts} onGone={onGone} />
        </Disclosure>
        {takesMoney && <Account key={patron.cod_pessoa} patron={patron} acts={acts} />}
      </div>
    </section>
  );
}

interface AccountProps {
  readonly patron: DeskPatron;
  readonly acts: PatronActs;
}

/** Debts and payments of the patron, loaded on request, as each look at them is recorded. */
function Account({ patron, acts }: AccountProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('desk.account')} onToggle={setOpen}>
      {isOpen && <AccountOf id={String(patron.cod_pessoa)} onChanged={acts.changed} />}
    </Disclosure>
  );
}
