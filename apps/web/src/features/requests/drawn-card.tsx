import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { classes } from '../../ui/classes.ts';
import styles from './drawn-card.module.css';

type Card = Output<'previewCatalogueCard'>['ficha'];

/** Catalogue card in its frame, indented as the rules have it; written in the agency's language. */
export function DrawnCard({ card }: { readonly card: Card }) {
  const { t } = useTranslation();
  const { notacao, cabecalho, paragrafos, pista, cdd } = card;
  const indented = (at: number) => classes(styles.indented, at === 2 && styles.apart);
  return (
    <section className={styles.card} aria-label={t('requests.card.preview')} lang="pt">
      <p>{notacao}</p>
      <div className={styles.body}>
        <p>{cabecalho}</p>
        {paragrafos.map((text, at) => (
          <p key={text} className={indented(at)}>
            {text}
          </p>
        ))}
        <p className={classes(styles.indented, styles.apart)}>{pista}</p>
        {cdd !== '' && <p className={styles.class}>{`CDD ${cdd}`}</p>}
      </div>
    </section>
  );
}
