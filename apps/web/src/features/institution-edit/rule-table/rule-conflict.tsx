import { useTranslation } from '../../../languages/use-translation.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { ruleName, type LoanRule, type RuleNames } from './rule-name.ts';
import { keyOf } from './scopes.ts';

interface RuleConflictProps {
  readonly rules: readonly LoanRule[];
  readonly names: RuleNames;
}

/** Warning that two rules for one case cannot be saved. */
export function RuleConflict({ rules, names }: RuleConflictProps) {
  const { t } = useTranslation();
  const keys = rules.map(keyOf);
  const twice = rules.find((rule, at) => keys.indexOf(keyOf(rule)) < at);
  if (!twice) return null;
  return (
    <Message tone="warning" isLive>
      {t('circulationEdit.rule.twice', { rule: ruleName(twice, names, t) })}
    </Message>
  );
}
