import { activities, commentLength } from '@estante/contract/plain';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { ActivityNotice } from '../../parts/institution/activity-notice.tsx';
import { LibraryFields } from '../../parts/libraries/library-fields.tsx';
import { useLacksMail } from '../../parts/page/use-lacks-mail.ts';
import { useSubmission } from '../../api/use-act.ts';
import type { FormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { isComplete, type CommentDraft } from './comment-draft.ts';

/** Dialog for a comment to a library. */
export function CommentDialog({ form }: { readonly form: FormDialog<CommentDraft> }) {
  const { t } = useTranslation();
  const id = useId();
  const { send, tell, isBusy, problem } = useSubmission('sendGeneralComment');
  const { draft, write } = form;
  const lacksMail = useLacksMail(form.isOpen);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComplete(draft)) return;
    const body = { content: draft.content, b: Number(draft.library) };
    if (!(await send({ body }))) return;
    form.finish();
    const words = lacksMail
      ? t('sent.comentarioSemEmail')
      : t('sent.ComentarioGeralEnviadoSucesso');
    showToast({ tone: 'success', words });
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
          <p>{t(lacksMail ? 'generalComment.introUnmailed' : 'generalComment.intro')}</p>
          {lacksMail && (
            <Message tone="warning">
              {t('generalComment.noMail')}{' '}
              <Link href="/meupergamum/dados-pessoais">{t('account.pages.personalData')}</Link>
            </Message>
          )}
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
