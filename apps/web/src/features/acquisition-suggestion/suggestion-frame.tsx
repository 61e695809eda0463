import { activities, mostCopies } from '@estante/contract/plain';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { ActivityNotice } from '../../parts/institution/activity-notice.tsx';
import { draftProblem } from '../../api/problem.ts';
import type { Submission } from '../../api/use-act.ts';
import { useLacksMail } from '../../parts/page/use-lacks-mail.ts';
import type { FormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import type { Fault, RequiredField } from './suggestion-body.ts';
import type { SuggestionDraft } from './suggestion-draft.ts';

interface SuggestionFrameProps<Draft extends SuggestionDraft> {
  readonly form: FormDialog<Draft>;
  readonly title: string;
  readonly intro: string;
  readonly faultsOf: (draft: Draft) => readonly Fault[];
  readonly submission: Pick<Submission<'suggestAcquisition'>, 'problem' | 'tell' | 'isBusy'>;
  /** Sends the suggestion; true if it arrived. */
  readonly send: (draft: Draft) => Promise<boolean>;
  /** Fields, with missing and wrong ones marked once sending was tried. */
  readonly children: (faults: readonly Fault[]) => ReactNode;
}

/** Dialog of a suggestion: a summary above the fields names each that is missing or wrong. */
export function SuggestionFrame<Draft extends SuggestionDraft>(props: SuggestionFrameProps<Draft>) {
  const { form, title, submission } = props;
  const { t } = useTranslation();
  const id = useId();
  const nameOf = useFieldName();
  const [wasTried, setWasTried] = useState(false);
  const wordsOf = useFaultWords();
  const lacksMail = useLacksMail(form.isOpen);
  const faults = props.faultsOf(form.draft);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    const fields = faults.map((fault) =>
      fault.kind === 'missing'
        ? { name: fault.field, label: nameOf(fault.field) }
        : { name: fault.field, words: `${nameOf(fault.field)}: ${wordsOf(fault)}` },
    );
    const problem = draftProblem(fields, t);
    if (problem) return submission.tell(problem);
    if (!(await props.send(form.draft))) return;
    setWasTried(false);
    form.finish();
    const words = lacksMail
      ? t('sent.sugestaoSemEmail')
      : t('sent.SugestaoAquisicaoEnviadoSucesso');
    showToast({ tone: 'success', words });
  };

  return (
    <Dialog
      isOpen={form.isOpen}
      onClose={() => {
        submission.tell(null);
        form.close();
      }}
      title={title}
      closeLabel={t('frame.close')}
      actions={
        <Button type="submit" form={id} variant="primary" isPending={submission.isBusy}>
          {t('suggestion.send')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <ProblemSummary problem={submission.problem} />
          <p>{props.intro}</p>
          <ActivityNotice activity={activities.acquisitionSuggestion} />
          {props.children(wasTried ? faults : [])}
        </Stack>
      </form>
    </Dialog>
  );
}

function useFieldName(): (field: RequiredField) => string {
  const { t } = useTranslation();
  return (field) =>
    field === 'biblioteca' ? t('libraryFields.library') : t(`suggestion.fields.${field}`);
}

/** Gives the words for a field's fault. */
export function useFaultWords(): (fault: Fault) => string {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  return ({ field, kind }) => {
    switch (kind) {
      case 'missing':
        return t('errors.CampoObrigatorioNaoPreenchido', { campo: nameOf(field) });
      case 'unlisted':
        return t('form.unlisted');
      case 'number':
        return t('suggestion.copiesHint', { most: mostCopies });
    }
  };
}
