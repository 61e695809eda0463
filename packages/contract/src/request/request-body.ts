import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { mostPages, requestLengths as lengths, type RequestField } from './request-field.ts';
import { fieldsOf, type RequestForm, type requestForms } from './request-form.ts';

/** Blank, null or left out alike: what must be filled in is for the use case to say, which names it. */
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

/** The fields of a form, as they are sent. */
export function shapeOf<Form extends RequestForm>(form: Form): Shape<Form> {
  return Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, schemaOf(field)]),
  ) as Shape<Form>;
}

/** Fields that every request has beside those of its subject. */
export const requestContact = {
  /** Library whose staff answer; where it is left out, that of the asker's login. */
  biblioteca: recordNumber.optional(),
  /** Several are parted by semicolons. 422 `EmailInvalido` where one is none. */
  email: lineSchema(lengths.emails).default(''),
  observacao: textSchema(lengths.text).default(''),
};
