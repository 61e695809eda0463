import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanField } from '../../app/plan-address.ts';
import { endpointQuery, useEndpoint } from '../../app/query.ts';
import { useSettled } from '../../app/use-settled.ts';
import { ComboField } from '../../ui/combo-field.tsx';
import type { Suggestion } from '../../ui/suggestions.ts';

interface NameFieldProps {
  /** The name that stands in it at first. */
  readonly text: string;
  /** A name was chosen whose code the list knows. */
  readonly onChoose: (name: string, code: string) => void;
}

/** What is typed, once it rests, as a page of names is asked for; nothing before it is entered. */
function useTyped() {
  const [typed, setTyped] = useState<string | null>(null);
  const settled = useSettled(typed?.trim() ?? '', 120);
  const query = { search_text: settled.slice(0, 200) };
  return { query, isEntered: typed !== null, setTyped };
}

const listing = (isEntered: boolean) =>
  ({ enabled: isEntered, placeholderData: keepPreviousData }) as const;

export function CourseField(props: NameFieldProps) {
  const { query, isEntered, setTyped } = useTyped();
  const { data } = useEndpoint(endpointQuery('listCourses', { query }), listing(isEntered));
  const suggestions = (data?.cursos ?? []).map(
    ({ cod_curso, desc_curso, desc_departamento }): Suggestion => ({
      id: cod_curso,
      label: desc_curso,
      note: desc_departamento,
      icon: 'thesis',
    }),
  );
  return <NameField {...props} field="curso" suggestions={suggestions} onTextChange={setTyped} />;
}

export function DisciplineField(props: NameFieldProps) {
  const { query, isEntered, setTyped } = useTyped();
  const { data } = useEndpoint(endpointQuery('listDisciplines', { query }), listing(isEntered));
  const suggestions = (data?.disciplinas ?? []).map(
    ({ cod_disciplina, desc_disciplina }): Suggestion => ({
      id: cod_disciplina,
      label: desc_disciplina,
      note: cod_disciplina,
      icon: 'subject',
    }),
  );
  return (
    <NameField {...props} field="disciplina" suggestions={suggestions} onTextChange={setTyped} />
  );
}

export function ProfessorField(props: NameFieldProps) {
  const { query, isEntered, setTyped } = useTyped();
  const { data } = useEndpoint(endpointQuery('listProfessors', { query }), listing(isEntered));
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
