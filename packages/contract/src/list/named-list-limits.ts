/** Most lists of a reader, and most titles of one: as many as one export takes. */
export const namedListsLimit = 100;
export const listTitlesLimit = 500;

/** Most characters of a name, a description and a note. */
export const listNameLength = 120;
export const listDescriptionLength = 1000;
export const listNoteLength = 500;

/** Number of titles on a page of a shared list. */
export const sharedListPageSize = 20;
