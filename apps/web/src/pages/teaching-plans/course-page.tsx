import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { useEndpoint } from '../../api/query.ts';
import { AddressNotFound } from '../../features/not-found/address-not-found.tsx';
import { OfferedTab } from '../../features/not-found/offered-tab.tsx';
import { PlansSkeleton } from '../../features/teaching-plans/plans-skeleton.tsx';
import { useTranslation } from '../../languages/use-translation.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import {
  courseQuery,
  readCourseSearch,
  type CourseSearch,
} from '../../parts/teaching-plans/course-address.ts';
import { optionsQuery } from './course-page-queries.ts';
import { FoundCourse } from './found-course.tsx';

export function queries({ url }: PageAddress) {
  const search = readCourseSearch(url.searchParams);
  return search.curso === '' ? [] : [courseQuery(search), optionsQuery];
}

/** Status of the page: not found if no course is named. */
export const status = ({ url }: PageAddress): number =>
  readCourseSearch(url.searchParams).curso === '' ? 404 : 200;

/** Course with copies for each place, available ones, and missing titles. */
export function Page() {
  const [params] = useSearchParams();
  return (
    <OfferedTab tab="plano-ensino">
      <CoursePage search={readCourseSearch(params)} />
    </OfferedTab>
  );
}

function CoursePage({ search }: { readonly search: CourseSearch }) {
  const { t } = useTranslation();
  const isNamed = search.curso !== '';
  const found = useEndpoint(courseQuery(search), {
    enabled: isNamed,
    placeholderData: keepPreviousData,
  });
  const failure = useFailure(found);
  if (!isNamed) return <AddressNotFound />;
  if (found.data) {
    return <FoundCourse search={search} course={found.data} isUpdating={found.isPlaceholderData} />;
  }
  if (!failure) return <PlansSkeleton />;
  if (failure.status === 404) return <AddressNotFound />;
  return (
    <>
      <title>{`${t('failure.title')} · ${t('product')}`}</title>
      <FailureState
        failure={failure}
        title={t('coursePage.failed')}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    </>
  );
}
