import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { mostPages, requestLengths as lengths, type RequestField } from './request-field.ts';
import { fieldsOf, type RequestForm, type requestForms } from './request-form.ts';

/**
 * Schemas of the form's fields; blank, null and left out are the same. The use case refuses unfilled required fields,
 * and names them.
 */
const schemas = {
  line: lineSchema(lengths.line).default(''),
  text: textSchema(lengths.text).default(''),
  year: lineSchema(lengths.line).default(''),
  pages: lineSchema(lengths.pages).default(''),
  count: z.number().int().min(1).max(mostPages).nullable().default(null),
  flag: z.boolean().default(false),
  day: unlessEmpty(civilDay),
};

function schemaOf(field: RequestField): z.ZodType {
  return field.kind === 'choice' ? z.enum(['', ...field.options]).default('') : schemas[field.kind];
}

type Choice = z.ZodDefault<z.ZodEnum<Record<string, string>>>;
type Schema<Kind> = Kind extends keyof typeof schemas ? (typeof schemas)[Kind] : Choice;
type Shape<Form extends RequestForm> = {
  [Field in (typeof requestForms)[Form][number] as Field['name']]: Schema<Field['kind']>;
};

/** Fields of a form, as sent. */
export function shapeOf<Form extends RequestForm>(form: Form): Shape<Form> {
  return Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, schemaOf(field)]),
  ) as Shape<Form>;
}

/** Fields of every request beside those of its form. */
export const requestContact = {
  /** Library whose staff answer; by default that of the asker's login. */
  biblioteca: recordNumber.optional(),
  /** Mail addresses, separated by semicolons. 422 `EmailInvalido` for an invalid one. */
  email: lineSchema(lengths.emails).default(''),
  observacao: textSchema(lengths.text).default(''),
};
