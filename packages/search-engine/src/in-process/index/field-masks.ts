import { searchFields } from '../../fields.ts';
import type { SearchField } from '../../fields.ts';
import type { QueryField } from '../../query.ts';

export const fieldNumbers = Object.fromEntries(
  searchFields.map((field, number) => [field, number]),
) as Readonly<Record<SearchField, number>>;

export function maskOf(field: QueryField): number {
  return field === 'any' ? (1 << searchFields.length) - 1 : 1 << fieldNumbers[field];
}
