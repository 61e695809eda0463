import { useTranslation } from '../../languages/use-translation.ts';
import { Chip, type ChipTone } from '../../ui/data/chip.tsx';
import type { IconName } from '../../ui/drawings/icon.tsx';
import type { CourseReading } from './plan-of-course.ts';
import styles from './course.module.css';

type StateWithoutCopies = Exclude<CourseReading['ha'], 'exemplares'>;

const looks: Readonly<
  Record<StateWithoutCopies, { readonly tone: ChipTone; readonly icon: IconName }>
> = {
  eletronico: { tone: 'success', icon: 'globe' },
  colecao: { tone: 'neutral', icon: 'serial' },
  nada: { tone: 'warning', icon: 'warning' },
  'fora-do-acervo': { tone: 'danger', icon: 'danger' },
};

/** Chips of a reading: what is held in place of copies, and whether it is as the institution wants. */
export function ReadingState({ reading }: { readonly reading: CourseReading }) {
  const { t } = useTranslation();
  const { ha, atende, faltam } = reading;
  return (
    <span className={styles.states}>
      {ha !== 'exemplares' && <Chip {...looks[ha]}>{t(`coursePage.held.${ha}`)}</Chip>}
      {atende === true && (
        <Chip tone="success" icon="success">
          {t('coursePage.isMet')}
        </Chip>
      )}
      {atende === false && (
        <Chip tone="warning" icon="warning">
          {t('coursePage.isUnmet')}
        </Chip>
      )}
      {faltam > 0 && (
        <span className={styles.missing}>{t('coursePage.missing', { count: faltam })}</span>
      )}
    </span>
  );
}
