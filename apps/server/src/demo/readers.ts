import type { Db } from '@estante/database';
import { demoReaderCategories, demoReaderName } from '@estante/database/demo';
import { randomBytes } from 'node:crypto';
import type { DemoLendable, DemoPatron } from './desk.ts';
import { hashPassword } from '../modules/auth/index.ts';
import {
  copies as copyStates,
  dateOf,
  dueColumns,
  dueDay,
  dueFrom,
  readLoanRules,
  readOpeningDays,
  ruleFor,
  termsOf,
} from '../modules/circulation/index.ts';
import type { Clock } from '../platform/clock.ts';

const loansOfEach = 3;
/** Days of lateness at most, of loans for a term of days. */
const mostLate = 2;

interface Reader extends DemoPatron {
  readonly categoryId: number;
}

/** Lends copies to readers made for it, by the rules: most are due in some days, a few are late. */
export async function lendToReaders(
  trx: Db,
  clock: Clock,
  copies: readonly DemoLendable[],
): Promise<void> {
  const readers = await writeReaders(trx, Math.ceil(copies.length / loansOfEach));
  const rules = await readLoanRules(trx);
  const openingDays = await readOpeningDays(trx);
  const rows = copies.flatMap((copy, index) => {
    const at = index % readers.length;
    const reader = readers[at];
    if (!reader) return [];
    const { categoryId, loginId, personId } = reader;
    const { libraryId, loanTypeId } = copy;
    const ofType = (type: number) => ruleFor(rules, { categoryId, libraryId, loanTypeId: type });
    const rule = ofType(loanTypeId ?? 0);
    // All that a reader has was lent at once: nobody borrows while something is late.
    const days = ofType(0)?.period.length ?? 0;
    const lentAt = clock.now().subtract({ hours: 24 * (1 + ((at * 5) % (days + mostLate))) });
    if (!rule || rule.limit < loansOfEach) return [];
    const due = dueFrom(lentAt, rule, openingDays.calendarOf(libraryId));
    return {
      copy,
      dueOn: dueDay(due).toString(),
      loan: {
        person_id: personId,
        login_id: loginId,
        copy_id: copy.id,
        title_id: copy.titleId,
        barcode: copy.barcode,
        library_id: libraryId,
        lent_at: dateOf(lentAt),
        lent_in: libraryId,
        lent_by: null,
        ...dueColumns(due),
        rule: JSON.stringify(termsOf(rule)),
      },
    };
  });
  await trx
    .insertInto('loan')
    .values(rows.map(({ loan }) => loan))
    .execute();
  await copyStates.recordLoans(
    trx,
    rows.map(({ copy, dueOn }) => ({ copyId: copy.id, dueOn })),
  );
}

/** Writes readers, who have a password that nobody knows, and no mail address. */
async function writeReaders(trx: Db, count: number): Promise<readonly Reader[]> {
  const password_hash = await hashPassword(randomBytes(32).toString('base64'));
  const numbers = Array.from({ length: count }, (_, index) => index);
  const people = await trx
    .insertInto('person')
    .values(numbers.map((n) => ({ name: demoReaderName(n), password_hash, receives_mail: false })))
    .returning('id')
    .execute();
  const categories = await trx.selectFrom('patron_category').select(['id', 'code']).execute();
  const libraries = await trx.selectFrom('library').select('id').orderBy('id').execute();
  const logins = people.map(({ id }, index) => {
    const code = demoReaderCategories[index % demoReaderCategories.length];
    return {
      person_id: id,
      username: `leitor${String(index + 1).padStart(3, '0')}`,
      library_id: libraries[index % libraries.length]?.id ?? 0,
      role: code === 'DOC' ? ('teacher' as const) : ('patron' as const),
      category_id: categories.find((category) => category.code === code)?.id ?? 0,
    };
  });
  const written = await trx
    .insertInto('login')
    .values(logins)
    .returning(['id', 'person_id', 'library_id', 'category_id'])
    .execute();
  return written.map(({ id, person_id, library_id, category_id }) => ({
    loginId: id,
    personId: person_id,
    libraryId: library_id,
    categoryId: category_id ?? 0,
  }));
}
