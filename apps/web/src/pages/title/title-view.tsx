import { activities } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { usePageConfig } from '../../app/page-config.ts';
import { readSearch } from '../../app/search-address.ts';
import { TitleCover } from '../../app/title-cover.tsx';
import { workTypeIcon } from '../../app/work-type.ts';
import { BasketButton } from '../../features/basket/basket-button.tsx';
import { AvailabilityPanel } from '../../features/title/availability-panel.tsx';
import { Copies } from '../../features/title/copies.tsx';
import { CourseUses } from '../../features/title/course-uses.tsx';
import { SimilarTitles } from '../../features/title/similar-titles.tsx';
import { TitleAuthors } from '../../features/title/title-authors.tsx';
import { StateWarning } from '../../features/title/own-description.tsx';
import { TitleDescription } from '../../features/title/title-description.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TitleLayout } from '../../ui/layouts/title-layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './title-page.module.css';

const anywhere = readSearch('geral', new URLSearchParams());

export function TitleView({ title }: { readonly title: Output<'getTitle'> }) {
  const { t } = useTranslation();
  const { features } = usePageConfig();
  const showsCopies = features?.atividades.some(
    ({ cod_atividade }) => cod_atividade === activities.titleCopies,
  );
  const showsPlans = features?.guias.includes('plano-ensino');
  const name = [title.titulo, title.subtitulo].filter(Boolean).join(': ');
  return (
    <div className={styles.page}>
      <title>{`${name} · ${t('product')}`}</title>
      <meta name="description" content={descriptionOf(title)} />
      <link rel="canonical" href={title.rota} />
      <SearchBox state={anywhere} />
      <TitleLayout
        cover={<TitleCover title={title} />}
        head={
          <>
            <PageHeader
              over={
                <>
                  <Icon name={workTypeIcon(title.cod_tipo_obra)} /> {title.desc_tipo_obra}
                </>
              }
              title={name}
            >
              <TitleAuthors title={title} />
            </PageHeader>
            <StateWarning title={title} />
          </>
        }
        panel={<AvailabilityPanel title={title} />}
        tools={<BasketButton titleId={title.cod_acervo} title={title.titulo} size="normal" />}
      >
        <TitleDescription title={title} />
        {showsCopies && <Copies titleId={title.cod_acervo} />}
        {showsPlans && <CourseUses title={title} />}
      </TitleLayout>
      <SimilarTitles titleId={title.cod_acervo} />
    </div>
  );
}

function descriptionOf(title: Output<'getTitle'>): string {
  const facts = [title.autores[0]?.nome, title.editora, title.ano_publicacao, title.desc_tipo_obra];
  return (title.resumos[0] ?? facts.filter(Boolean).join(' · ')).slice(0, 300);
}
