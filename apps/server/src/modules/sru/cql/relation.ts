import { diagnose, type Diagnostic } from '../diagnostics.ts';
import type { Modifier, SearchClause } from './tree.ts';

// oxfmt-ignore
const relations = ['=', '==', '<>', '<', '>', '<=', '>=', 'any', 'all', 'adj', 'within'] as const;
export type Relation = (typeof relations)[number];

/** Relations by the names that they had in CQL 1.0 and 1.1. */
const formerNames: Readonly<Record<string, Relation>> = { exact: '==', scr: '=' };

/**
 * Modifiers that ask for what every comparison here does anyway: case and accents never count, and stems are
 * found.
 */
const taken = new Set([
  'stem',
  'relevant',
  'ignorecase',
  'ignoreaccents',
  'masked',
  'word',
  'isodate',
  'number',
]);

const ofCql = (name: string) => name.toLowerCase().replace(/^cql\./, '');

/** The relation of a clause, with what is said of it. */
export function readRelation({ relation, modifiers }: SearchClause): Relation | Diagnostic {
  const refused = modifiers.find((one) => !isTaken(one));
  if (refused) return diagnose(20, refused.name);
  const name = ofCql(relation);
  const known = relations.find((one) => one === (formerNames[name] ?? name));
  return known ?? diagnose(19, relation);
}

function isTaken({ name, comparison }: Modifier): boolean {
  return comparison === '' && taken.has(ofCql(name));
}
