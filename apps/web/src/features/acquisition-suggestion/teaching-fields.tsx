import { mostCopies } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useCourseNames, useDisciplineNames } from '../../parts/teaching-plans/course-names.ts';
import type { Output } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Fault } from './suggestion-body.ts';
import { none, type TeacherDraft } from './suggestion-draft.ts';
import { useFieldError } from './suggestion-fields.tsx';
import { ListedField } from './listed-field.tsx';

interface TeachingFieldsProps {
  readonly draft: TeacherDraft;
  readonly write: (change: Partial<TeacherDraft>) => void;
  readonly faults: readonly Fault[];
}

/** Fields for the discipline and course that the copies are for, and their number. */
export function TeachingFields({ draft, write, faults }: TeachingFieldsProps) {
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
      <CopiesField
        copies={draft.exemplares}
        onChange={(exemplares) => write({ exemplares })}
        {...errorOf('exemplares')}
      />
    </>
  );
}

interface CopiesFieldProps {
  readonly copies: string;
  readonly onChange: (copies: string) => void;
  readonly error?: string;
}

function CopiesField({ copies, onChange, ...error }: CopiesFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('suggestion.fields.exemplares')}
      description={t('suggestion.copiesHint', { most: mostCopies })}
      name="exemplares"
      inputMode="numeric"
      maxLength={4}
      required
      value={copies}
      onChange={({ target }) => onChange(target.value.trim())}
      {...error}
    />
  );
}

interface DepartmentFieldProps {
  readonly department: string;
  readonly onChange: (department: string) => void;
}

/** Field for the teacher's departments, each with its courses; nothing for a teacher of none. */
function DepartmentField({ department, onChange }: DepartmentFieldProps) {
  const { t } = useTranslation();
  const { data = [] } = useEndpoint(endpointQuery('listDepartments', {}));
  if (data.length === 0) return null;
  return (
    <Select
      label={t('suggestion.department')}
      name="departamento"
      value={department}
      options={[{ value: '', label: t('suggestion.anyDepartment') }, ...data.map(departmentOption)]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const departmentOption = (department: Output<'listDepartments'>[number]) => ({
  value: department.cod_departamento,
  label: department.desc_departamento,
});
