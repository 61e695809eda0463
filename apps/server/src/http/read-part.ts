import type { Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { z } from 'zod';
import type { Refusal } from './refusal.ts';

const sentences = {
  pt: z.locales.pt().localeError,
  en: z.locales.en().localeError,
  es: z.locales.es().localeError,
};

export type ReadPart =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads params, query or body by its schema; a refusal names every field that is wrong. */
export function readPart(
  schema: z.ZodType | undefined,
  value: unknown,
  language: Language,
  status: 404 | 422,
): ReadPart {
  if (!schema) return { ok: true, value: undefined };
  const result = schema.safeParse(value, { error: sentences[language] });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, refusal: refusalOf(result.error.issues, language, status) };
}

function refusalOf(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
  status: 404 | 422,
): Refusal {
  if (status === 404) return { status, refusal: 'NaoEncontrado' };
  const fields = issues
    .flatMap((issue) => pathsOf(issue).map((path) => ({ path, mensagem: issue.message })))
    .slice(0, 50)
    .map(({ path, mensagem }) => ({ campo: fieldOf(path), mensagem }));
  const names = [...new Set(fields.map(({ campo }) => campo))].join(', ');
  // The sentence that it stands in has its own full stop.
  const whole = translatorFor(language)('errors.CorpoMalformado').replace(/\.$/, '');
  const values = { campos: names || whole };
  return { status, refusal: 'DadosInvalidos', values, fields };
}

/** Zod tells of all unknown fields of an object in one issue. */
function pathsOf(issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] {
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key])
    : [issue.path];
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .slice(0, 10)
    .map((part) => String(part).slice(0, 100))
    .join('.');
}
