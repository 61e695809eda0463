import { activities, titleCommentLength } from '@estante/contract/plain';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { ActivityNotice } from '../../parts/institution/activity-notice.tsx';
import { useAct } from '../../api/use-act.ts';
import type { FormDialog } from '../../session/use-form-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/flow.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';

interface CommentDialogProps {
  readonly form: FormDialog<string>;
  readonly titleId: number;
  readonly title: string;
  readonly onSent: () => void;
}

/** A comment on a title. */
export function CommentDialog({ form, titleId, title, onSent }: CommentDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const { act, isBusy } = useAct('writeTitleComment');
  const { draft } = form;
  const isBlank = draft.trim() === '';

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBlank) return;
    const params = { id: String(titleId) };
    if (!(await act({ params, body: { conteudo: draft } }))) return;
    form.finish();
    showToast({ tone: 'success', words: t('titleComments.sent') });
    onSent();
  };

  return (
    <Dialog
      isOpen={form.isOpen}
      onClose={form.close}
      title={t('titleComments.dialog', { title })}
      closeLabel={t('frame.close')}
      actions={
        <Button type="submit" form={id} look="primary" disabled={isBlank} isPending={isBusy}>
          {t('titleComments.send')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          <p>{t('titleComments.intro')}</p>
          <ActivityNotice activity={activities.titleComments} />
          <TextArea
            label={t('titleComments.field')}
            description={t('libraryFields.left', { left: titleCommentLength - draft.length })}
            name="conteudo"
            rows={6}
            required
            maxLength={titleCommentLength}
            value={draft}
            onChange={({ target }) => form.write(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
