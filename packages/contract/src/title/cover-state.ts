/** Which covers staff look through: those that readers say are wrong, those fetched, and those refused. */
export const coverLists = ['avisadas', 'buscadas', 'recusadas'] as const;
export type CoverList = (typeof coverLists)[number];

/** Bytes of a picture that staff send in another's place. */
export const largestCover = 4_194_304;
