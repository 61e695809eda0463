/** Lists of a reader, and titles of one of them: as many as one export takes. */
export const namedListsLimit = 100;
export const listTitlesLimit = 500;

/** Characters at most. */
export const listNameLength = 120;
export const listDescriptionLength = 1000;
export const listNoteLength = 500;

/** Titles of a shared list on a page. */
export const sharedListPageSize = 20;
