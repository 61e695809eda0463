import { activities, modules } from '@estante/contract/plain';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { isPermitted } from '../../session/is-permitted.ts';
import { useSessionState } from '../../session/use-session.ts';
import { useFormDialog } from '../../parts/page/use-form-dialog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { blankTeacherSuggestion } from './suggestion-draft.ts';

const loadDialogs = () => import('./suggestion-dialogs.tsx');
const SuggestionDialog = lazy(async () => ({ default: (await loadDialogs()).SuggestionDialog }));
const TeacherDialog = lazy(async () => ({ default: (await loadDialogs()).TeacherDialog }));

interface AcquisitionSuggestionProps {
  /** Title of the work that was searched for; the button then suggests this one. */
  readonly title?: string;
}

/** Button to suggest that a library buy something, where the institution has it on. */
export function AcquisitionSuggestion({ title }: AcquisitionSuggestionProps) {
  const { t } = useTranslation();
  const isTeacher = useIsTeacher();
  const form = useFormDialog({ ...blankTeacherSuggestion, titulo: title ?? '' });
  if (!useActivity(activities.acquisitionSuggestion)) return null;
  return (
    <>
      <Button
        {...(title === undefined && { size: 'small' })}
        icon="add"
        data-script="needed"
        onPointerEnter={() => void loadDialogs()}
        onClick={() => void form.open()}
      >
        {t(title === undefined ? 'suggestion.title' : 'suggestion.offer')}
      </Button>
      {form.wasOpened && (
        <Suspense fallback={null}>
          {isTeacher ? (
            <TeacherDialog form={form} />
          ) : (
            <SuggestionDialog
              form={{ ...form, write: (draft) => form.write({ ...form.draft, ...draft }) }}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

/** Whether the reader is a teacher: they have a form of their own. */
function useIsTeacher(): boolean {
  const state = useSessionState();
  return (
    state.kind === 'signed-in' &&
    isPermitted(state.person, modules.readers, activities.teacherSuggestion)
  );
}
