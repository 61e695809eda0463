/** Modules in which a role may have an activity: readers' own acts, and acts of staff. */
export const modules = { readers: 1, staff: 2 } as const;
