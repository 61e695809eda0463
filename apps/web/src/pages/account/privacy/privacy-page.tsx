import { webAddress } from '@estante/contract/plain';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AccountClosure } from './account-closure.tsx';
import { Consents } from './consents.tsx';
import { History } from './history.tsx';
import { StoredData } from './stored-data.tsx';
import { Accesses } from './record-looks.tsx';
import { OwnData } from './own-data.tsx';

const query = endpointQuery('getPrivacy', {});

/** Data kept of the reader, who decides on them, downloads them, or closes the account. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="privacy" lead={t('privacy.lead')}>
      <Privacy />
    </AccountTask>
  );
}

function Privacy() {
  const asked = useEndpoint(query, { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={8} />}>
      {(found) => (
        <Stack gap={6}>
          <Policy address={found.link_lgpd} />
          <History history={found.historico} />
          <Consents consents={found.consentimentos} />
          <OwnData />
          <Accesses />
          <StoredData kept={found.guardado} />
          <AccountClosure />
        </Stack>
      )}
    </QueryBoundary>
  );
}

function Policy({ address }: { readonly address: Output<'getPrivacy'>['link_lgpd'] }) {
  const { t } = useTranslation();
  const href = webAddress(address)?.href;
  return href === undefined ? null : (
    <p>
      <Link href={href}>{t('privacy.policy')}</Link>
    </p>
  );
}
