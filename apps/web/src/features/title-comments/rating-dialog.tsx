import { useId, type SubmitEvent } from 'react';
import { useAct, useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import type { FormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { StarField } from '../../ui/fields/star-field.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import type { OwnRating } from './given-rating.tsx';
import { useStarsName } from './use-stars-name.ts';

interface RatingDialogProps {
  /** Stars chosen and not sent; null for those given before. */
  readonly form: FormDialog<number | null>;
  readonly titleId: number;
  readonly title: string;
  readonly own: OwnRating | null;
  readonly onSent: () => void;
}

/** Dialog for a rating of one to five stars, changed or taken back. */
export function RatingDialog({ form, titleId, title, own, onSent }: RatingDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const starsName = useStarsName();
  const { send, tell, isBusy, problem, errorAt } = useSubmission('rateTitle');
  const withdrawing = useAct('withdrawRating');
  const params = { id: String(titleId) };
  const chosen = form.draft ?? own?.estrelas ?? null;

  const done = (words: string) => {
    form.finish();
    showToast({ tone: 'success', words });
    onSent();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen === null) {
      const words = t('titleComments.rating.choose');
      return tell({ tone: 'warning', words, fields: [{ name: 'estrelas', words }] });
    }
    if (await send({ params, body: { estrelas: chosen } })) done(t('titleComments.rating.kept'));
  };
  const withdraw = async () => {
    if (await withdrawing.act({ params })) done(t('titleComments.rating.withdrawn'));
  };
  return (
    <Dialog
      isOpen={form.isOpen}
      onClose={() => {
        tell(null);
        form.close();
      }}
      title={t('titleComments.rating.dialog', { title })}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button type="submit" form={id} variant="primary" isPending={isBusy}>
            {t('titleComments.rating.rate')}
          </Button>
          {own && (
            <Button icon="trash" isPending={withdrawing.isBusy} onClick={() => void withdraw()}>
              {t('titleComments.rating.withdraw')}
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <ProblemSummary problem={problem} />
          <p>{t('titleComments.rating.intro')}</p>
          <StarField
            label={t('titleComments.rating.own')}
            name="estrelas"
            value={chosen}
            error={errorAt('estrelas')}
            nameOf={starsName}
            onChange={form.write}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
