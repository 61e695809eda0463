import { AccountHead } from './account-head.tsx';
import type { Account } from './account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { askAgain, endpointQuery, useEndpoint } from '../../api/query.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { ListSkeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { AccountEntries } from './account-entries.tsx';
import { PaymentForm } from './payment-form.tsx';
import { paymentsHref } from './payments-address.ts';
import styles from './payments.module.css';
import { PaymentReceipt, type Receipt } from './payment-receipt.tsx';

interface PatronAccountProps {
  readonly id: string;
  /** Text that the list was searched for. */
  readonly text: string;
}

/** Debts and payments of a reader, and the acts on them. */
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
  /** Called after a payment, charge or discount. */
  readonly onChanged?: () => void;
}

export function AccountOf({ id, onChanged }: AccountOfProps) {
  const { t } = useTranslation();
  const query = endpointQuery('getPatronAccount', { params: { id } });
  const asked = useEndpoint(query, { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('payments.accountFailed')} skeleton={<ListSkeleton />}>
      {(account) => <AccountView account={account} onChanged={onChanged} />}
    </QueryBoundary>
  );
}

interface AccountViewProps extends Pick<AccountOfProps, 'onChanged'> {
  readonly account: Account;
}

function AccountView({ account, onChanged }: AccountViewProps) {
  const { heading, receipt, payments, changed, paid, close } = useAccountChanges(onChanged);
  const { total_centavos: total, outras_bibliotecas: others } = account;
  const due = others.reduce((sum, { saldo_centavos }) => sum + saldo_centavos, total);
  return (
    <div className={styles.part}>
      <AccountHead account={account} headingRef={heading} />
      {receipt && <PaymentReceipt key={receipt.recibo} receipt={receipt} onClose={close} />}
      {due > 0 && <PaymentForm key={`${payments} ${due}`} account={account} onPaid={paid} />}
      <AccountEntries account={account} onChanged={changed} />
    </div>
  );
}

/** Follows payments, charges and discounts: reports them, and has the account queried again. */
function useAccountChanges(onChanged: AccountViewProps['onChanged']) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const askAnew = useAskingAnew(onChanged);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [payments, setPayments] = useState(0);
  useEffect(() => heading.current?.focus(), []);
  const changed = (words: string) => {
    void askAnew();
    showToast({ tone: 'success', words });
    heading.current?.focus();
  };
  const paid = async (given: Receipt) => {
    showToast({ tone: 'success', words: t('payments.paid', { total: given.total_centavos }) });
    setReceipt(given);
    await askAnew();
    // The form of this payment is busy until a new one replaces it.
    setPayments((before) => before + 1);
  };
  const close = () => {
    setReceipt(null);
    heading.current?.focus();
  };
  return { heading, receipt, payments, changed, paid, close };
}

function useAskingAnew(onChanged: AccountViewProps['onChanged']) {
  const client = useQueryClient();
  return async () => {
    const lists = [['findDebtors'], ['listReceivedPayments'], ['listLedgerActs']] as const;
    onChanged?.();
    await askAgain(client, ['getPatronAccount'], ...lists);
  };
}
