/** Freezes a value with all its parts, since shared rows must not change. */
export function deepFreeze<Value>(value: Value): Value {
  // Views of bytes cannot be frozen.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
