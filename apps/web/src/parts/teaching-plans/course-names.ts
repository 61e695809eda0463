import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Suggestion } from '../../ui/fields/suggestions.ts';
import type { ApiFailure } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useSettled } from '../../ui/fields/use-settled.ts';

/**
 * Gives the query for names that begin with the typed text, once it has settled; nothing is queried before
 * the field is entered.
 */
export function useTyped() {
  const [typed, setTyped] = useState<string | null>(null);
  const settled = useSettled(typed?.trim() ?? '', 120);
  const query = { search_text: settled.slice(0, 200) };
  const options = { enabled: typed !== null, placeholderData: keepPreviousData } as const;
  return { query, options, setTyped };
}

interface Names {
  /** Failure of the query; null if there is none. */
  readonly failure: ApiFailure | null;
  /** Names that begin with the typed text, each with its code. */
  readonly suggestions: readonly Suggestion[];
  readonly onTextChange: (text: string) => void;
}

/** Finds courses that begin with the typed text; of a department alone, if its code is given. */
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
