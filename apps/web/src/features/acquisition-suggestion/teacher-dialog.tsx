import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { useSubmission } from '../../api/use-act.ts';
import type { FormDialog } from '../../parts/page/use-form-dialog.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { bodyOfTeacher, faultsOfTeacher } from './suggestion-body.ts';
import type { TeacherDraft } from './suggestion-draft.ts';
import { SuggestionFields } from './suggestion-fields.tsx';
import { SuggestionFrame } from './suggestion-frame.tsx';
import { TeachingFields } from './teaching-fields.tsx';

/** Dialog of a suggestion by a teacher: copies for the students of a discipline. */
export function TeacherDialog({ form }: { readonly form: FormDialog<TeacherDraft> }) {
  const { t } = useTranslation();
  const submission = useSubmission('suggestForCourse');
  const { draft, write } = form;
  const { institution } = usePageConfig();
  const { __web_aquisicao: elsewhere } = institution ?? {};
  const change = (changed: Partial<TeacherDraft>) => write({ ...draft, ...changed });
  return (
    <SuggestionFrame
      form={form}
      title={t('suggestion.teacherTitle')}
      intro={t('suggestion.teacherIntro')}
      faultsOf={faultsOfTeacher}
      submission={submission}
      send={async (written) => (await submission.send({ body: bodyOfTeacher(written) })) !== null}
    >
      {(faults) => (
        <>
          {elsewhere && (
            <p>
              <Link href={elsewhere}>{t('suggestion.elsewhere')}</Link>
            </p>
          )}
          <TeachingFields draft={draft} write={change} faults={faults} />
          <SuggestionFields draft={draft} write={change} faults={faults} />
        </>
      )}
    </SuggestionFrame>
  );
}
