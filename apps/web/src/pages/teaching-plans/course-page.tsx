import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { CourseChoice } from '../../features/course/course-choice.tsx';
import { CoursePeriods } from '../../features/course/course-periods.tsx';
import { CourseSum } from '../../features/course/course-sum.tsx';
import { AddressNotFound } from '../../features/not-found/address-not-found.tsx';
import { OfferedTab } from '../../features/not-found/offered-tab.tsx';
import { PlansSkeleton } from '../../features/teaching-plans/plans-skeleton.tsx';
import { useTranslation } from '../../languages/use-translation.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { PageHead } from '../../parts/page/page-head.tsx';
import { readSearch } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import {
  courseHref,
  coursePdfHref,
  courseQuery,
  readCourseSearch,
  type CourseSearch,
} from '../../parts/teaching-plans/course-address.ts';
import { planHref, planValues } from '../../parts/teaching-plans/plan-address.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import styles from './teaching-plans-page.module.css';

const anywhere = readSearch('geral', new URLSearchParams());

/** Libraries to choose from: disciplines are none of it. */
const optionsQuery = endpointQuery('listPlanOptions', { query: { quantidade: 0 } });

export function queries({ url }: PageAddress) {
  const search = readCourseSearch(url.searchParams);
  return search.curso === '' ? [] : [courseQuery(search), optionsQuery];
}

/** Status of the page: where no course is named there is none. */
export const status = ({ url }: PageAddress): number =>
  readCourseSearch(url.searchParams).curso === '' ? 404 : 200;

/** A course with copies for each place, what is free, and what is missing. */
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
    return <Shown search={search} course={found.data} isUpdating={found.isPlaceholderData} />;
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

interface ShownProps {
  readonly search: CourseSearch;
  readonly course: Output<'getCourse'>;
  readonly isUpdating: boolean;
}

function Shown({ search, course, isUpdating }: ShownProps) {
  const { t, i18n } = useTranslation();
  const options = useEndpoint(optionsQuery);
  const noOptions = useFailure(options) ?? options.error;
  const { curso, departamento, planos } = course;
  const title = t('coursePage.title', { course: curso.descricao });
  return (
    <div className={styles.page}>
      <PageHead title={title} path={courseHref(search)} />
      <SearchBox state={anywhere} />
      <PageHeader
        over={
          <Link href={ofCourse(curso.codigo)}>
            {`${t('tabs.plano-ensino')} · ${departamento.descricao}`}
          </Link>
        }
        title={title}
        actions={
          planos.length > 0 && (
            <>
              <ButtonLink
                variant="primary"
                icon="download"
                href={coursePdfHref(search, i18n.language)}
                download
                rel="nofollow"
              >
                {t('coursePage.pdf')}
              </ButtonLink>
              <Button icon="print" data-script="needed" onClick={() => print()}>
                {t('coursePage.print')}
              </Button>
            </>
          )
        }
      />
      <CourseChoice
        key={courseHref(search)}
        search={search}
        course={course}
        libraries={options.data?.bibliotecas ?? []}
      />
      {noOptions && (
        <FailureState
          failure={noOptions}
          title={t('teachingPlans.optionsFailed')}
          onRetry={() => void options.refetch()}
          isRetrying={options.isFetching}
        />
      )}
      <div className={isUpdating ? styles.updating : undefined} aria-busy={isUpdating}>
        {planos.length === 0 ? (
          <EmptyState icon="thesis" title={t('coursePage.none')}>
            {t('coursePage.noneHint')}
          </EmptyState>
        ) : (
          <div className={styles.course}>
            <CourseSum course={course} />
            <CoursePeriods course={course} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The plans of the course, of all years. */
function ofCourse(code: string): string {
  return planHref({ fields: planValues((field) => (field === 'curso' ? code : '')), page: 1 });
}
