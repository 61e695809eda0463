import { useTranslation } from '../../languages/use-translation.ts';
import { useAct } from '../../api/use-act.ts';
import type { FormDialog } from '../../session/use-form-dialog.ts';
import { bodyOf, missingOf, type SuggestionDraft } from './suggestion-draft.ts';
import { SuggestionFields } from './suggestion-fields.tsx';
import { SuggestionFrame } from './suggestion-frame.tsx';

/** What any reader suggests. */
export function SuggestionDialog({ form }: { readonly form: FormDialog<SuggestionDraft> }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('suggestAcquisition');
  const { draft, write } = form;
  return (
    <SuggestionFrame
      form={form}
      title={t('suggestion.title')}
      intro={t('suggestion.intro')}
      missingOf={missingOf}
      send={async (written) => (await act({ body: bodyOf(written) })) !== null}
      isBusy={isBusy}
    >
      {(missing) => (
        <SuggestionFields
          draft={draft}
          write={(change) => write({ ...draft, ...change })}
          missing={missing}
        />
      )}
    </SuggestionFrame>
  );
}
