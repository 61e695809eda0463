import { foldWords } from '../analysis/index.ts';
import type { FacetType } from '../fields.ts';
import type { FacetCounts, FacetRequest, SearchDocument, SelectedFilter } from '../port.ts';

/** Labels by type and code. */
export type Labels = ReadonlyMap<FacetType, ReadonlyMap<string, string>>;

export function passes(
  document: SearchDocument,
  filters: readonly SelectedFilter[],
  except?: FacetType,
): boolean {
  const types = new Set(filters.map(({ type }) => type));
  return [...types].every(
    (type) =>
      type === except ||
      filters.some((filter) => filter.type === type && has(document, type, filter.code)),
  );
}

function has(document: SearchDocument, type: FacetType, code: string): boolean {
  return (document.facets[type] ?? []).some((value) => value.code === code);
}

export function countFacet(
  { type, limit, contains = '' }: FacetRequest,
  found: readonly SearchDocument[],
  filters: readonly SelectedFilter[],
  labels: Labels,
): FacetCounts {
  const unfiltered = countCodes(found, type);
  const filtered = countCodes(
    found.filter((document) => passes(document, filters, type)),
    type,
  );
  const selected = new Set(filters.filter((one) => one.type === type).map(({ code }) => code));
  const label = (code: string): string => labels.get(type)?.get(code) ?? '';
  const ranked = [...filtered.keys()]
    .filter((code) => labelHas(label(code), contains))
    .sort((a, b) => (filtered.get(b) ?? 0) - (filtered.get(a) ?? 0) || byCode(a, b));
  const shown = new Set([...ranked.slice(0, limit), ...selected]);
  const values = [...shown].map((code) => ({
    code,
    label: label(code),
    total: filtered.get(code) ?? 0,
    totalUnfiltered: unfiltered.get(code) ?? 0,
  }));
  values.sort((a, b) => b.total - a.total || byCode(a.code, b.code));
  return { type, values, distinct: ranked.length };
}

function countCodes(documents: readonly SearchDocument[], type: FacetType): Map<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const code of new Set((document.facets[type] ?? []).map((value) => value.code))) {
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return counts;
}

function byCode(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function labelHas(label: string, contains: string): boolean {
  const prefix = foldWords(contains).join(' ');
  return prefix === '' || ` ${foldWords(label).join(' ')}`.includes(` ${prefix}`);
}
