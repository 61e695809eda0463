/** Lists of covers that staff look through: said by readers to be wrong, fetched, and refused. */
export const coverLists = ['avisadas', 'buscadas', 'recusadas'] as const;
export type CoverList = (typeof coverLists)[number];

/** Bytes of a picture that staff send in another's place. */
export const largestCover = 4_194_304;
