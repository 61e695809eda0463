import { headingKey } from '@estante/marc';
import type { BrowseEntry, BrowseIndex, SearchEngine } from '@estante/search-engine';
import { branch, leaf } from '@estante/xml';
import { parseCql } from './cql/parse.ts';
import { readRelation } from './cql/relation.ts';
import { diagnose, isDiagnostic, type Diagnostic } from './diagnostics.ts';
import { findIndex } from './indexes.ts';
import type { ScanTerms } from './read-request.ts';

export interface ScannedTerm {
  readonly value: string;
  readonly total: number;
  /** The heading in use, where this is another form of it. */
  readonly heading: string | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Terms of an index as it is browsed, the one asked for (or the next after it) in the place asked for:
 * 1 is the first, 0 the one before all of them.
 */
export async function scanTerms(
  engine: SearchEngine,
  request: ScanTerms,
): Promise<readonly ScannedTerm[] | Diagnostic> {
  const start = readScanClause(request.scanClause);
  if (isDiagnostic(start)) return start;
  const { index, from } = start;
  const { responsePosition, maximumTerms } = request;
  const before = Math.max(responsePosition - 1, 0);
  const skipped = responsePosition === 0 ? 1 : 0;
  const [ahead, behind] = await Promise.all([
    engine.browse({
      index,
      from,
      direction: 'forward',
      limit: maximumTerms - before + skipped || 1,
    }),
    engine.browse({ index, from, direction: 'back', limit: before || 1 }),
  ]);
  const own = before > 0 ? behind.entries : [];
  const following = ahead.entries.slice(skipped, skipped + maximumTerms - before);
  const shown = [...own, ...following];
  const startsList = before > 0 ? !behind.more : behind.entries.length === 0 && skipped === 0;
  const isWhole = following.length === ahead.entries.length - skipped;
  return shown.map((entry, at) => ({
    ...termOf(entry),
    isFirst: at === 0 && startsList,
    isLast: at === shown.length - 1 && !ahead.more && isWhole,
  }));
}

function termOf(entry: BrowseEntry): Pick<ScannedTerm, 'value' | 'total' | 'heading'> {
  const { label: value } = entry;
  return entry.kind === 'entry'
    ? { value, total: entry.total, heading: null }
    : { value, total: 0, heading: entry.heading };
}

interface ScanStart {
  readonly index: BrowseIndex;
  readonly from: string;
}

/** 'dc.title = "casa"': one clause, of an index that is browsed. A lone '*' or "" begins at the start. */
function readScanClause(text: string): ScanStart | Diagnostic {
  const query = parseCql(text);
  if (isDiagnostic(query)) return query;
  const { root, sortKeys } = query;
  if (root.kind !== 'clause' || sortKeys.length > 0) return diagnose(10, 'one clause is scanned');
  const relation = readRelation(root);
  if (isDiagnostic(relation)) return relation;
  const name = root.index === 'cql.serverChoice' ? 'dc.title' : root.index;
  const index = findIndex(name, root.prefixes);
  if (isDiagnostic(index)) return index;
  if (!index.browse) return diagnose(16, root.index);
  const from = headingKey(root.term) === '' ? '' : root.term.replace(/\\([*?^"\\])/g, '$1');
  return { index: index.browse, from };
}

export function writeTerms(terms: readonly ScannedTerm[]): string {
  return branch(
    'terms',
    terms.map(({ value, total, heading, isFirst, isLast }) =>
      branch('term', [
        leaf('value', value),
        leaf('numberOfRecords', String(total)),
        heading === null ? '' : leaf('displayTerm', `${value} → ${heading}`),
        leaf('whereInList', placeOf(isFirst, isLast)),
      ]),
    ),
  );
}

function placeOf(isFirst: boolean, isLast: boolean): string {
  if (isFirst) return isLast ? 'only' : 'first';
  return isLast ? 'last' : 'inner';
}
