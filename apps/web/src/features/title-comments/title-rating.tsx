import { mostStars } from '@estante/contract/plain';
import { lazy, Suspense } from 'react';
import { useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { useFormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stars } from '../../ui/data/stars.tsx';
import { titleCommentsQuery } from './comments-query.ts';
import { GivenRating, type OwnRating } from './given-rating.tsx';
import styles from './title-comments.module.css';

const loadDialog = () => import('./rating-dialog.tsx');
const RatingDialog = lazy(async () => ({ default: (await loadDialog()).RatingDialog }));

interface TitleRatingProps {
  readonly titleId: number;
  readonly title: string;
  /** Rating that the signed-in reader gave the title; null if none. */
  readonly own: OwnRating | null;
  readonly onChanged: () => void;
}

/** Mean of the readers' ratings of a title, the reader's own, and the button to rate. */
export function TitleRating({ titleId, title, own, onChanged }: TitleRatingProps) {
  const { t } = useTranslation();
  const form = useFormDialog<number | null>(null);
  return (
    <div className={styles.rating}>
      <div className={styles.given}>
        <MeanRating titleId={titleId} />
        {own && <GivenRating rating={own} />}
      </div>
      <Button
        variant="quiet"
        icon="star"
        data-script="needed"
        data-print="no"
        onPointerEnter={() => void loadDialog()}
        onClick={() => void form.open()}
      >
        {t(own ? 'titleComments.rating.change' : 'titleComments.rating.rate')}
      </Button>
      {form.wasOpened && (
        <Suspense fallback={null}>
          <RatingDialog form={form} titleId={titleId} title={title} own={own} onSent={onChanged} />
        </Suspense>
      )}
    </div>
  );
}

function MeanRating({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const { data } = useEndpoint(titleCommentsQuery(`${titleId}`));
  if (!data || data.avaliacao.media === null) return null;
  const { media: mean, total: count } = data.avaliacao;
  const words = t('titleComments.rating.mean', { mean, most: mostStars });
  return (
    <p className={styles.mean}>
      <Stars value={mean} label={t('titleComments.rating.title')} /> <strong>{words}</strong>{' '}
      <span className={styles.facts}>{t('titleComments.rating.count', { count })}</span>
    </p>
  );
}
