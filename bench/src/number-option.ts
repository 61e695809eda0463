/**
 * An option of a measurement that says how many of something.
 * @throws where it is no number, or less than none
 */
export function numberOption<Name extends string>(
  values: Readonly<Partial<Record<Name, string>>>,
  name: Name,
): number {
  const text = values[name] ?? '';
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0 && Number.isFinite(number)))
    throw new Error(`--${name} is no number: '${text}'`);
  return number;
}
