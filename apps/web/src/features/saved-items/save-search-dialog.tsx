import { useQueryClient } from '@tanstack/react-query';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { askAgain, queryKey } from '../../api/query.ts';
import { savedItemsQuery, savedQueryOf } from '../../parts/saved-items/saved-items.ts';
import type { SearchState } from '../../parts/search/search-address.ts';
import { useSubmission } from '../../api/use-act.ts';
import { missingProblem } from '../../api/problem.ts';
import type { FormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import type { SearchDraft } from './search-draft.ts';
import { SearchFields } from './search-fields.tsx';

interface SaveSearchDialogProps {
  readonly form: FormDialog<SearchDraft>;
  readonly state: SearchState;
}

export function SaveSearchDialog({ form, state }: SaveSearchDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { send, tell, isBusy, problem, errorAt } = useSubmission('saveSearch');
  const { draft, write } = form;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (draft.name.trim() === '') {
      return tell(missingProblem([{ name: 'nome', label: t('savedItems.name') }], t));
    }
    const body = { nome: draft.name, alerta: draft.alerts, consulta: savedQueryOf(state) };
    if (!(await send({ body }))) return;
    form.finish();
    void askAgain(client, queryKey(savedItemsQuery));
    showToast({
      tone: 'success',
      words: t(draft.alerts ? 'savedItems.searchSavedAlerts' : 'savedItems.searchSaved'),
      action: {
        words: t('savedItems.see'),
        act: () => void navigate('/meupergamum/itens-salvos'),
      },
    });
  };

  return (
    <Dialog
      isOpen={form.isOpen}
      onClose={() => {
        tell(null);
        form.close();
      }}
      title={t('savedItems.saveSearch')}
      closeLabel={t('frame.close')}
      actions={
        <Button type="submit" form={id} variant="primary" isPending={isBusy}>
          {t('savedItems.save')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <ProblemSummary problem={problem} />
          <SearchFields draft={draft} onChange={write} error={errorAt('nome')} />
        </Stack>
      </form>
    </Dialog>
  );
}
