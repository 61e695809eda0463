/** Modules in which a role may have an activity: what readers do, and what staff do for them. */
export const modules = { readers: 1, staff: 2 } as const;
