import { useTranslation } from '../../languages/use-translation.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { TitleShelf } from '../../parts/title/title-shelf.tsx';

/** Titles that stand left and right of the title on the shelf, in the order of the shelf. */
export function ShelfNeighbours({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const params = { id: String(titleId) };
  const { data } = useEndpoint(endpointQuery('listShelfNeighbours', { params }));
  const titles = data ? [...data.antes, ...data.depois] : [];
  return <TitleShelf heading={t('title.neighbours')} titles={titles} />;
}
