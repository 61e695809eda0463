import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { StaffTask } from '../staff-task.tsx';
import { DebtorSearch } from './debtor-search.tsx';
import { PatronAccount } from './patron-account.tsx';
import { StatementImport } from './statement-import.tsx';

const person = /^[1-9]\d{0,8}$/;

/** Payments: of whom, what is owed, and what the bank says. */
export function Page() {
  return (
    <StaffTask name="payments">
      <Payments />
    </StaffTask>
  );
}

function Payments() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const text = (params.get('texto') ?? '').trim().slice(0, 200);
  const id = params.get('pessoa') ?? '';
  if (person.test(id)) return <PatronAccount key={id} id={id} text={text} />;
  return (
    <>
      <DebtorSearch text={text} />
      <Disclosure title={t('payments.statement.title')}>
        <StatementImport />
      </Disclosure>
    </>
  );
}
