import { Link } from '../../ui/navigation/link.tsx';
import type { CourseReading } from './plan-of-course.ts';
import styles from './course.module.css';

/** Reading described by the record of its title, linked to it; without a title, as the plan cites it. */
export function ReadingWork({ reading: { acervo, citacao } }: { readonly reading: CourseReading }) {
  if (!acervo) return <span className={styles.work}>{citacao}</span>;
  const { autores, edicao, editora, ano_publicacao: year } = acervo;
  const facts = [autores.join('; '), edicao, editora, year].filter(Boolean).join(' · ');
  return (
    <span className={styles.work}>
      <Link href={acervo.rota}>{acervo.titulo}</Link>
      {facts && <span className={styles.by}>{facts}</span>}
    </span>
  );
}
