import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import styles from './title-comments.module.css';
import { useStarsName } from './use-stars-name.ts';

export type OwnRating = NonNullable<Output<'listOwnTitleComments'>['avaliacao']>;

/** Rating given by the reader, and why it does not count, if so. */
export function GivenRating({ rating: { estrelas, situacao } }: { readonly rating: OwnRating }) {
  const { t } = useTranslation();
  const stars = useStarsName()(estrelas);
  return (
    <p className={styles.facts}>
      {t('titleComments.rating.given', { stars })}{' '}
      {situacao === 'pendente' && t('titleComments.rating.waits')}
      {situacao === 'recusado' && t('titleComments.rating.refused')}
    </p>
  );
}
