import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './title.module.css';

interface FirstHoldingsProps {
  readonly holdings: Output<'listCopies'>['colecoes'];
  /** Address of the page that has them in full. */
  readonly href: string;
}

/** First holdings statement of a serial in each library; another page has all of them, with notes. */
export function FirstHoldings({ holdings, href }: FirstHoldingsProps) {
  const { t } = useTranslation();
  if (holdings.length === 0) return null;
  const isWhole = holdings.every(({ acervo, notas }) => acervo.length + notas.length < 2);
  return (
    <section className={styles.library}>
      <h3>{t('title.holdings')}</h3>
      <ul className={styles.statements}>
        {holdings.map(({ desc_biblioteca, numero_chamada, acervo, notas }, at) => (
          <li key={at}>
            {[desc_biblioteca, numero_chamada, acervo[0] ?? notas[0]].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
      {!isWhole && (
        <p>
          <Link href={href}>{t('title.allHoldings')}</Link>
        </p>
      )}
    </section>
  );
}
