import { z } from 'zod';
import { errorBody } from './error.ts';
import { languages, type Language } from './language.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { secureAddress } from './secure-address.ts';
import { refusedAs } from './value-fault.ts';
import { webAddress } from './web-address.ts';
import { staffPermission, type StaffPageName } from './staff-page.ts';

/**
 * Schema of a document that staff read, change and send back whole. `versao` is the state that it was read in: where
 * the document has changed since, 409 `AlteradoPorOutro` is answered and nothing is written.
 */
export function staffDocument<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ versao: z.number().int().min(0).max(2_147_483_647), ...shape });
}

/** Calls by which a page of the staff area reads and changes a document. */
interface StaffDocumentCalls<At, Document, Change> {
  readonly at: At;
  readonly document: Document;
  /** Body of the change; the answer is the whole document. */
  readonly change: Change;
  /** Summaries of the two calls. */
  readonly reads: string;
  readonly changes: string;
}

/** Makes the two calls of a document at one address: GET reads it, PUT changes it. */
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

/** Written text of at most so many characters, without the blanks around it. */
export function staffText(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^[^\0]*$/)
    .trim();
}

/** Address of a page, or '' for none. */
export const pageAddress = addressOf((text) => webAddress(text) !== null);

/** Address that nobody in between can read, or '' for none. */
export const securePage = addressOf((text) => secureAddress(text) !== null);

/** Address by https, on any host, or '' for none. */
export const httpsPage = addressOf(isHttps);

/** Address by https with `{numero}` in place of a number, or '' for none. */
export const httpsTemplate = addressOf((text) => isHttps(text.replaceAll('{numero}', '1')));

/** Whether an address begins with https in small letters, as the database requires. */
function isHttps(text: string): boolean {
  return text.startsWith('https://') && webAddress(text) !== null;
}

function addressOf(isOne: (text: string) => boolean) {
  return z
    .string()
    .max(1000)
    .refine((text) => text === '' || isOne(text), refusedAs('address'));
}

/** Object with one value of this shape for each language. */
export function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(languages.map((language) => [language, schema]));
  return z.strictObject(shape as Readonly<Record<Language, Schema>>);
}
