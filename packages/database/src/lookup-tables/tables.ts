/**
 * Small tables that nearly every page reads and administrators seldom change. Each tells of its changes
 * by a trigger (migration 0158); a test holds the two together.
 */
export const lookupTables: ReadonlySet<string> = new Set([
  'activity',
  'campus',
  'collection',
  'colour_label',
  'event',
  'institution_logo',
  'institution_setting',
  'institution_text',
  'library',
  'library_service',
  'loan_rule',
  'loan_type',
  'location',
  'patron_category',
  'search_tab',
  'work_type',
]);
