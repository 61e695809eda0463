import { useRef, useState, type Ref } from 'react';
import { replaceAt } from '../../../browser/lists.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { RuleCopy, type CopySource } from './rule-copy.tsx';
import { RuleFilters } from './rule-filters.tsx';
import { newRule, type LoanRule, type RuleNames, type RuleScope } from './rule-name.ts';
import { RuleRow } from './rule-row.tsx';
import { RuleTable } from './rule-table.tsx';
import { anyRule, inheritedRules, type RuleFilter } from './shown-rules.ts';
import { useLatestActs } from './use-latest-acts.ts';
import { useRuleRows } from './use-rule-rows.ts';
import { RuleConflict } from './rule-conflict.tsx';

interface EditedRulesProps {
  readonly rules: readonly LoanRule[];
  /** Rules on the server. */
  readonly saved: readonly LoanRule[];
  readonly names: RuleNames;
  readonly onChange: (rules: LoanRule[]) => void;
}

export function EditedRules({ rules, saved, names, onChange }: EditedRulesProps) {
  const [filter, setFilter] = useState(anyRule);
  const [copied, setCopied] = useState<CopySource | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const rows = useRuleRows(rules, saved, filter, onChange);
  const acts = useLatestActs({
    change: (at, rule) => onChange(replaceAt(rules, at, rule)),
    copy: (rule) => setCopied({ rule }),
    remove: (at) => {
      rows.remove(at);
      adder.current?.focus();
    },
  });
  const changeFilter = (next: RuleFilter) => {
    rows.settle();
    setFilter(next);
  };
  return (
    <>
      <RuleFilters filter={filter} names={names} onChange={changeFilter} />
      {rows.shown.length === 0 && <NoRules isFiltered={rules.length > 0} />}
      <RuleTable
        rows={rows.shown.map(({ rule, at, isChanged }) => (
          <RuleRow
            // Rules have no numbers: each is identified by its scope, which is being changed.
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
        <AddButton ref={adder} onAdd={() => rows.add(newIn(filter))} />
        {rules.length > 0 && (
          <CopyButton
            onCopy={() => setCopied({ category: filter.category ?? firstCategory(rules) })}
          />
        )}
      </Cluster>
      <RuleCopy
        rules={rules}
        names={names}
        copied={copied}
        onChange={onChange}
        onClose={() => setCopied(null)}
      />
    </>
  );
}

function NoRules({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation();
  return <p>{t(isFiltered ? 'circulationEdit.table.none' : 'circulationEdit.rule.none')}</p>;
}

interface AddButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onAdd: () => void;
}

function AddButton({ ref, onAdd }: AddButtonProps) {
  const { t } = useTranslation();
  return (
    <Button ref={ref} icon="add" onClick={onAdd}>
      {t('circulationEdit.rule.add')}
    </Button>
  );
}

function CopyButton({ onCopy }: { readonly onCopy: () => void }) {
  const { t } = useTranslation();
  return (
    <Button icon="copy" onClick={onCopy}>
      {t('circulationEdit.copy.category')}
    </Button>
  );
}

const newIn = ({ library, category }: RuleFilter): LoanRule => ({
  ...newRule,
  cod_biblioteca: library ?? null,
  cod_categoria: category ?? null,
});

const firstCategory = (rules: readonly RuleScope[]): number | null =>
  rules.find(({ cod_categoria }) => cod_categoria !== null)?.cod_categoria ?? null;
