import { z } from 'zod';
import { errorBody } from './error.ts';
import { languages, type Language } from './language.ts';
import { staffPermission, type StaffPageName } from './staff-page.ts';

/**
 * What staff read, change and send back whole. `versao` says of which state it is: where somebody
 * has changed it since, 409 `AlteradoPorOutro` is answered and nothing is written.
 */
export function staffDocument<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ versao: z.number().int().min(0).max(2_147_483_647), ...shape });
}

/** Of the calls that read and change it. */
export function staffCalls(name: StaffPageName) {
  return { tag: 'atendimento', access: 'patron', permission: staffPermission(name) } as const;
}

export const changeRefusals = { 409: errorBody, 422: errorBody } as const;

/** Written text: no longer than so many characters, the blanks around it no part of it. */
export function staffText(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^[^\0]*$/)
    .trim();
}

/** An address of a page, or '' for none. */
export const pageAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(1000)]);

/** The same shape in each language. */
export function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(languages.map((language) => [language, schema]));
  return z.strictObject(shape as Readonly<Record<Language, Schema>>);
}
