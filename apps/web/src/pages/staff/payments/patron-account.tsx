import type { Account } from './account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { askAgain, endpointQuery, useEndpoint } from '../../../api/query.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import staffStyles from '../staff-list.module.css';
import { ChargeForm } from './charge-form.tsx';
import { DebtEntry } from './debt-entry.tsx';
import { Owed } from './owed.tsx';
import { PaymentForm } from './payment-form.tsx';
import { paymentsHref } from './payments-address.ts';
import styles from './payments.module.css';
import { PaymentReceipt, type Receipt } from './payment-receipt.tsx';
import { SuspensionEntry } from './suspension-entry.tsx';

interface PatronAccountProps {
  readonly id: string;
  /** Text that the list was searched for. */
  readonly text: string;
}

/** Debts and payments of a reader, and what can be done about them. */
export function PatronAccount({ id, text }: PatronAccountProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.part}>
      <p data-print="no">
        <Link href={paymentsHref(text)}>{t('payments.back')}</Link>
      </p>
      <AccountOf id={id} />
    </div>
  );
}

interface AccountOfProps {
  readonly id: string;
  /** Something was paid, charged or let off. */
  readonly onChanged?: () => void;
}

export function AccountOf({ id, onChanged }: AccountOfProps) {
  const { t } = useTranslation();
  const query = endpointQuery('getPatronAccount', { params: { id } });
  const asked = useEndpoint(query, { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('payments.accountFailed')} skeleton={<ListSkeleton />}>
      {(account) => <Known account={account} onChanged={onChanged} />}
    </QueryBoundary>
  );
}

interface KnownProps extends Pick<AccountOfProps, 'onChanged'> {
  readonly account: Account;
}

function Known({ account, onChanged }: KnownProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [payments, setPayments] = useState(0);
  useEffect(() => heading.current?.focus(), []);
  const askAnew = async () => {
    const lists = [['findDebtors'], ['listReceivedPayments'], ['listLedgerActs']] as const;
    onChanged?.();
    await askAgain(client, ['getPatronAccount'], ...lists);
  };
  const changed = (words: string) => {
    void askAnew();
    showToast({ tone: 'success', words });
    heading.current?.focus();
  };
  const paid = async (given: Receipt) => {
    showToast({ tone: 'success', words: t('payments.paid', { total: given.total_centavos }) });
    setReceipt(given);
    await askAnew();
    // The form of this payment is busy until a new one stands in its place.
    setPayments((before) => before + 1);
  };
  const close = () => {
    setReceipt(null);
    heading.current?.focus();
  };
  const { total_centavos: total, debitos, afastamentos, outras_bibliotecas: others } = account;
  const { recebe_de_outras_unidades: takesForOthers } = account;
  const seesAll = account.unidade === null;
  const due = others.reduce((sum, { saldo_centavos }) => sum + saldo_centavos, total);
  return (
    <div className={styles.part}>
      <div className={staffStyles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {account.nome_pessoa}
        </h2>
        <p>
          <Owed total={total} seesAll={seesAll} />
        </p>
      </div>
      {!seesAll && (
        <p className={staffStyles.facts}>
          {t(takesForOthers ? 'payments.othersOn' : 'payments.othersOff')}
        </p>
      )}
      {receipt && <PaymentReceipt key={receipt.recibo} receipt={receipt} onClose={close} />}
      {due > 0 && <PaymentForm key={`${payments} ${due}`} account={account} onPaid={paid} />}
      <Disclosure title={t('payments.charge')}>
        <ChargeForm account={account} onChanged={changed} />
      </Disclosure>
      {debitos.length > 0 && (
        <section className={styles.part}>
          <h2>{t('payments.debts')}</h2>
          <ul className={staffStyles.entries}>
            {debitos.map((debt) => (
              <li key={debt.codigo}>
                <DebtEntry debt={debt} limits={account.limites} onChanged={changed} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {afastamentos.length > 0 && (
        <section className={styles.part}>
          <h2>{t('payments.suspensions')}</h2>
          <ul className={staffStyles.entries}>
            {afastamentos.map((suspension) => (
              <li key={suspension.codigo}>
                <SuspensionEntry suspension={suspension} onChanged={changed} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
