import { paymentStates } from '@estante/contract/plain';
import { useRef } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { isNarrowed, listQuery, readList } from '../../../parts/staff/list-address.ts';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { PaymentsTabs } from './payments-tabs.tsx';
import { receivedPath } from '../../../features/patron-account/payments-address.ts';
import { PrintedReceipt } from './printed-receipt.tsx';
import { ReceivedEntry } from './received-entry.tsx';
import { ReceivedSums } from './received-sums.tsx';

const receipt = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Payments received, today's at first, to be totalled and their receipts printed again. */
export function Page() {
  const [params] = useSearchParams();
  const id = params.get('recibo') ?? '';
  return (
    <PaymentsTabs current="received">
      {receipt.test(id) ? <PrintedReceipt key={id} id={id} /> : <ReceivedPayments />}
    </PaymentsTabs>
  );
}

function ReceivedPayments() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const asked = readList(params, paymentStates);
  const isAsked = isNarrowed(asked);
  const today = libraryToday();
  const address = isAsked ? asked : { ...asked, dataIni: today, dataFim: today };
  const query = endpointQuery('listReceivedPayments', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <StaffList
      path={receivedPath}
      address={address}
      isNarrowed={isAsked}
      states={paymentStates}
      nameOf={(state) => t(`payments.received.states.${state}`)}
      result={result}
      countOf={(count) => t(`payments.received.${isAsked ? 'count' : 'countToday'}`, { count })}
      noneHint={t('payments.received.noneHint')}
      headingRef={heading}
      renderSummary={({ por_metodo }) => <ReceivedSums sums={por_metodo} />}
    >
      {({ recebidos }) =>
        recebidos.map((payment) => (
          <li key={payment.numero}>
            <ReceivedEntry payment={payment} />
          </li>
        ))
      }
    </StaffList>
  );
}
