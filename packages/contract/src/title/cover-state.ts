/** Lists of covers for staff: reported by readers, fetched, and refused. */
export const coverLists = ['avisadas', 'buscadas', 'recusadas'] as const;
export type CoverList = (typeof coverLists)[number];

/** Most bytes of a picture that staff upload. */
export const largestCover = 4_194_304;
