import {
  materialFieldsOf,
  searchIndexes,
  splitTerm,
  termOperators,
  type Language,
  type MaterialField,
} from '@estante/contract';
import { formatDate, phraseOr, type Translate } from '@estante/phrases/translator';
import { readSavedSearch } from './saved-search.ts';

interface Words {
  readonly t: Translate;
  readonly language: Language;
}

/**
 * Says what a kept search asks for, but its filters, as the pages do: 'Autor: machado NÃO Título: casmurro'.
 */
export function saySearch(query: string, words: Words): string {
  const asked = new URLSearchParams(query);
  const tab = readSavedSearch(query)?.tab ?? 'geral';
  const typed = [...textOf(asked, words), ...asked.getAll('termo').flatMap(termWords(words))];
  const fields = materialFieldsOf(tab).flatMap((name) => fieldWords(name, asked, words));
  return [typed.join(' '), ...fields].filter(Boolean).join('; ');
}

function textOf(asked: URLSearchParams, words: Words): string[] {
  const text = asked.get('q')?.trim() ?? '';
  return text === '' ? [] : [within(asked.get('indice') ?? 'livre', text, words)];
}

function within(index: string, text: string, { t }: Words): string {
  const known = searchIndexes.find((one) => one === index);
  return known === undefined || known === 'livre'
    ? text
    : `${t(`search.indexes.${known}`)}: ${text}`;
}

const termWords = (words: Words) => (term: string, at: number) => {
  const { operador, campo, texto } = splitTerm(term);
  const operator = termOperators.find((one) => one === operador) ?? 'E';
  const isFirst = at === 0 && operator !== 'NAO';
  const link = isFirst ? [] : [words.t(`advanced.operators.${operator}`)];
  return [...link, within(campo, texto.trim(), words)];
};

function fieldWords(name: MaterialField, asked: URLSearchParams, { t, language }: Words): string[] {
  const value = asked.get(name)?.trim() ?? '';
  if (value === '') return [];
  const said = hasCodes(name)
    ? phraseOr(t, `${codes[name]}.${value}`, value)
    : formatDate(value, language);
  return [`${t(`materialFields.${name}`)}: ${said}`];
}

/** Groups of phrases with the words of a field's codes. */
const codes = { nivel: 'levels', situacao: 'states', periodo: 'periods.of' } as const;

const hasCodes = (name: MaterialField): name is keyof typeof codes => Object.hasOwn(codes, name);
