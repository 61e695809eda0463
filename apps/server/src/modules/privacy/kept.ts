import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { retentionTerm } from '../retention/index.ts';
import { keptOfAccount } from './kept-of-account.ts';
import { keptOfCirculation } from './kept-of-circulation.ts';
import { keptOfWriting } from './kept-of-writing.ts';
import type { KeptPart } from './kept-part.ts';

/** Every table that holds something of a person. A test holds them against the schema. */
export const keptParts: Readonly<Record<string, KeptPart>> = {
  ...keptOfAccount,
  ...keptOfCirculation,
  ...keptOfWriting,
};

/**
 * References to people that the export leaves out, and why: 'table.column', or a table with all it
 * refers by. The same test fails for what stands neither here nor above.
 */
export const leftOut: Readonly<Record<string, string>> = {
  refresh_token: 'hashes of tokens; their session is told',
  redirect_token: 'numbers of tokens that last a minute; their session is told',
  previous_password: 'hashes of passwords, which nobody may carry away',
  identity_link: 'by which provider of the institution somebody comes in; the provider has it',
  provider_session: 'numbers of sessions at a provider; their session is told',
  provider_sign_in: 'numbers that last minutes',
  second_factor: 'a secret',
  second_factor_key: 'hashes of codes',
  passkey_challenge: 'numbers that last minutes',
  person_rate: 'a counter of the last hour',
  loan_token: 'a hash that is good for minutes',
  kiosk_session: 'who stands at a kiosk now',
  payment_order_debt: 'names debts that are told',
  professor: 'names on reading lists; which of them is the person stands in their link',
  kiosk: 'what staff did at work',
  sip2_terminal: 'what staff did at work',
  'copy.added_by': 'what staff did at work',
  'cover_refusal.refused_by': 'what staff did at work',
  inventory: 'what staff did at work',
  copy_change: 'what staff did at work',
  staff_issue: 'what staff did at work',
  title_withdrawal: 'what staff did at work',
  import_run: 'what staff did at work',
  import_run_file: 'files that staff brought in; what came of them is told',
  api_key_day: 'counts of calls by keys that are told',
  opening_entry: 'what staff did at work',
  purchase_order: 'what staff did at work',
  purchase_order_item: 'what is bought; the suggestion it came of is told',
  bank_statement_line: 'lines of the bank; what they paid is told as an entry',
  transit: 'where copies were; the request is told',
  'loan.lent_by': 'what staff did at work',
  'circulation_exception.made_by': 'what staff did at work',
  'loan.returned_by': 'what staff did at work',
  'renewal.renewed_by': 'what staff did at work',
  'debt.charged_by': 'what staff did at work',
  'debt_entry.entered_by': 'what staff did at work',
  'suspension.imposed_by': 'what staff did at work',
  'suspension.lifted_by': 'what staff did at work',
  'clearance.revoked_by': 'what staff did at work',
  'general_comment.read_by': 'what staff did at work',
  'general_comment.answered_by': 'what staff did at work',
  'title_comment.decided_by': 'what staff did at work',
  'acquisition_suggestion.handled_by': 'what staff did at work',
  'personal_data_request.answered_by': 'what staff did at work',
  'request.handled_by': 'what staff did at work',
  'request_attachment.added_by': 'what staff did at work',
  'record_look.login_id': 'what staff did at work',
};

export interface KeptCount extends Pick<KeptPart, 'name' | 'section' | 'atClosing'> {
  /** Days for which rows are kept; null where they go by no term of their own. */
  readonly days: number | null;
  readonly rows: number;
}

/** Counts the rows that each table has of a person now. */
export function countKept(db: Db, personId: number): Promise<readonly KeptCount[]> {
  return Promise.all(
    Object.entries(keptParts).map(async ([table, part]) => ({
      name: part.name,
      section: part.section,
      atClosing: part.atClosing,
      days: retentionTerm(table),
      rows: await countRows(db, table, part, personId),
    })),
  );
}

async function countRows(db: Db, table: string, { ownedBy }: KeptPart, personId: number) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${sql.table(table)} r where ${ownedBy(personId)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** All rows of a table that are a person's, with what is told of each. */
export async function readKept(
  db: Db,
  table: string,
  { ownedBy, tells }: KeptPart,
  personId: number,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const told = Object.entries(tells).map(
    ([name, expression]) => sql`${sql.lit(name)}, ${sql.raw(expression)}`,
  );
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select json_build_object(${sql.join(told)}) as row
    from ${sql.table(table)} r where ${ownedBy(personId)} order by r.ctid`.execute(db);
  return rows.map(({ row }) => row);
}
