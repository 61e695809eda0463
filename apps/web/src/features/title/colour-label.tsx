import { useTranslation } from '../../languages/use-translation.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import styles from './title.module.css';

export const colourQuery = (id: string) => endpointQuery('getTitleColour', { params: { id } });

/** The colour on the spine, by name and with what it means; nothing where there is none. */
export function ColourLabel({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const label = useEndpoint(colourQuery(String(titleId))).data?.etiqueta;
  if (!label) return null;
  const { cor: colour, nome: name, significado: meaning } = label;
  return (
    <p className={styles.label}>
      <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
      <span>{t('title.label', { colour: name, meaning })}</span>
    </p>
  );
}
