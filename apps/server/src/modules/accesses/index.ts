export { recordAccess, recordRestrictedAccess } from './record-access.ts';
export { getTitleTotals, getTitleYear, listTitleYears } from './title-statistics.ts';
