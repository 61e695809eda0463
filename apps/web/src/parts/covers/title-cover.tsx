import { useEffect } from 'react';
import { CoverImage } from '../../ui/drawings/cover-image.tsx';
import { TypographicCover } from '../../ui/cover/typographic-cover.tsx';
import type { Output } from '../../api/api.ts';
import { useCoverNotes } from './cover-failures.tsx';
import { authorName } from './author-name.ts';
import { workTypeIcon } from './work-type.ts';

export type TitleCard = Output<'searchTitles'>['acervos'][number];

/** Fields of a title from which its cover is shown, or drawn. */
export type DrawnTitle = Pick<
  TitleCard,
  'cod_acervo' | 'titulo' | 'autores' | 'cod_tipo_obra' | 'idioma' | 'link_capa' | 'credito_capa'
>;

interface TitleCoverProps {
  readonly title: DrawnTitle;
  /** Whether it is the large cover on the title's own page. */
  readonly isMain?: boolean;
}

/** Sizes that covers are kept in, with their widths. */
const sizes = [
  ['media', 320],
  ['pequena', 160],
  ['grande', 640],
] as const;

/** Cover of a title, the same everywhere: its picture, else one drawn from its words. */
export function TitleCover({ title, isMain = false }: TitleCoverProps) {
  const { link_capa: link } = title;
  const { fail, credit } = useCoverNotes();
  // The title's own page has the credit beside the picture.
  const from = isMain ? undefined : title.credito_capa?.nome;
  useEffect(() => {
    if (from !== undefined) credit(from);
  }, [from, credit]);
  const drawn = (
    <TypographicCover
      title={title.titulo}
      author={title.autores.slice(0, 1).map(authorName).join()}
      kind={workTypeIcon(title.cod_tipo_obra)}
      language={title.idioma}
      seed={String(title.cod_acervo)}
    />
  );
  if (link === null) return drawn;
  return (
    <CoverImage
      key={link}
      sources={sizes.map(([size, width]) => ({ src: `${link}&tamanho=${size}`, width }))}
      sizes={isMain ? '14rem' : '10rem'}
      isFirst={isMain}
      fallback={drawn}
      onFailure={fail}
    />
  );
}
