import { activities } from '@estante/contract/plain';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { ActivityNotice } from '../../parts/institution/activity-notice.tsx';
import { missingProblem } from '../../api/problem.ts';
import type { Submission } from '../../api/use-act.ts';
import type { FormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import type { Missing } from './suggestion-body.ts';
import type { SuggestionDraft } from './suggestion-draft.ts';

interface SuggestionFrameProps<Draft extends SuggestionDraft> {
  readonly form: FormDialog<Draft>;
  readonly title: string;
  readonly intro: string;
  readonly missingOf: (draft: Draft) => readonly Missing[];
  readonly submission: Pick<Submission<'suggestAcquisition'>, 'problem' | 'tell' | 'isBusy'>;
  /** Whether it arrived. */
  readonly send: (draft: Draft) => Promise<boolean>;
  /** The fields, those that are missing marked once sending was tried. */
  readonly children: (missing: ReadonlySet<Missing>) => ReactNode;
}

/** The dialog of a suggestion: what must be filled in and is not is told over it, each by name. */
export function SuggestionFrame<Draft extends SuggestionDraft>(props: SuggestionFrameProps<Draft>) {
  const { form, title, submission } = props;
  const { t } = useTranslation();
  const id = useId();
  const nameOf = useFieldName();
  const [wasTried, setWasTried] = useState(false);
  const missing = props.missingOf(form.draft);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    if (missing.length > 0) {
      const fields = missing.map((name) => ({ name, label: nameOf(name) }));
      return submission.tell(missingProblem(fields, t));
    }
    if (!(await props.send(form.draft))) return;
    setWasTried(false);
    form.finish();
    showToast({ tone: 'success', words: t('sent.SugestaoAquisicaoEnviadoSucesso') });
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
          {props.children(new Set(wasTried ? missing : []))}
        </Stack>
      </form>
    </Dialog>
  );
}

export function useFieldName(): (field: Missing) => string {
  const { t } = useTranslation();
  return (field) =>
    field === 'biblioteca' ? t('libraryFields.library') : t(`suggestion.fields.${field}`);
}
