import {
  searchIndexes,
  splitTerm,
  termOperators,
  type SearchIndex,
  type TermOperator,
} from '@estante/contract/plain';
import { oneOf } from '../../browser/one-of.ts';
import { writeYearSpan } from './year-span.ts';

/** Row of the advanced form: words, their field, and the operator that joins it to the rows before. */
export interface SearchTerm {
  readonly operator: TermOperator;
  readonly index: SearchIndex;
  readonly text: string;
}

/** Reads 'OPERADOR:campo:texto', repeated; invalid or blank ones are left out. */
export function readTerms(params: URLSearchParams): readonly SearchTerm[] {
  const terms = params.getAll('termo').flatMap((term): SearchTerm[] => {
    const { operador, campo, texto } = splitTerm(term);
    const operator = oneOf(termOperators, operador);
    const index = oneOf(searchIndexes, campo);
    const text = texto.trim();
    return operator && index && text ? [{ operator, index, text }] : [];
  });
  return terms.map((term, at) =>
    at === 0 && term.operator === 'OU' ? { ...term, operator: 'E' } : term,
  );
}

export function writeTerm({ operator, index, text }: SearchTerm): string {
  return `${operator}:${index}:${text}`;
}

/**
 * Turns the fields that the advanced form sends into those of an address: its rows come as `operador`,
 * `campo` and `texto`, which belong together by their place; its years as `de` and `ate`.
 */
export function readAdvancedForm(form: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams();
  const [operators, indexes] = [form.getAll('operador'), form.getAll('campo')];
  form.getAll('texto').forEach((text, at) => {
    params.append('termo', `${operators[at] ?? 'E'}:${indexes[at] ?? 'livre'}:${text}`);
  });
  const years = writeYearSpan({ from: yearOf(form.get('de')), to: yearOf(form.get('ate')) });
  // A span replaces ticked years.
  const kept = form.getAll('filtro').filter((one) => years === '' || !one.startsWith('Y:'));
  for (const filter of kept) params.append('filtro', filter);
  if (years !== '') params.append('filtro', `Y:${years}`);
  for (const name of ['ordenacao', 'exibicao', 'agrupar']) {
    const value = form.get(name);
    if (value) params.set(name, value);
  }
  return params;
}

function yearOf(text: string | null): number | null {
  return /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : null;
}
