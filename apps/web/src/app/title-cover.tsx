import { TypographicCover } from '../ui/typographic-cover.tsx';
import type { Output } from './api.ts';
import { authorName } from './author-name.ts';
import { workTypeIcon } from './work-type.ts';

export type TitleCard = Output<'searchTitles'>['acervos'][number];

type Drawn = Pick<TitleCard, 'cod_acervo' | 'titulo' | 'autores' | 'cod_tipo_obra'>;

/** The cover of a title, the same wherever it stands. */
export function TitleCover({ title }: { readonly title: Drawn }) {
  return (
    <TypographicCover
      title={title.titulo}
      author={title.autores.slice(0, 1).map(authorName).join()}
      kind={workTypeIcon(title.cod_tipo_obra)}
      seed={String(title.cod_acervo)}
    />
  );
}
