export * as loanRules from './loan-rules/index.ts';
export * as openingCalendar from './opening-calendar/index.ts';
export * as loans from './loans/index.ts';
export * as holds from './holds/index.ts';
export { importLoans } from './loan-import/index.ts';
export { importPatrons } from './patron-import/index.ts';
export * as loanRequests from './loan-requests/index.ts';
export * as calendarFeed from './calendar-feed/index.ts';
