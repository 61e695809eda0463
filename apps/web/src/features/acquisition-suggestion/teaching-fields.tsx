import { mostCopies } from '@estante/contract/plain';
import { useEffect } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useCourseNames, useDisciplineNames } from '../../parts/teaching-plans/course-names.ts';
import type { ApiFailure } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { ComboField } from '../../ui/fields/combo-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Fault } from './suggestion-body.ts';
import { none, type CodedName, type TeacherDraft } from './suggestion-draft.ts';
import { useFieldError } from './suggestion-fields.tsx';

interface TeachingFieldsProps {
  readonly draft: TeacherDraft;
  readonly write: (change: Partial<TeacherDraft>) => void;
  readonly faults: readonly Fault[];
}

/** Fields for the discipline and course that copies are asked for, and how many. */
export function TeachingFields({ draft, write, faults }: TeachingFieldsProps) {
  const { t } = useTranslation();
  const errorOf = useFieldError(faults);
  return (
    <>
      <DepartmentField
        department={draft.departamento}
        onChange={(departamento) => write({ departamento, curso: none })}
      />
      <ListedField
        field="curso"
        chosen={draft.curso}
        onChange={(curso) => write({ curso })}
        {...useCourseNames(draft.departamento)}
        {...errorOf('curso')}
      />
      <ListedField
        field="disciplina"
        chosen={draft.disciplina}
        onChange={(disciplina) => write({ disciplina })}
        {...useDisciplineNames()}
        {...errorOf('disciplina')}
      />
      <TextField
        label={t('suggestion.fields.exemplares')}
        description={t('suggestion.copiesHint', { most: mostCopies })}
        name="exemplares"
        inputMode="numeric"
        maxLength={4}
        required
        value={draft.exemplares}
        onChange={({ target }) => write({ exemplares: target.value.trim() })}
        {...errorOf('exemplares')}
      />
    </>
  );
}

interface DepartmentFieldProps {
  readonly department: string;
  readonly onChange: (department: string) => void;
}

/** The teacher's own departments, each with its courses; nothing for who belongs to none. */
function DepartmentField({ department, onChange }: DepartmentFieldProps) {
  const { t } = useTranslation();
  const { data = [] } = useEndpoint(endpointQuery('listDepartments', {}));
  if (data.length === 0) return null;
  return (
    <Select
      label={t('suggestion.department')}
      name="departamento"
      value={department}
      options={[
        { value: '', label: t('suggestion.anyDepartment') },
        ...data.map(({ cod_departamento, desc_departamento }) => ({
          value: cod_departamento,
          label: desc_departamento,
        })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface ListedFieldProps extends Pick<
  Parameters<typeof ComboField>[0],
  'suggestions' | 'onTextChange'
> {
  readonly field: 'curso' | 'disciplina';
  readonly chosen: CodedName;
  readonly onChange: (chosen: CodedName) => void;
  readonly failure: ApiFailure | null;
  readonly error?: string;
}

/** Code of the one name that is the text; '' for none and for several of that name. */
function codeOf(text: string, suggestions: ListedFieldProps['suggestions']): string {
  const [same, ...others] = suggestions.filter(({ label }) => label === text.trim());
  return same && others.length === 0 ? same.id : '';
}

/** A name that must be one of the list: what is typed is none until it is chosen, or is one alone. */
function ListedField(props: ListedFieldProps) {
  const { field, chosen, failure, error, onChange, onTextChange, ...rest } = props;
  const same = chosen.code === '' ? codeOf(chosen.name, rest.suggestions) : '';
  // Names come after the text they are of.
  useEffect(() => {
    if (same !== '') onChange({ code: same, name: chosen.name });
  });
  const { t } = useTranslation();
  const type = (text: string) => {
    onTextChange(text);
    if (text === chosen.name) return;
    onChange({ code: codeOf(text, rest.suggestions), name: text });
  };
  return (
    <ComboField
      label={t(`suggestion.fields.${field}`)}
      description={t('suggestion.fromList')}
      name={field}
      text={chosen.name}
      countLabel={(count) => t('search.suggestions.count', { count })}
      onTextChange={type}
      onChoose={({ label, id }) => onChange({ code: id, name: label })}
      error={failure ? failureWords(failure, t) : error}
      {...rest}
    />
  );
}
