import type { Account } from './account.ts';
import type { Ref } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import staffStyles from '../../parts/staff/staff-list.module.css';
import { AmountOwed } from './amount-owed.tsx';

interface AccountHeadProps {
  readonly account: Account;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Name of a patron and what they owe to the libraries that the staff member sees. */
export function AccountHead({ account, headingRef }: AccountHeadProps) {
  const { t } = useTranslation();
  const { recebe_de_outras_unidades: takesForOthers } = account;
  const seesAll = account.unidade === null;
  const others = t(takesForOthers ? 'payments.othersOn' : 'payments.othersOff');
  return (
    <>
      <div className={staffStyles.head}>
        <h2 ref={headingRef} tabIndex={-1}>
          {account.nome_pessoa}
        </h2>
        <p>
          <AmountOwed total={account.total_centavos} seesAll={seesAll} />
        </p>
      </div>
      {!seesAll && <p className={staffStyles.facts}>{others}</p>}
    </>
  );
}
