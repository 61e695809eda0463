import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { replaceAt } from '../../../browser/lists.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { carryOut, type CopyStep } from './copy-rules.ts';
import { RuleFilters } from './rule-filters.tsx';
import { newRule, type LoanRule, type RuleNames, type RuleScope } from './rule-name.ts';
import { RuleRow, type RuleActs } from './rule-row.tsx';
import { RuleTable } from './rule-table.tsx';
import { anyRule, inheritedRules, type RuleFilter } from './shown-rules.ts';
import { useRuleRows } from './use-rule-rows.ts';
import { RuleConflict } from './rule-conflict.tsx';

const loadDialogs = () => import('./copy-dialog.tsx');
const CopyRuleDialog = lazy(async () => ({ default: (await loadDialogs()).CopyRuleDialog }));
const CopyCategoryDialog = lazy(async () => ({
  default: (await loadDialogs()).CopyCategoryDialog,
}));

interface EditedRulesProps {
  readonly rules: readonly LoanRule[];
  /** As they are on the server. */
  readonly saved: readonly LoanRule[];
  readonly names: RuleNames;
  readonly onChange: (rules: LoanRule[]) => void;
}

/** Rules to be copied: one, or all of a category. */
type Copied = { readonly rule: LoanRule } | { readonly category: number | null };

export function EditedRules({ rules, saved, names, onChange }: EditedRulesProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(anyRule);
  const [copied, setCopied] = useState<Copied | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const rows = useRuleRows(rules, saved, filter, onChange);
  const acts = useActs({
    change: (at, rule) => onChange(replaceAt(rules, at, rule)),
    copy: (rule) => setCopied({ rule }),
    remove: (at) => {
      rows.remove(at);
      adder.current?.focus();
    },
  });
  const shared = {
    rules,
    names,
    onClose: () => setCopied(null),
    onCopy: (steps: readonly CopyStep[]) => {
      setCopied(null);
      onChange(carryOut(rules, steps));
      announce(t('circulationEdit.copy.done', { count: steps.length }));
    },
  };
  return (
    <>
      <RuleFilters
        filter={filter}
        names={names}
        onChange={(next) => {
          rows.settle();
          setFilter(next);
        }}
      />
      {rows.shown.length === 0 && (
        <p>{t(rules.length === 0 ? 'circulationEdit.rule.none' : 'circulationEdit.table.none')}</p>
      )}
      <RuleTable
        rows={rows.shown.map(({ rule, at, isChanged }) => (
          <RuleRow
            // Rules have no numbers: each is what it stands for, which is being changed.
            key={`${rows.generation}/${at}`}
            rule={rule}
            names={names}
            at={at}
            isChanged={isChanged}
            isAdded={at === rows.added}
            acts={acts}
          />
        ))}
        inherited={inheritedRules(rules, filter, names)}
        names={names}
        onOwn={({ scope, rule }) => rows.add({ ...(rule ?? newRule), ...scope })}
      />
      <RuleConflict rules={rules} names={names} />
      <Cluster>
        <Button ref={adder} icon="add" onClick={() => rows.add(newIn(filter))}>
          {t('circulationEdit.rule.add')}
        </Button>
        {rules.length > 0 && (
          <Button
            icon="copy"
            onClick={() => setCopied({ category: filter.category ?? firstCategory(rules) })}
          >
            {t('circulationEdit.copy.category')}
          </Button>
        )}
      </Cluster>
      <Suspense fallback={null}>
        {copied &&
          ('rule' in copied ? (
            <CopyRuleDialog {...shared} rule={copied.rule} />
          ) : (
            <CopyCategoryDialog {...shared} from={copied.category} />
          ))}
      </Suspense>
    </>
  );
}

/** Acts that are one object from one rendering to the next, and do what was given last. */
function useActs(given: RuleActs): RuleActs {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useMemo(
    () => ({
      change: (...of) => latest.current.change(...of),
      copy: (...of) => latest.current.copy(...of),
      remove: (...of) => latest.current.remove(...of),
    }),
    [],
  );
}

const newIn = ({ library, category }: RuleFilter): LoanRule => ({
  ...newRule,
  cod_biblioteca: library ?? null,
  cod_categoria: category ?? null,
});

const firstCategory = (rules: readonly RuleScope[]): number | null =>
  rules.find(({ cod_categoria }) => cod_categoria !== null)?.cod_categoria ?? null;
