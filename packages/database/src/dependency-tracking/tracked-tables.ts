/**
 * Small tables that nearly every page reads and administrators seldom change: their rows are cached. A
 * trigger logs the changes of each (migration 0158); a test compares this list with the triggers.
 */
export const lookupTables: ReadonlySet<string> = new Set([
  'activity',
  'campus',
  'circulation_setting',
  'collection',
  'colour_label',
  'event',
  'front_picture',
  'front_shelf',
  'institution_logo',
  'institution_setting',
  'institution_text',
  'library',
  'library_service',
  'loan_rule',
  'loan_type',
  'location',
  'most_lent',
  'opening_entry',
  'opening_hour',
  'patron_category',
  'search_tab',
  'work_type',
]);

/**
 * Large tables, and those that change all day: their rows are not cached, but responses made of them are.
 * A trigger logs the changes of each (migrations 0175 and 0211).
 */
export const catalogueTables: ReadonlySet<string> = new Set([
  'article_host',
  'authority',
  'bibliographic_record',
  'bibliography_item',
  'copy',
  'course',
  'cover',
  'database_resource',
  'discipline',
  'floor_plan',
  'heading',
  'heading_reference',
  'holding',
  'named_list',
  'named_list_title',
  'network_institution',
  // Comments show names, so only changes of names count.
  'person',
  'plan_shelf',
  'serial_issue',
  'serial_part',
  'source',
  'teaching_plan',
  'title',
  'title_comment',
  'title_heading',
  'title_rating',
]);

/** All tables whose changes are logged. */
export const trackedTables: ReadonlySet<string> = lookupTables.union(catalogueTables);
