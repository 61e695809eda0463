/** Gives the value if it is one of the known ones; else null. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | null {
  return values.find((one) => one === value) ?? null;
}
