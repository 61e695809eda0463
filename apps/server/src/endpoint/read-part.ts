import type { Language, Schema } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import type { z } from 'zod';
import { fieldName } from './field-name.ts';
import { refuse, refuseFields, type Refusal } from './refusal.ts';
import { faultWords, isMissing } from './value-fault.ts';

/** Limits of a refusal: its faults, and the characters of a field's name and of a sentence. */
const most = { faults: 20, name: 80, sentence: 200 } as const;

export type ReadPart =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads params, query or body by its schema; a refusal names the first fields that are wrong. */
export function readPart(
  schema: Schema | undefined,
  value: unknown,
  language: Language,
  status: 404 | 422,
): ReadPart {
  if (!schema) return { ok: true, value: undefined };
  const result = schema.safeParse(value, { reportInput: true });
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
  if (issues.every(isMissing)) return refuseMissing(fields, language);
  return refuseFields(fields, language);
}

type Field = NonNullable<Refusal['fields']>[number];

/**
 * Names the field that is missing; where several are, or one that people have no name for, says that all are
 * needed.
 */
function refuseMissing(fields: readonly Field[], language: Language): Refusal {
  const names = fields.map(({ campo }) => fieldName(campo, language));
  const [name] = names;
  const isOne = names.length === 1 && name;
  const values = isOne ? { campo: name } : { campo: names.filter(Boolean).join(', ') };
  const refusal = refuse(422, 'CampoObrigatorioNaoPreenchido', {
    ...values,
    ...(!isOne && { context: 'varios' }),
  });
  return { ...refusal, fields };
}

/** Yields faults lazily: there may be as many as a body has characters. */
function* faultsOf(issues: readonly z.core.$ZodIssue[], language: Language) {
  const t = translatorFor(language);
  for (const issue of issues) {
    const mensagem = clipped(faultWords(issue, t), most.sentence);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    if (keys.length === 0) yield { campo: fieldOf(issue.path), mensagem };
    for (const key of keys) yield { campo: fieldOf([...issue.path, key]), mensagem };
  }
}

function fieldOf(path: readonly PropertyKey[]): string {
  const parts = path.slice(0, 10).map((part) => clipped(String(part), most.name));
  return clipped(parts.join('.'), most.name);
}

function clipped(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
