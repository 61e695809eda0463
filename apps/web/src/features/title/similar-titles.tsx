import { useTranslation } from '../../languages/use-translation.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { TitleShelf } from '../../parts/title/title-shelf.tsx';
import { editionsQuery } from './editions.tsx';

/** Similar titles; editions of the same work stand in a list of their own. */
export function SimilarTitles({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const query = endpointQuery('listSimilarTitles', { params: { id: String(titleId) } });
  const { data = [] } = useEndpoint(query);
  const editions = useEndpoint(editionsQuery(titleId));
  if (editions.isPending) return null;
  const listed = new Set(editions.data?.map(({ cod_acervo }) => cod_acervo));
  const others = data.filter(({ cod_acervo }) => !listed.has(cod_acervo));
  return <TitleShelf heading={t('title.similar')} titles={others} />;
}
