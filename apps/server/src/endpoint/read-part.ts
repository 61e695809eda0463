import type { Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { z } from 'zod';
import type { Refusal } from './refusal.ts';

const sentences: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  pt: z.locales.pt().localeError,
  en: z.locales.en().localeError,
  es: z.locales.es().localeError,
};

/** Faults that are told of one request, and letters of a name and of a sentence that is sent back. */
const most = { faults: 20, name: 80, sentence: 200 } as const;

export type ReadPart =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads params, query or body by its schema; a refusal names the first fields that are wrong. */
export function readPart(
  schema: z.ZodType | undefined,
  value: unknown,
  language: Language,
  status: 404 | 422,
): ReadPart {
  if (!schema) return { ok: true, value: undefined };
  // Zod would name all unknown fields in one sentence; each gets its own below.
  const error: z.core.$ZodErrorMap = (issue) =>
    issue.code === 'unrecognized_keys' ? issue.code : sentences[language](issue);
  const result = schema.safeParse(value, { error });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, refusal: refusalOf(result.error.issues, language, status) };
}

function refusalOf(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
  status: 404 | 422,
): Refusal {
  if (status === 404) return { status, refusal: 'NaoEncontrado' };
  const fields = [...faultsOf(issues, language).take(most.faults)];
  const names = [...new Set(fields.map(({ campo }) => campo))].join(', ');
  // The sentence that it stands in has its own full stop.
  const whole = translatorFor(language)('errors.CorpoMalformado').replace(/\.$/, '');
  const values = { campos: names || whole };
  return { status, refusal: 'DadosInvalidos', values, fields };
}

/** One after the other, as they are asked for: there may be as many as a body has letters. */
function* faultsOf(issues: readonly z.core.$ZodIssue[], language: Language) {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') {
      yield { campo: fieldOf(issue.path), mensagem: clipped(issue.message, most.sentence) };
      continue;
    }
    for (const key of issue.keys) {
      const told = sentences[language]({ ...issue, input: {}, keys: [clipped(key, most.name)] });
      const mensagem = typeof told === 'object' ? (told?.message ?? '') : (told ?? '');
      yield { campo: fieldOf([...issue.path, key]), mensagem };
    }
  }
}

function fieldOf(path: readonly PropertyKey[]): string {
  const parts = path.slice(0, 10).map((part) => clipped(String(part), most.name));
  return clipped(parts.join('.'), most.name);
}

function clipped(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
