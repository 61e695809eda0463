import type { TitlePage } from '../../parts/title/title-pages.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { PageHead } from '../../parts/page/page-head.tsx';
import { TitleMetadata } from '../../features/title-metadata/title-metadata.tsx';
import { TitleMarks, UnApiLink } from '../../parts/title/title-marks.tsx';
import { TitleAlternates } from '../../features/title-metadata/title-alternates.tsx';
import { titleName, type Title } from './use-title.ts';

interface TitleHeadProps {
  readonly title: Title;
  /** Sub-page; null for the title's own page. */
  readonly page: TitlePage | null;
}

/** Head of the document of a title: each sub-page has a name and an address of its own. */
export function TitleHead({ title, page }: TitleHeadProps) {
  const { t } = useTranslation();
  const names = [page && t(`title.pages.${page.path}`), titleName(title)];
  return (
    <>
      <PageHead
        title={names.filter(Boolean).join(' · ')}
        description={descriptionOf(title)}
        path={page ? `${title.rota}/${page.path}` : title.rota}
        image={title.link_capa}
        kind={title.isbn.length > 0 ? 'book' : 'website'}
      />
      {page === null && (
        <>
          <TitleMetadata id={title.cod_acervo} />
          <TitleAlternates id={title.cod_acervo} />
          <UnApiLink />
          <TitleMarks title={title} />
        </>
      )}
    </>
  );
}

function descriptionOf(title: Title): string {
  const facts = [title.autores[0]?.nome, title.editora, title.ano_publicacao, title.desc_tipo_obra];
  return title.resumos[0] ?? facts.filter(Boolean).join(' · ');
}
