import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { usePageConfig } from '../../../parts/institution/page-config.ts';
import styles from '../../../parts/staff/letters.module.css';

interface OverdueLettersProps {
  readonly letters: Output<'writeOverdueLetters'>['cartas'];
}

/** Letters to readers with overdue loans, each on a sheet of its own, on paper alone. */
export function OverdueLetters({ letters }: OverdueLettersProps) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  return (
    <section className={styles.letters} data-print="alone" aria-label={t('overdueLoans.letters')}>
      {letters.map((letter, at) => (
        <article key={at} lang={letter.idioma} className={styles.letter}>
          <p>
            <strong>{institution?.nome}</strong>
          </p>
          <p>{letter.data}</p>
          <address className={styles.to}>
            {[letter.nome_pessoa, ...letter.endereco].join('\n')}
          </address>
          <p>{letter.saudacao}</p>
          <p>{letter.pedido}</p>
          <ul>
            {letter.emprestimos.map((loan) => (
              <li key={loan}>{loan}</li>
            ))}
          </ul>
          <p>{letter.fecho}</p>
        </article>
      ))}
    </section>
  );
}
