import type { ReactNode } from 'react';
import { Link } from '../../ui/navigation/link.tsx';
import { Shelf, ShelfItem } from '../../ui/drawings/shelf.tsx';
import { TitleCover, type DrawnTitle } from '../covers/title-cover.tsx';

interface TitleShelfProps {
  readonly heading: string;
  readonly titles: readonly (DrawnTitle & { readonly rota: string })[];
  /** Link to all titles, at the end of the heading's line. */
  readonly more?: ReactNode;
}

/** Titles side by side with their covers; nothing if there are none. */
export function TitleShelf({ heading, titles, more }: TitleShelfProps) {
  if (titles.length === 0) return null;
  return (
    <Shelf title={heading} more={more}>
      {titles.map((title) => (
        <ShelfItem key={title.cod_acervo} picture={<TitleCover title={title} />}>
          <Link href={title.rota} variant="plain">
            {title.titulo}
          </Link>
        </ShelfItem>
      ))}
    </Shelf>
  );
}
