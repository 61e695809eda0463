import { activities } from '@estante/contract/plain';
import { useActivity, usePageConfig } from '../../parts/institution/page-config.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { AvailabilityPanel } from '../../features/title/availability-panel.tsx';
import { colourQuery } from '../../features/title/colour-label.tsx';
import { CourseUses } from '../../features/title/course-uses.tsx';
import { Editions } from '../../features/title/editions.tsx';
import { FirstCopies } from '../../features/title/first-copies.tsx';
import { RelatedTitles } from '../../features/title/related-titles.tsx';
import { WaitingCount } from '../../features/holds/hold-queues.tsx';
import { ShelfNeighbours } from '../../features/title/shelf-neighbours.tsx';
import { SimilarTitles } from '../../features/title/similar-titles.tsx';
import { titleCommentsQuery } from '../../features/title-comments/comments-query.ts';
import { TitleComments } from '../../features/title-comments/title-comments.tsx';
import { TitleDescription } from '../../features/title/title-description.tsx';
import {
  firstCopiesQuery,
  titleLibrariesQuery,
  titleLinksQuery,
} from '../../features/title/title-queries.ts';
import { titleMetadataQuery } from '../../features/title-metadata/title-metadata.tsx';
import { TitleBody } from '../../ui/layouts/title-layout.tsx';
import { useTitle } from './use-title.ts';

/** Lists the queries of what is read first; those of similar titles are made by the browser alone. */
export function queries({ params: { codAcervo = '' } }: PageAddress) {
  return [
    titleLibrariesQuery(codAcervo),
    titleLinksQuery(codAcervo),
    colourQuery(codAcervo),
    firstCopiesQuery(codAcervo),
    titleCommentsQuery(codAcervo),
    titleMetadataQuery(codAcervo),
  ];
}

/** Title: its description and its availability. */
export function Page() {
  const title = useTitle();
  const showsCopies = useActivity(activities.titleCopies);
  const showsHolds = useActivity(activities.titleHold);
  const showsPlans = usePageConfig().features?.guias.includes('plano-ensino');
  return (
    <>
      <TitleBody
        panel={
          <>
            <AvailabilityPanel title={title} hasCopiesPage={showsCopies} />
            {showsHolds && <WaitingCount titleId={title.cod_acervo} />}
          </>
        }
      >
        <TitleDescription title={title} />
        {showsCopies && <FirstCopies title={title} />}
        <RelatedTitles title={title} />
        <Editions titleId={title.cod_acervo} />
        {showsPlans && <CourseUses title={title} />}
        <TitleComments titleId={title.cod_acervo} title={title.titulo} />
      </TitleBody>
      <ShelfNeighbours titleId={title.cod_acervo} />
      <SimilarTitles titleId={title.cod_acervo} />
    </>
  );
}
