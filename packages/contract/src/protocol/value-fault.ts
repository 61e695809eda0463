/**
 * Faults that the contract refuses by rules of its own, each with its sentence in
 * packages/phrases under `valueFaults`: a schema names it by `refusedAs` beside its rule.
 */
export const valueFaults = [
  'form',
  'address',
  'day',
  'daysBackwards',
  'spanTooLong',
  'lengthsBackwards',
  'rangeBackwards',
  'hoursBackwards',
  'hoursOverlap',
  'ruleTwice',
  'missing',
] as const;
export type ValueFault = (typeof valueFaults)[number];

/** The options of a rule: `.refine(isIt, refusedAs('address'))`. */
export const refusedAs = (fault: ValueFault, path?: PropertyKey[]) => ({
  params: { fault },
  ...(path && { path }),
});
