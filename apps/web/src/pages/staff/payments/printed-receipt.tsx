import { useTranslation } from '../../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { PaymentReceipt } from '../../../features/patron-account/payment-receipt.tsx';
import { receivedPath } from '../../../features/patron-account/payments-address.ts';

/** Copy of a receipt given before. */
export function PrintedReceipt({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = endpointQuery('getPaymentReceipt', { params: { recibo: id } });
  const asked = useEndpoint(query, { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('payments.receipt.failed')}>
      {(receipt) => (
        <PaymentReceipt receipt={receipt} onClose={() => void navigate(receivedPath)} />
      )}
    </QueryBoundary>
  );
}
