import {
  accountThemes,
  changeableFields,
  hexColour,
  languages,
  ownPasswordUses,
  passwordLengths,
  secondFactorRoles,
  secureAddress,
  webAddress,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { z } from 'zod';

/** An address that a page may link to: of another kind it would be none. */
const address = z
  .string()
  .refine((text) => text === '' || webAddress(text) !== null)
  .default('')
  .catch('');

/** An address of the web by TLS, or none. */
const secure = z
  .string()
  .refine((text) => text === '' || secureAddress(text) !== null)
  .default('')
  .catch('');

/** A colour in hexadecimal, or ''; anything else counts as ''. */
const colour = z
  .union([z.literal(''), z.string().regex(hexColour)])
  .default('')
  .catch('');

/** Fields of personal data that papers prove, which are shown to the library. */
const provenByPapers: ReadonlySet<string> = new Set(['identidade', 'cpf', 'data_nascimento']);

/** Raises numbers that were set before there was a least. */
const atLeast = (least: number) => (value: number) => Math.max(value, least);

/** Every setting of the institution, with what stands where no row says otherwise. */
const settings = z.object({
  companyCode: z.number().int().default(1),
  initials: z.string().default('Estante'),
  name: z.string().default('Estante'),
  theme: z.enum(accountThemes).default('neo').catch('neo'),
  /** '#rrggbb' on light pages, and on dark ones. */
  brandColour: colour,
  brandColourOnDark: colour,
  loginMessage: z.string().default(''),
  loginLabel: z.string().default(''),
  supportMessage: z.string().default(''),
  baseUrl: address,
  privacyUrl: address,
  icapUrl: address,
  networkCatalogueUrl: address,
  /** People who may come in by a password that is kept here. */
  ownPasswords: z.enum(ownPasswordUses).default('todos').catch('todos'),
  /** Roles whose work asks for a second factor. */
  secondFactorRoles: z.array(z.enum(secondFactorRoles)).default([]).catch([]),
  authenticationMode: z.number().int().default(2),
  encryptionMode: z.number().int().default(4),
  /** Months for which readers renew their registration themselves; 0: at the desk alone. */
  registrationMonths: z.number().int().min(0).max(120).default(0),
  /** Days before its end from which they may. */
  registrationWindow: z.number().int().min(0).max(366).default(30),
  /** Fields of their personal data that readers change themselves: at first those that they know best. */
  readerFields: z
    .array(z.enum(changeableFields))
    .default(changeableFields.filter((field) => !provenByPapers.has(field))),
  /** Address of the personal area, if on another host: '' while it is here. */
  accountUrl: secure,
  /** Whether there are summaries of the issues of serials, and of books. */
  serialSummaries: z.boolean().default(false),
  bookSummaries: z.boolean().default(false),
  /** Choices that NBR 6023 leaves: all authors, initials of given names, titles in italics. */
  abntEveryAuthor: z.boolean().default(false),
  abntInitials: z.boolean().default(false),
  abntItalicTitles: z.boolean().default(false),
  /** Captchas of our own, or of a provider that is asked by `siteverify` (reCAPTCHA, hCaptcha, Turnstile). */
  captchaProvider: z.enum(['altcha', 'siteverify']).default('altcha'),
  captchaScript: secure,
  /** The object that the script brings: grecaptcha, hcaptcha, turnstile. */
  captchaObject: z
    .string()
    .regex(/^[A-Za-z]+$/)
    .default('grecaptcha'),
  captchaSiteKey: z.string().default(''),
  /** Sealed. */
  captchaSecret: z.string().default(''),
  captchaVerifyUrl: secure,
  passwordUrl: address,
  acquisitionUrl: address,
  /** Characters a new password has, at least and at most. */
  passwordMinimum: z.number().int().transform(atLeast(passwordLengths.least)).default(12),
  passwordMaximum: z
    .number()
    .int()
    .max(passwordLengths.most)
    .transform(atLeast(passwordLengths.leastLongest))
    .default(128),
  passwordNeedsNumber: z.boolean().default(false),
  passwordNotOnlyNumbers: z.boolean().default(false),
  passwordNeedsSpecial: z.boolean().default(false),
  passwordNeedsBothCases: z.boolean().default(false),
  passwordNotOfName: z.boolean().default(true),
  /** Number of passwords of before, the present one among them, that may not come again. */
  passwordsBarred: z.number().int().min(0).max(20).default(5),
  /** Addresses of vendors of standards, `{numero}` in place of the number: 'https://…?q={numero}'. */
  abntAddress: z.string().default(''),
  targetAddress: z.string().default(''),
  /**
   * Comments of a person that may wait for the staff, those to libraries and those on titles counted
   * apart; and suggestions that may wait to be taken on.
   */
  pendingComments: z.number().int().min(0).default(3),
  pendingSuggestions: z.number().int().min(0).default(20),
  /** Whether covers are fetched from others, and made of first pages of documents on hosts of the institution's own. */
  coversFetched: z.boolean().default(false),
  coversOfDocuments: z.boolean().default(false),
  documentHosts: z.array(z.string()).default([]),
  /** Places for which one copy is wanted of what plans list; 0: nothing is. */
  placesPerCopyBasic: z.number().int().min(0).default(0),
  placesPerCopyComplementary: z.number().int().min(0).default(0),
  /** Whether a title that is read on-line is enough, whatever copies there are. */
  onlineIsEnough: z.boolean().default(true),
  selfServiceOn: z.boolean().default(false),
  selfServiceLibrary: z.number().int().nullable().default(null),
  selfServiceAsksPassword: z.boolean().default(true),
  selfServiceLanguage: z.enum(languages).default('pt'),
  /** Folder of the program that shows signs: 'https://vlibras.gov.br/app'. None is asked by default. */
  signLanguageUrl: address,
});

export type Settings = z.infer<typeof settings>;

export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom('institution_setting').selectAll().execute();
  return settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

export async function writeSettings(
  db: Db,
  changes: readonly (readonly [keyof Settings, Settings[keyof Settings]])[],
): Promise<void> {
  const rows = changes.map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  await db
    .insertInto('institution_setting')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
}
