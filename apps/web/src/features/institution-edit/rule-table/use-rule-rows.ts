import { useMemo, useState } from 'react';
import { without } from '../../../browser/lists.ts';
import type { LoanRule } from './rule-name.ts';
import { isFitting, type RuleFilter } from './shown-rules.ts';

/** Keeps the rules on show: those that match the filter, and all that are not saved yet. */
export function useRuleRows(
  rules: readonly LoanRule[],
  saved: readonly LoanRule[],
  filter: RuleFilter,
  onChange: (rules: LoanRule[]) => void,
) {
  const [added, setAdded] = useState<number | null>(null);
  // The next rule takes the index of a removed one, but not what was opened and written there.
  const [generation, setGeneration] = useState(0);
  const known = useMemo(() => new Set(saved.map((rule) => JSON.stringify(rule))), [saved]);
  const shown = rules
    .map((rule, at) => ({ rule, at, isChanged: !known.has(JSON.stringify(rule)) }))
    .filter(({ rule, isChanged }) => isChanged || isFitting(rule, filter));
  return {
    shown,
    added,
    generation,
    /** Forgets which rule was added last. */
    settle: () => setAdded(null),
    add: (rule: LoanRule) => {
      setAdded(rules.length);
      onChange([...rules, rule]);
    },
    remove: (at: number) => {
      setAdded(null);
      setGeneration(generation + 1);
      onChange(without(rules, at));
    },
  };
}
