import type { Account, AccountDebt } from './account.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { DebtName } from '../../parts/money/debt-name.tsx';
import { Chip } from '../../ui/data/chip.tsx';
import { classes } from '../../ui/classes.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import staffStyles from '../../parts/staff/staff-list.module.css';
import { DiscountForm } from './discount-form.tsx';
import { LedgerEntry } from './ledger-entry.tsx';
import type { ChangeListener } from './account.ts';
import { VoidForm } from './void-form.tsx';
import styles from './payments.module.css';

interface DebtEntryProps {
  readonly debt: AccountDebt;
  /** Limits of the staff member's role. */
  readonly limits: Account['limites'];
  readonly onChanged: ChangeListener;
}

/** Debt with its later entries, and the acts on it. */
export function DebtEntry({ debt, limits, onChanged }: DebtEntryProps) {
  const { t } = useTranslation();
  const { saldo_centavos: balance, lancamentos } = debt;
  const isOpen = balance > 0;
  const isVoid = debt.anulado_em !== null;
  return (
    <article className={classes(staffStyles.entry, isOpen && staffStyles.new)}>
      <div className={staffStyles.entryHead}>
        <h3>{isVoid ? <VoidedDebtName debt={debt} /> : <DebtName debt={debt} />}</h3>
        <DebtState debt={debt} />
      </div>
      <p className={staffStyles.facts}>
        {debt.desc_biblioteca} · {t('debts.pix.reference', { txid: debt.txid })}
      </p>
      {lancamentos.length > 0 && (
        <ul className={styles.entries} aria-label={t('payments.entries')}>
          {lancamentos.map((entry) => (
            <li key={entry.codigo} className={staffStyles.answer}>
              <LedgerEntry entry={entry} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && debt.proprio && (
        <Disclosure title={t('payments.discount')}>
          <DiscountForm
            key={balance}
            debt={debt}
            limit={limits.desconto_centavos}
            onChanged={onChanged}
          />
        </Disclosure>
      )}
      {debt.anulacao !== null && (
        <Disclosure title={t('payments.void')}>
          <VoidForm debt={debt} voidability={debt.anulacao} onChanged={onChanged} />
        </Disclosure>
      )}
    </article>
  );
}

type StateProps = Pick<DebtEntryProps, 'debt'>;

function VoidedDebtName({ debt }: StateProps) {
  return (
    <s>
      <DebtName debt={debt} />
    </s>
  );
}

function DebtState({ debt }: StateProps) {
  const { t } = useTranslation();
  const { saldo_centavos: balance, valor_centavos: amount, anulado_em: voidedAt } = debt;
  if (voidedAt !== null) return <Chip tone="neutral">{t('payments.voided')}</Chip>;
  if (balance === 0) return <Chip tone="success">{t('payments.settled')}</Chip>;
  return <Chip tone="warning">{t('payments.open', { balance, amount })}</Chip>;
}
