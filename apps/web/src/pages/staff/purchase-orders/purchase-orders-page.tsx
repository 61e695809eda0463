import { orderStates } from '@estante/contract/plain';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { listQuery, readList } from '../../../parts/staff/list-address.ts';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';
import { NewOrder } from './new-order.tsx';
import { OrderEntry } from './order-entry.tsx';
import { OrderSums } from './order-sums.tsx';
import { TakeOrders } from './take-orders.tsx';

/** Purchase orders of the unit for suggested titles, and their deliveries. */
export function Page() {
  return (
    <StaffTask name="purchaseOrders">
      <Orders />
    </StaffTask>
  );
}

function Orders() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readList(params, orderStates);
  const query = endpointQuery('listPurchaseOrders', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listPurchaseOrders', 'listOrderableSuggestions');
  return (
    <>
      {result.data && (
        <Disclosure title={t('purchaseOrders.make')}>
          <NewOrder unit={result.data.unidade} onDone={done} />
        </Disclosure>
      )}
      <StaffList
        path="/meupergamum/atendimento/pedidos-compra"
        address={address}
        states={orderStates}
        nameOf={(state) => t(`suggestion.states.${state}`)}
        result={result}
        countOf={(count) => t('purchaseOrders.count', { count })}
        noneHint={t('purchaseOrders.noneHint')}
        headingRef={heading}
        renderSummary={({ somas, total }) =>
          total > 0 && (
            <Stack gap={3}>
              <OrderSums sums={somas} />
              <TakeOrders address={address} />
            </Stack>
          )
        }
      >
        {({ pedidos, fornecedores }) =>
          pedidos.map((order) => (
            <li key={order.codigo}>
              <OrderEntry order={order} suppliers={fornecedores} onDone={done} />
            </li>
          ))
        }
      </StaffList>
    </>
  );
}
