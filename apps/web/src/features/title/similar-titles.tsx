import { useTranslation } from 'react-i18next';
import { authorName } from '../../app/author-name.ts';
import { endpointQuery, useEndpoint } from '../../app/query.ts';
import { workTypeIcon } from '../../app/work-type.ts';
import { Link } from '../../ui/link.tsx';
import { Shelf, ShelfItem } from '../../ui/shelf.tsx';
import { TypographicCover } from '../../ui/typographic-cover.tsx';

/** More like this: nothing where there is nothing like it. */
export function SimilarTitles({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const query = endpointQuery('listSimilarTitles', { params: { id: String(titleId) } });
  const { data = [] } = useEndpoint(query);
  if (data.length === 0) return null;
  return (
    <Shelf title={t('title.similar')}>
      {data.map((item) => (
        <ShelfItem
          key={item.cod_acervo}
          picture={
            <TypographicCover
              title={item.titulo}
              author={item.autores.slice(0, 1).map(authorName).join()}
              kind={workTypeIcon(item.cod_tipo_obra)}
              seed={String(item.cod_acervo)}
            />
          }
        >
          <Link href={item.rota} look="plain">
            {item.titulo}
          </Link>
        </ShelfItem>
      ))}
    </Shelf>
  );
}
