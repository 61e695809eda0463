/** The value as one of those that are known; null for any other. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | null {
  return values.find((one) => one === value) ?? null;
}
