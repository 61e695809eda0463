import { z } from 'zod';
import { errorBody } from './error.ts';
import { languages, type Language } from './language.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { secureAddress } from './secure-address.ts';
import { refusedAs } from './value-fault.ts';
import { webAddress } from './web-address.ts';
import { staffPermission, type StaffPageName } from './staff-page.ts';

/**
 * Makes the schema of a document that staff read, change and send back whole. `versao` says of which state
 * it is: where somebody has changed it since, 409 `AlteradoPorOutro` is answered and nothing is written.
 */
export function staffDocument<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ versao: z.number().int().min(0).max(2_147_483_647), ...shape });
}

/** Calls by which a page of the staff area reads and changes a document. */
interface StaffDocumentCalls<At, Document, Change> {
  readonly at: At;
  readonly document: Document;
  /** Body that is sent to change it; the whole document is answered. */
  readonly change: Change;
  /** Summaries of the two calls: what each is for. */
  readonly reads: string;
  readonly changes: string;
}

/** The two calls of a document at one address: GET reads it, PUT changes it. */
export function staffDocumentCalls<
  const At extends Pick<Endpoint, 'path' | 'params'>,
  Document extends z.ZodType,
  Change extends z.ZodType,
>(
  page: StaffPageName,
  { at, document, change, reads, changes }: StaffDocumentCalls<At, Document, Change>,
) {
  const shared = {
    ...at,
    tag: 'atendimento',
    access: 'patron',
    permission: staffPermission(page),
  } as const;
  return {
    read: endpoint({ ...shared, method: 'GET', summary: reads, responses: { 200: document } }),
    change: endpoint({
      ...shared,
      method: 'PUT',
      summary: changes,
      body: change,
      responses: { 200: document, 409: errorBody, 422: errorBody },
    }),
  };
}

/** Written text: no longer than so many characters, the blanks around it no part of it. */
export function staffText(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^[^\0]*$/)
    .trim();
}

/** An address of a page, or '' for none. */
export const pageAddress = addressOf((text) => webAddress(text) !== null);

/** An address that nobody reads along with, or '' for none. */
export const securePage = addressOf((text) => secureAddress(text) !== null);

/** One by https, on whatever host, or '' for none. */
export const httpsPage = addressOf(isHttps);

/** An address by https with `{numero}` in place of a number, or '' for none. */
export const httpsTemplate = addressOf((text) => isHttps(text.replaceAll('{numero}', '1')));

/** In small letters too: the database looks at how it begins. */
function isHttps(text: string): boolean {
  return text.startsWith('https://') && webAddress(text) !== null;
}

function addressOf(isOne: (text: string) => boolean) {
  return z
    .string()
    .max(1000)
    .refine((text) => text === '' || isOne(text), refusedAs('address'));
}

/** An object with one value of this shape for each language. */
export function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(languages.map((language) => [language, schema]));
  return z.strictObject(shape as Readonly<Record<Language, Schema>>);
}
