import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { disciplineHref } from '../../parts/teaching-plans/plan-address.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './title.module.css';

const kind = 'disciplina:';

/** Disciplines whose teaching plans list the title; nothing if there are none. */
export function CourseUses({ title }: { readonly title: Output<'getTitle'> }) {
  const { t } = useTranslation();
  const disciplines = title.cursos_disc.filter(({ codigo }) => codigo.startsWith(kind));
  if (disciplines.length === 0) return null;
  return (
    <section>
      <h2>{t('teachingPlans.onTitle')}</h2>
      <ul className={styles.uses}>
        {disciplines.map(({ codigo, descricao }) => (
          <li key={codigo}>
            <Link href={disciplineHref(codigo.slice(kind.length))}>{descricao}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
