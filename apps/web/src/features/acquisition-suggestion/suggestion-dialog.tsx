import { useTranslation } from '../../languages/use-translation.ts';
import { useSubmission } from '../../api/use-act.ts';
import type { FormDialog } from '../../parts/page/use-form-dialog.ts';
import { bodyOf, faultsOf } from './suggestion-body.ts';
import type { SuggestionDraft } from './suggestion-draft.ts';
import { SuggestionFields } from './suggestion-fields.tsx';
import { SuggestionFrame } from './suggestion-frame.tsx';

/** Dialog of a suggestion by any reader. */
export function SuggestionDialog({ form }: { readonly form: FormDialog<SuggestionDraft> }) {
  const { t } = useTranslation();
  const submission = useSubmission('suggestAcquisition');
  const { draft, write } = form;
  return (
    <SuggestionFrame
      form={form}
      title={t('suggestion.title')}
      intro={t('suggestion.intro')}
      faultsOf={faultsOf}
      submission={submission}
      send={async (written) => (await submission.send({ body: bodyOf(written) })) !== null}
    >
      {(faults) => (
        <SuggestionFields
          draft={draft}
          write={(change) => write({ ...draft, ...change })}
          faults={faults}
        />
      )}
    </SuggestionFrame>
  );
}
