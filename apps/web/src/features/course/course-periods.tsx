import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Cluster, Stack } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { CoursePlanTables } from './course-plan.tsx';
import type { CoursePlan } from './plan-of-course.ts';

/** Disciplines of a course by term, with links to the terms. */
export function CoursePeriods({ course }: { readonly course: Output<'getCourse'> }) {
  const { t } = useTranslation();
  const periods = [...new Set(course.planos.map(({ periodo }) => periodo))];
  const plansOf = (period: CoursePlan['periodo']) =>
    course.planos.filter(({ periodo }) => periodo === period);
  const nameOf = (period: CoursePlan['periodo']) =>
    period === null ? t('coursePage.noPeriod') : t('teachingPlans.period', { period });
  return (
    <Stack gap={5}>
      {periods.length > 1 && (
        <nav aria-label={t('teachingPlans.fields.periodo')} data-print="no">
          <Cluster gap={3}>
            {periods.map((period) => (
              <Link key={idOf(period)} href={`#${idOf(period)}`}>
                {nameOf(period)}
              </Link>
            ))}
          </Cluster>
        </nav>
      )}
      {periods.map((period) => (
        <section key={idOf(period)} id={idOf(period)}>
          <h2>{nameOf(period)}</h2>
          {plansOf(period).map((plan) => (
            <CoursePlanTables key={plan.cod_plano} plan={plan} />
          ))}
        </section>
      ))}
    </Stack>
  );
}

const idOf = (period: CoursePlan['periodo']): string => `periodo-${period ?? 'sem'}`;
