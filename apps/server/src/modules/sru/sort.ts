import type { OrderCode } from '@estante/search-engine';
import type { Modifier, SortKey } from './cql/tree.ts';
import { diagnose, isDiagnostic, type Diagnostic } from './diagnostics.ts';
import { findIndex } from './indexes.ts';

export interface SortOrder {
  readonly code: OrderCode;
  /** Whether it is the other way round than the engine has it. */
  readonly isReversed: boolean;
}

export const byRelevance: SortOrder = { code: 'C', isReversed: false };

/** `sortBy` of CQL 1.2: by one index, ascending where nothing else is said. */
export function readSortKeys([key, ...more]: readonly SortKey[]): SortOrder | Diagnostic {
  if (!key) return byRelevance;
  if (more.length > 0) return diagnose(84, '1');
  const isAscending = readDirection(key.modifiers);
  return typeof isAscending === 'boolean' ? orderBy(key.index, isAscending) : isAscending;
}

function orderBy(name: string, isAscending: boolean): SortOrder | Diagnostic {
  const index = findIndex(name, new Map());
  if (isDiagnostic(index)) return index;
  if (!index.order) return diagnose(80, name);
  return { code: index.order.code, isReversed: index.order.isAscending !== isAscending };
}

function readDirection(modifiers: readonly Modifier[]): boolean | Diagnostic {
  let isAscending = true;
  for (const { name } of modifiers) {
    const own = name.replace(/^sort\./, '');
    if (own === 'descending') isAscending = false;
    else if (own === 'respectcase') return diagnose(91, name);
    else if (own.startsWith('missing')) return diagnose(92, name);
    else if (!['ascending', 'ignorecase', 'ignoreaccents'].includes(own)) return diagnose(20, name);
  }
  return isAscending;
}

/** `sortKeys` of SRU 1.1 and 2.0: 'title,,0' is by title, descending. */
export function readSortParameter(text: string): SortOrder | Diagnostic {
  const [key = '', ...more] = text.trim().split(/\s+/u);
  if (more.length > 0) return diagnose(84, '1');
  const [path = '', , direction = '1', respectsCase = '0', missing = ''] = key.split(',');
  if (path === '') return byRelevance;
  if (!/^[01]?$/.test(direction)) return diagnose(82, key);
  if (respectsCase === '1') return diagnose(91, key);
  if (missing !== '' && missing !== 'highValue') return diagnose(92, missing);
  const name = path.split('/').at(-1) ?? path;
  return orderBy(name.includes('.') ? name : `dc.${name}`, direction !== '0');
}
