import type { SelectOption } from '../../../ui/fields/select.tsx';
import type { RuleNames } from './rule-name.ts';

export const libraryOptions = ({ libraries }: RuleNames): SelectOption[] =>
  libraries.map(({ cod_biblioteca: value, desc_biblioteca: label }) => ({
    value: String(value),
    label,
  }));

export const categoryOptions = ({ categories }: RuleNames): SelectOption[] =>
  categories.map(({ codigo, descricao: label }) => ({ value: String(codigo), label }));

export const loanTypeOptions = ({ loanTypes }: RuleNames): SelectOption[] =>
  loanTypes.map(({ cod_tipo_emprestimo: value, desc_tipo_emprestimo: label }) => ({
    value: String(value),
    label,
  }));

/** Reads the chosen number; null for all. */
export const numberIn = (text: string): number | null => Number(text) || null;
