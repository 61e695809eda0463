import type { Output } from '../../api/api.ts';
import { useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { savedSearchHref } from '../../parts/saved-items/saved-items.ts';
import { TitleShelf } from '../../parts/title/title-shelf.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { frontShelvesQuery } from './front-shelves-query.ts';

type Shelf = Output<'listFrontShelves'>[number];

/** Shelves that staff have put on the front page; nothing if there are none. */
export function FrontShelves() {
  const { data = [] } = useEndpoint(frontShelvesQuery);
  return data.map((shelf) => <FrontShelf key={shelf.cod_estante} shelf={shelf} />);
}

function FrontShelf({ shelf }: { readonly shelf: Shelf }) {
  const { t } = useTranslation();
  const own = shelf.tipo === 'mais_emprestados' ? t('home.mostLent') : t('home.newTitles');
  const name = shelf.nome || own;
  const href = hrefOf(shelf);
  const isMore = shelf.total > shelf.acervos.length;
  return (
    <TitleShelf
      heading={name}
      titles={shelf.acervos.map((title) => ({ ...title, rota: `/acervo/${title.cod_acervo}` }))}
      more={href !== null && isMore && <AllOfShelf name={name} href={href} />}
    />
  );
}

function AllOfShelf({ name, href }: { readonly name: string; readonly href: string }) {
  const { t } = useTranslation();
  return (
    <Link href={href} aria-label={t('home.seeAllOf', { name })}>
      {t('home.seeAll')}
    </Link>
  );
}

/** Gives the address of all titles of a shelf; null if the shelf shows them all. */
function hrefOf({ busca, lista }: Shelf): string | null {
  if (busca) return savedSearchHref(busca);
  return lista === null ? null : `/listas/${lista}`;
}
