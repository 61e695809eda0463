import { listNoteLength } from '@estante/contract/plain';
import { useId, useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../api/use-act.ts';
import { useListsChanged } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';

interface NoteDialogProps {
  readonly list: number;
  readonly title: { readonly id: number; readonly title: string };
  readonly note: string;
  readonly onClose: () => void;
}

/** Dialog for the note beside a title of a list; a blank one removes it. */
export function NoteDialog({ list, title, note, onClose }: NoteDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [nota, write] = useState(note);
  const { send, isBusy, problem, errorAt } = useSubmission('noteInNamedList');
  const changed = useListsChanged();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = { id: String(list), acervo: String(title.id) };
    const answer = await send({ params, body: { nota } });
    if (!answer) return;
    await changed();
    onClose();
    const words = t(answer.nota === '' ? 'lists.noteGone' : 'lists.noteKept');
    showToast({ tone: 'success', words });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('lists.noteTitle', { title: title.title })}
      closeLabel={t('frame.close')}
      actions={
        <Button type="submit" form={id} variant="primary" isPending={isBusy}>
          {t('lists.save')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <ProblemSummary problem={problem} />
          <TextArea
            label={t('lists.note')}
            description={t('lists.noteHint')}
            name="nota"
            maxLength={listNoteLength}
            value={nota}
            error={errorAt('nota')}
            onChange={({ target }) => write(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
