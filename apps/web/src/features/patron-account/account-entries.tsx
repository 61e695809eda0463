import { useTranslation } from '../../languages/use-translation.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import staffStyles from '../../parts/staff/staff-list.module.css';
import type { Account, ChangeListener } from './account.ts';
import { ChargeForm } from './charge-form.tsx';
import { DebtEntry } from './debt-entry.tsx';
import styles from './payments.module.css';
import { SuspensionEntry } from './suspension-entry.tsx';

interface AccountEntriesProps {
  readonly account: Account;
  readonly onChanged: ChangeListener;
}

/** Debts and suspensions of a patron, after the form for a new charge. */
export function AccountEntries({ account, onChanged }: AccountEntriesProps) {
  const { t } = useTranslation();
  return (
    <>
      <Disclosure title={t('payments.charge')}>
        <ChargeForm account={account} onChanged={onChanged} />
      </Disclosure>
      <Debts account={account} onChanged={onChanged} />
      <Suspensions account={account} onChanged={onChanged} />
    </>
  );
}

function Debts({ account: { debitos, limites }, onChanged }: AccountEntriesProps) {
  const { t } = useTranslation();
  if (debitos.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('payments.debts')}</h2>
      <ul className={staffStyles.entries}>
        {debitos.map((debt) => (
          <li key={debt.codigo}>
            <DebtEntry debt={debt} limits={limites} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Suspensions({ account: { afastamentos }, onChanged }: AccountEntriesProps) {
  const { t } = useTranslation();
  if (afastamentos.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('payments.suspensions')}</h2>
      <ul className={staffStyles.entries}>
        {afastamentos.map((suspension) => (
          <li key={suspension.codigo}>
            <SuspensionEntry suspension={suspension} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}
