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

/** Chips of a reading: what is held instead of copies, and whether it meets the institution's proportion. */
export function ReadingState({ reading }: { readonly reading: CourseReading }) {
  const { t } = useTranslation();
  const { ha, atende, faltam } = reading;
  return (
    <span className={styles.states}>
      {ha !== 'exemplares' && <Chip {...looks[ha]}>{t(`coursePage.held.${ha}`)}</Chip>}
      {typeof atende === 'boolean' && <Proportion isMet={atende} />}
      {faltam > 0 && (
        <span className={styles.missing}>{t('coursePage.missing', { count: faltam })}</span>
      )}
    </span>
  );
}

/** Chip for the copies: enough for the institution's proportion, or too few. */
function Proportion({ isMet }: { readonly isMet: boolean }) {
  const { t } = useTranslation();
  const look = isMet ? 'success' : 'warning';
  return (
    <Chip tone={look} icon={look}>
      {t(isMet ? 'coursePage.isMet' : 'coursePage.isUnmet')}
    </Chip>
  );
}
