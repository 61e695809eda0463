import { activities } from '@estante/contract/plain';
import { useActivity, usePageConfig } from '../../app/page-config.ts';
import type { PageAddress } from '../../app/page.ts';
import { endpointQuery } from '../../app/query.ts';
import { AvailabilityPanel } from '../../features/title/availability-panel.tsx';
import { Copies } from '../../features/title/copies.tsx';
import { CourseUses } from '../../features/title/course-uses.tsx';
import { SimilarTitles } from '../../features/title/similar-titles.tsx';
import { TitleDescription } from '../../features/title/title-description.tsx';
import { TitleBody } from '../../ui/layouts/title-layout.tsx';
import { titleParams } from './title-queries.ts';
import { useTitle } from './use-title.ts';

export function queries(address: PageAddress) {
  const params = titleParams(address);
  return [
    endpointQuery('listTitleLibraries', { params }),
    endpointQuery('listTitleLinks', { params }),
    endpointQuery('listCopies', { params, query: {} }),
    endpointQuery('listSimilarTitles', { params }),
  ];
}

/** A title: what it is, and where and how it can be had. */
export function Page() {
  const title = useTitle();
  const showsCopies = useActivity(activities.titleCopies);
  const showsPlans = usePageConfig().features?.guias.includes('plano-ensino');
  return (
    <>
      <TitleBody panel={<AvailabilityPanel title={title} />}>
        <TitleDescription title={title} />
        {showsCopies && <Copies titleId={title.cod_acervo} />}
        {showsPlans && <CourseUses title={title} />}
      </TitleBody>
      <SimilarTitles titleId={title.cod_acervo} />
    </>
  );
}
