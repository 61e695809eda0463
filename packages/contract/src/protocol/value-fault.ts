/**
 * Faults refused by the contract's own rules, each with its sentence in packages/phrases under `valueFaults`: a schema
 * names it by `refusedAs` beside its rule.
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

/** Options of a rule: `.refine(isIt, refusedAs('address'))`. */
export const refusedAs = (fault: ValueFault, path?: PropertyKey[]) => ({
  params: { fault },
  ...(path && { path }),
});
