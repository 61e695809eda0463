import type { Db } from '@estante/database';
import {
  demoHolidays,
  demoLoanRules,
  demoPix,
  demoSlip,
  demoWeekdays,
} from '@estante/database/demo';
import { lendToReaders } from './readers.ts';
import { playCirculation } from './circulation-scenes.ts';
import { openDesk } from './desk.ts';
import { writeLoansOfYears } from './loans-of-years.ts';
import type { Clock } from '../platform/clock.ts';

/** The network in the middle of a term, where nothing has been lent yet; its people must be in. */
export async function writeCirculation(trx: Db, clock: Clock): Promise<void> {
  const something = await trx.selectFrom('loan').select('id').limit(1).execute();
  if (something.length > 0) return;
  await writeRules(trx);
  await writeOpeningDays(trx, clock);
  await trx
    .updateTable('circulation_setting')
    .set({
      pix_key: demoPix.key,
      pix_city: demoPix.city,
      slip_prefix: demoSlip.prefix,
      slip_issuer: demoSlip.issuer,
      payee_number: demoSlip.payee,
    })
    .execute();
  const desk = await openDesk(trx, clock);
  await playCirculation(desk);
  await lendToReaders(trx, clock, desk.left());
  await writeLoansOfYears(trx, clock);
  // It was told in days gone by: no letter goes out because the demo was loaded.
  await trx
    .updateTable('notice')
    .set((eb) => ({ mailed_at: eb.ref('created_at') }))
    .execute();
}

async function writeRules(trx: Db): Promise<void> {
  const borrowing = await trx
    .selectFrom('loan_rule')
    .select('category_id')
    .where('category_id', 'is not', null)
    .where('loan_type_id', 'is', null)
    .execute();
  const types = await idsByCode(trx, 'loan_type');
  const rows = borrowing.flatMap(({ category_id }) =>
    demoLoanRules.map((rule) => ({
      category_id,
      loan_type_id: types.get(rule.loanType) ?? null,
      loan_limit: rule.limit,
      period_length: rule.days,
      renewals: rule.renewals,
      fine_per_day: rule.finePerDay,
      suspension_factor: rule.suspensionFactor,
    })),
  );
  await trx.insertInto('loan_rule').values(rows).execute();
}

async function writeOpeningDays(trx: Db, clock: Clock): Promise<void> {
  const libraries = await idsByCode(trx, 'library');
  const weekdays = demoWeekdays.map(({ library, weekday, isOpen }) => ({
    library_id: library === null ? null : (libraries.get(library) ?? 0),
    weekday,
    is_open: isOpen,
  }));
  await trx.insertInto('opening_entry').values(weekdays).execute();
  const { year } = clock.today();
  const holidays = [year - 1, year, year + 1].flatMap((of) =>
    demoHolidays.map(([day, reason]) => ({
      from_day: `${of}-${day}`,
      until_day: `${of}-${day}`,
      is_open: false,
      reason,
    })),
  );
  await trx.insertInto('opening_entry').values(holidays).execute();
}

async function idsByCode(trx: Db, table: 'library' | 'loan_type') {
  const rows = await trx.selectFrom(table).select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}
