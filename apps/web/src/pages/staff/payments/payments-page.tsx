import { useSearchParams } from 'react-router';
import { DebtorSearch } from './debtor-search.tsx';
import { PatronAccount } from '../../../features/patron-account/patron-account.tsx';
import { PaymentsTabs } from './payments-tabs.tsx';

const person = /^[1-9]\d{0,8}$/;

/** Payments: the search for debtors, and their accounts. */
export function Page() {
  return (
    <PaymentsTabs current="readers">
      <Readers />
    </PaymentsTabs>
  );
}

function Readers() {
  const [params] = useSearchParams();
  const text = (params.get('texto') ?? '').trim().slice(0, 200);
  const id = params.get('pessoa') ?? '';
  if (person.test(id)) return <PatronAccount key={id} id={id} text={text} />;
  return <DebtorSearch text={text} />;
}
