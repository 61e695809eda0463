import { useTranslation } from '../../languages/use-translation.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { TitleShelf } from '../../parts/title/title-shelf.tsx';

/** More like this. */
export function SimilarTitles({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const query = endpointQuery('listSimilarTitles', { params: { id: String(titleId) } });
  const { data = [] } = useEndpoint(query);
  return <TitleShelf heading={t('title.similar')} titles={data} />;
}
