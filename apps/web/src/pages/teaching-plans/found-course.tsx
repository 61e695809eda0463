import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { useEndpoint } from '../../api/query.ts';
import { CourseChoice } from '../../features/course/course-choice.tsx';
import { CoursePeriods } from '../../features/course/course-periods.tsx';
import { CourseSum } from '../../features/course/course-sum.tsx';
import { useTranslation } from '../../languages/use-translation.ts';
import { PageHead } from '../../parts/page/page-head.tsx';
import { readSearch } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import {
  courseHref,
  coursePdfHref,
  type CourseSearch,
} from '../../parts/teaching-plans/course-address.ts';
import { planHref, planValues } from '../../parts/teaching-plans/plan-address.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import styles from './teaching-plans-page.module.css';
import { optionsQuery } from './course-page-queries.ts';

const anywhere = readSearch('geral', new URLSearchParams());

interface FoundCourseProps {
  readonly search: CourseSearch;
  readonly course: Output<'getCourse'>;
  readonly isUpdating: boolean;
}

/** Course with its copies, and the form to filter it. */
export function FoundCourse({ search, course, isUpdating }: FoundCourseProps) {
  const { t } = useTranslation();
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
        actions={planos.length > 0 && <PaperActs search={search} />}
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
        <Disciplines course={course} />
      </div>
    </div>
  );
}

/** Buttons for the course on paper: as a file, and by the browser's own printing. */
function PaperActs({ search }: Pick<FoundCourseProps, 'search'>) {
  const { t, i18n } = useTranslation();
  return (
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
  );
}

function Disciplines({ course }: Pick<FoundCourseProps, 'course'>) {
  const { t } = useTranslation();
  if (course.planos.length === 0) {
    return (
      <EmptyState icon="thesis" title={t('coursePage.none')}>
        {t('coursePage.noneHint')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.course}>
      <CourseSum course={course} />
      <CoursePeriods course={course} />
    </div>
  );
}

/** Address of the plans of the course, of all years. */
function ofCourse(code: string): string {
  return planHref({ fields: planValues((field) => (field === 'curso' ? code : '')), page: 1 });
}
