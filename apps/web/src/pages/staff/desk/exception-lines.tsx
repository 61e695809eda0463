import { useTranslation } from '../../../languages/use-translation.ts';
import styles from '../../../features/desk/desk.module.css';
import type { DeskLoan } from './desk-patron.ts';

/** Exceptions made to the rules for a loan or a hold, and why. */
export function ExceptionLines({ made }: { readonly made: DeskLoan['excecoes'] }) {
  const { t } = useTranslation();
  return made.map(({ tipo, justificativa, em, operador }) => (
    <span key={`${tipo} ${em}`} className={styles.exception}>
      {t('desk.exception.made', {
        kind: t(`desk.exception.kinds.${tipo}`),
        reason: justificativa,
        name: operador,
        at: em,
      })}
    </span>
  ));
}
