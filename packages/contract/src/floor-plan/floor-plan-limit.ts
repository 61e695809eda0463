/** Of a plan: bytes of its file, and how many shelves may be marked on it. */
export const floorPlanLimits = { file: 1_048_576, shelves: 400, plans: 100, name: 100 } as const;
