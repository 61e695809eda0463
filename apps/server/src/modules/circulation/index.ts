export * as desk from './desk/index.ts';
export * as kiosk from './kiosk/index.ts';
export * as debts from './debts/index.ts';
export * as clearances from './clearances/index.ts';
export {
  dateOf,
  dueColumns,
  dueOfColumns,
  lockCopies,
  nearestTo,
  readLoanRules,
  readOpeningDays,
  readPatron,
  termsOf,
  wireServiceKind,
} from './facts/index.ts';
export { civilDay, dueDay, dueFrom, ruleFor, type RuleRefusal } from './rules/index.ts';
export * as loanRules from './loan-rules/index.ts';
export * as loanCounts from './loan-counts/index.ts';
export * as loans from './loans/index.ts';
export * as holds from './holds/index.ts';
export * as loanImport from './loan-import/index.ts';
export * as patronImport from './patron-import/index.ts';
export * as loanRequests from './loan-requests/index.ts';
export * as calendarFeed from './calendar-feed/index.ts';
export * as letterActs from './letter-acts/index.ts';
export * as notices from './notices/index.ts';
export * as openingCalendar from './opening-calendar/index.ts';
export * as refusals from './refusals/index.ts';
export * as payments from './payments/index.ts';
export * as suspensions from './suspensions/index.ts';
export * as copies from './copies/index.ts';
export * as sheets from './sheets/index.ts';
