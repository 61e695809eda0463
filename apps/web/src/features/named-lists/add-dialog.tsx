import { useId, type SubmitEvent } from 'react';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import type { FormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { ListChoice } from './list-choice.tsx';
import type { ListDraft } from './list-draft.ts';
import { listsQuery } from './list-queries.ts';
import { usePutInList } from './use-put-in-list.ts';

interface AddDialogProps {
  readonly form: FormDialog<ListDraft>;
  readonly ids: readonly number[];
  readonly onAdded: (() => void) | undefined;
}

/** Dialog that asks which list the titles go into. */
export function AddDialog({ form, ids, onAdded }: AddDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const asked = useEndpoint(listsQuery, { enabled: form.isOpen });
  const { put, forget, isBusy, problem, nameError } = usePutInList();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!asked.data || !(await put(form.draft, asked.data.listas, ids))) return;
    form.finish();
    onAdded?.();
  };
  return (
    <Dialog
      isOpen={form.isOpen}
      onClose={() => {
        forget();
        form.close();
      }}
      title={t('lists.add')}
      closeLabel={t('frame.close')}
      actions={
        <Button type="submit" form={id} variant="primary" isPending={isBusy}>
          {t('lists.put')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <ProblemSummary problem={problem} />
          <QueryBoundary asked={asked} failed={t('lists.failed')}>
            {({ listas }) => (
              <ListChoice
                lists={listas}
                draft={form.draft}
                write={form.write}
                nameError={nameError}
              />
            )}
          </QueryBoundary>
        </Stack>
      </form>
    </Dialog>
  );
}
