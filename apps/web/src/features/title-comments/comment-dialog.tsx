import { activities, titleCommentShortest } from '@estante/contract/plain';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { ActivityNotice } from '../../parts/institution/activity-notice.tsx';
import { useSubmission } from '../../api/use-act.ts';
import type { FormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import type { CommentDraft } from './comment-draft.ts';
import { CommentText, CommentStars } from './comment-fields.tsx';

interface CommentDialogProps {
  readonly form: FormDialog<CommentDraft>;
  readonly titleId: number;
  readonly title: string;
  readonly onSent: () => void;
}

/** Dialog for a comment on a title. */
export function CommentDialog({ form, titleId, title, onSent }: CommentDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const { send, tell, isBusy, problem, errorAt } = useSubmission('writeTitleComment');
  const { draft } = form;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (draft.text.trim().length < titleCommentShortest) {
      const words = t('errors.ComentarioCurto', { minimo: titleCommentShortest });
      return tell({ tone: 'warning', words, fields: [{ name: 'conteudo', words }] });
    }
    const params = { id: String(titleId) };
    if (!(await send({ params, body: { conteudo: draft.text, estrelas: draft.stars } }))) return;
    form.finish();
    showToast({ tone: 'success', words: t('titleComments.sent') });
    onSent();
  };

  return (
    <Dialog
      isOpen={form.isOpen}
      onClose={() => {
        tell(null);
        form.close();
      }}
      title={t('titleComments.dialog', { title })}
      closeLabel={t('frame.close')}
      actions={
        <Button type="submit" form={id} variant="primary" isPending={isBusy}>
          {t('titleComments.send')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <ProblemSummary problem={problem} />
          <p>{t('titleComments.intro')}</p>
          <ActivityNotice activity={activities.titleComments} />
          <CommentText
            text={draft.text}
            error={errorAt('conteudo')}
            onWrite={(text) => form.write({ ...draft, text })}
          />
          <CommentStars
            stars={draft.stars}
            error={errorAt('estrelas')}
            onChoose={(stars) => form.write({ ...draft, stars })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
