import { useTranslation } from '../../languages/use-translation.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import styles from './title.module.css';

export const colourQuery = (id: string) => endpointQuery('getTitleColour', { params: { id } });

/** Colour label on the spine, with its name and meaning; nothing if there is none. */
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
