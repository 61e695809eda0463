import { Link } from '../ui/link.tsx';
import { Shelf, ShelfItem } from '../ui/shelf.tsx';
import { TitleCover, type TitleCard } from './title-cover.tsx';

interface TitleShelfProps {
  readonly heading: string;
  readonly titles: readonly TitleCard[];
}

/** Titles standing side by side with their covers; nothing where there are none. */
export function TitleShelf({ heading, titles }: TitleShelfProps) {
  if (titles.length === 0) return null;
  return (
    <Shelf title={heading}>
      {titles.map((title) => (
        <ShelfItem key={title.cod_acervo} picture={<TitleCover title={title} />}>
          <Link href={title.rota} look="plain">
            {title.titulo}
          </Link>
        </ShelfItem>
      ))}
    </Shelf>
  );
}
