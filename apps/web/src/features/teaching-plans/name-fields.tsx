import { useTranslation } from '../../languages/use-translation.ts';
import {
  useCourseNames,
  useDisciplineNames,
  useTyped,
} from '../../parts/teaching-plans/course-names.ts';
import type { PlanField } from '../../parts/teaching-plans/plan-address.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { ComboField } from '../../ui/fields/combo-field.tsx';
import type { Suggestion } from '../../ui/fields/suggestions.ts';

interface NameFieldProps {
  /** Name in the field at first. */
  readonly text: string;
  /** Called with a name chosen from the list, and its code. */
  readonly onChoose: (name: string, code: string) => void;
}

export function CourseField(props: NameFieldProps) {
  return <NameField {...props} {...useCourseNames()} field="curso" />;
}

export function DisciplineField(props: NameFieldProps) {
  return <NameField {...props} {...useDisciplineNames()} field="disciplina" />;
}

export function ProfessorField(props: NameFieldProps) {
  const { query, options, setTyped } = useTyped();
  const { data } = useEndpoint(endpointQuery('listProfessors', { query }), options);
  const suggestions = (data?.professores ?? []).map(
    ({ cod_professor, nome_professor }): Suggestion => ({
      id: cod_professor,
      label: nome_professor,
      icon: 'person',
    }),
  );
  return (
    <NameField {...props} field="professor" suggestions={suggestions} onTextChange={setTyped} />
  );
}

interface FieldProps extends NameFieldProps {
  readonly field: PlanField;
  readonly suggestions: readonly Suggestion[];
  readonly onTextChange: (text: string) => void;
}

function NameField({ field, text, suggestions, onTextChange, onChoose }: FieldProps) {
  const { t } = useTranslation();
  return (
    <ComboField
      label={t(`teachingPlans.fields.${field}`)}
      name={field}
      text={text}
      suggestions={suggestions}
      countLabel={(count) => t('search.suggestions.count', { count })}
      onTextChange={onTextChange}
      onChoose={({ label, id }) => onChoose(label, id)}
    />
  );
}
