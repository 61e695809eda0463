import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Suggestion } from '../../ui/fields/suggestions.ts';
import type { ApiFailure } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useSettled } from '../../ui/fields/use-settled.ts';

/** Gives the query for names by the text typed, once it rests; nothing is asked before the field is entered. */
export function useTyped() {
  const [typed, setTyped] = useState<string | null>(null);
  const settled = useSettled(typed?.trim() ?? '', 120);
  const query = { search_text: settled.slice(0, 200) };
  const options = { enabled: typed !== null, placeholderData: keepPreviousData } as const;
  return { query, options, setTyped };
}

interface Names {
  /** Failure because of which there are no names to choose from; null: none. */
  readonly failure: ApiFailure | null;
  /** Names that begin with what is typed, each with its code. */
  readonly suggestions: readonly Suggestion[];
  readonly onTextChange: (text: string) => void;
}

/** Courses that begin with what is typed; of a department alone, where its code is given. */
export function useCourseNames(departamento = ''): Names {
  const { query, options, setTyped } = useTyped();
  const { data, error } = useEndpoint(
    endpointQuery('listCourses', {
      query: { ...query, ...(departamento !== '' && { departamento }) },
    }),
    options,
  );
  const suggestions = (data?.cursos ?? []).map(
    ({ cod_curso, desc_curso, desc_departamento }): Suggestion => ({
      id: cod_curso,
      label: desc_curso,
      note: desc_departamento,
      icon: 'thesis',
    }),
  );
  return { failure: error, suggestions, onTextChange: setTyped };
}

export function useDisciplineNames(): Names {
  const { query, options, setTyped } = useTyped();
  const { data, error } = useEndpoint(endpointQuery('listDisciplines', { query }), options);
  const suggestions = (data?.disciplinas ?? []).map(
    ({ cod_disciplina, desc_disciplina }): Suggestion => ({
      id: cod_disciplina,
      label: desc_disciplina,
      note: cod_disciplina,
      icon: 'subject',
    }),
  );
  return { failure: error, suggestions, onTextChange: setTyped };
}
