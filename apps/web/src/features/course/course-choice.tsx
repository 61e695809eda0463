import { useNavigate } from 'react-router';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import {
  courseHref,
  readCourseSearch,
  type CourseSearch,
} from '../../parts/teaching-plans/course-address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import styles from './course.module.css';

interface CourseChoiceProps {
  readonly search: CourseSearch;
  readonly course: Output<'getCourse'>;
  readonly libraries: Output<'listPlanOptions'>['bibliotecas'];
}

/**
 * Form for another year, one of its semesters, or the copies of one library: a plain form of the wire's own
 * names.
 */
export function CourseChoice({ search, course, libraries }: CourseChoiceProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const show = (data: FormData) => {
    const sent = [...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
    const next = readCourseSearch(new URLSearchParams(sent));
    void navigate(courseHref(next), { preventScrollReset: true });
  };
  return (
    <form
      action="/plano-ensino/curso"
      aria-label={t('coursePage.choose')}
      className={styles.form}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        show(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="curso" value={search.curso} />
      <Select
        label={t('teachingPlans.fields.ano')}
        name="ano"
        defaultValue={String(course.ano ?? '')}
        options={yearsOf(course).map((year) => ({ value: String(year), label: String(year) }))}
      />
      <Select
        label={t('teachingPlans.fields.semestre')}
        name="semestre"
        defaultValue={String(course.semestre ?? '')}
        options={[
          { value: '', label: t('coursePage.wholeYear') },
          ...['1', '2'].map((value) => ({ value, label: value })),
        ]}
      />
      <Select
        label={t('teachingPlans.fields.biblioteca')}
        name="biblioteca"
        defaultValue={course.biblioteca?.codigo ?? ''}
        options={[
          { value: '', label: t('coursePage.allLibraries') },
          ...libraries.map(({ cod_biblioteca: id, desc_biblioteca: name }) => ({
            value: String(id),
            label: name,
          })),
        ]}
      />
      <Button type="submit" icon="filter">
        {t('coursePage.show')}
      </Button>
    </form>
  );
}

/** Lists the years with plans, and the requested one. */
function yearsOf({ anos, ano }: Output<'getCourse'>): readonly number[] {
  const all = new Set(ano === null ? anos : [...anos, ano]);
  return [...all].sort((one, other) => other - one);
}
