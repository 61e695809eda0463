/** Limits of plans: bytes of a file, shelves marked on a plan, plans, and letters of a name. */
export const floorPlanLimits = { file: 1_048_576, shelves: 400, plans: 100, name: 100 } as const;
