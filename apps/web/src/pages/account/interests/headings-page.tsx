import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { HeadingProfile } from './heading-profile.tsx';
import { InterestTabs } from './interest-tabs.tsx';

/** Authors and subjects whose new titles the reader is notified of. */
export function Page() {
  return (
    <InterestTabs current="headings">
      <Headings />
    </InterestTabs>
  );
}

function Headings() {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('listInterests', { query: {} }), { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('interests.failed')}>
      {(profile) => (
        <>
          <HeadingProfile kind="autor" profile={profile} />
          <HeadingProfile kind="assunto" profile={profile} />
          <p>
            {t('interests.searchesToo')}{' '}
            <Link href="/meupergamum/itens-salvos">{t('account.pages.savedItems')}</Link>
          </p>
        </>
      )}
    </QueryBoundary>
  );
}
