import { activities, commentLength } from '@estante/contract/plain';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { ActivityNotice } from '../../parts/institution/activity-notice.tsx';
import { LibraryFields } from '../../parts/libraries/library-fields.tsx';
import { useSubmission } from '../../api/use-act.ts';
import type { FormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { isComplete, type CommentDraft } from './comment-draft.ts';

/** A comment to a library: which one, and what. */
export function CommentDialog({ form }: { readonly form: FormDialog<CommentDraft> }) {
  const { t } = useTranslation();
  const id = useId();
  const { send, tell, isBusy, problem } = useSubmission('sendGeneralComment');
  const { draft, write } = form;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComplete(draft)) return;
    const body = { content: draft.content, b: Number(draft.library) };
    if (!(await send({ body }))) return;
    form.finish();
    showToast({ tone: 'success', words: t('sent.ComentarioGeralEnviadoSucesso') });
  };

  return (
    <Dialog
      isOpen={form.isOpen}
      onClose={() => {
        tell(null);
        form.close();
      }}
      title={t('generalComment.title')}
      closeLabel={t('frame.close')}
      actions={
        <Button
          type="submit"
          form={id}
          variant="primary"
          disabled={!isComplete(draft)}
          isPending={isBusy}
        >
          {t('generalComment.send')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <ProblemSummary problem={problem} />
          <p>{t('generalComment.intro')}</p>
          <ActivityNotice activity={activities.generalComment} />
          <LibraryFields choice={draft} onChange={(choice) => write({ ...draft, ...choice })} />
          <TextArea
            label={t('generalComment.content')}
            description={t('libraryFields.left', { left: commentLength - draft.content.length })}
            name="content"
            rows={6}
            required
            maxLength={commentLength}
            value={draft.content}
            onChange={({ target }) => write({ ...draft, content: target.value })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
