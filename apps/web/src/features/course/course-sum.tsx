import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import styles from './course.module.css';

type Course = Output<'getCourse'>;

/** Totals of a course's disciplines, titles and copies in one line; then the required proportions. */
export function CourseSum({ course }: { readonly course: Course }) {
  const { t } = useTranslation();
  const notes = useNotes(course);
  const parts = useParts(course);
  return (
    <section aria-label={t('coursePage.sum')}>
      <p className={styles.sum}>{parts.join(' · ')}</p>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function useNotes({ proporcao, vagas: places }: Course): readonly string[] {
  const { t } = useTranslation();
  const wanted = useWanted(proporcao);
  return [
    ...(places === null ? [] : [t('coursePage.placesOfCourse', { count: places })]),
    ...wanted,
    t('coursePage.note'),
  ];
}

function useParts({ resumo: sum, proporcao }: Course): readonly string[] {
  const { t } = useTranslation();
  const isWanted = proporcao.basica !== null || proporcao.complementar !== null;
  return [
    t('coursePage.disciplines', { count: sum.disciplinas }),
    t('coursePage.titles', { count: sum.titulos }),
    t('teachingPlans.copies', { count: sum.exemplares }),
    t('coursePage.free', { count: sum.disponiveis }),
    t('coursePage.lacking', { count: sum.em_falta }),
    sum.fora_do_acervo > 0 && t('coursePage.uncatalogued', { count: sum.fora_do_acervo }),
    isWanted && t('coursePage.met', { count: sum.atendem }),
    sum.nao_atendem > 0 && t('coursePage.unmet', { count: sum.nao_atendem }),
    sum.sem_vagas > 0 && t('coursePage.withoutPlaces', { count: sum.sem_vagas }),
  ].filter((part) => part !== false);
}

function useWanted({ basica, complementar, eletronico_atende: isEnough }: Course['proporcao']) {
  const { t } = useTranslation();
  if (basica === null && complementar === null) return [];
  return [
    basica !== null && t('coursePage.wantedBasic', { count: basica }),
    complementar !== null && t('coursePage.wantedComplementary', { count: complementar }),
    t(isEnough ? 'coursePage.onlineIsEnough' : 'coursePage.onlineIsNotEnough'),
  ].filter((part) => part !== false);
}
