import { orderStates } from '@estante/contract/plain';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { AcquisitionTabs } from './acquisition-tabs.tsx';
import { choiceQuery, readChoice } from './list-choice.ts';
import { ListFilters } from './list-filters.tsx';
import { OwnList } from './own-list.tsx';
import { OwnOrderEntry } from './own-order-entry.tsx';

const path = '/meupergamum/aquisicao/pedidos';

/** Purchase orders that include a suggestion of the reader. */
export function Page() {
  return (
    <AcquisitionTabs current="orders">
      <Orders />
    </AcquisitionTabs>
  );
}

function Orders() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const choice = readChoice(params, orderStates);
  const query = endpointQuery('listOwnOrders', { query: choiceQuery(choice) });
  const asked = useListEndpoint(query);
  return (
    <>
      <ListFilters
        path={path}
        states={orderStates}
        choice={choice}
        daysLabel={t('acquisition.orderDays')}
      />
      <QueryBoundary
        asked={asked}
        failed={t('acquisition.ordersFailed')}
        skeleton={<ListSkeleton />}
      >
        {(found) => (
          <OwnList
            path={path}
            choice={choice}
            found={found}
            count={t('purchaseOrders.count', { count: found.total })}
            none={t('acquisition.noOrders')}
            noneHint={t('acquisition.noOrdersHint')}
          >
            {found.pedidos.map((order) => (
              <li key={order.codigo}>
                <OwnOrderEntry order={order} />
              </li>
            ))}
          </OwnList>
        )}
      </QueryBoundary>
    </>
  );
}
