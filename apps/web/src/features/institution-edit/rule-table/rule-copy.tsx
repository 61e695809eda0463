import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { carryOut, type CopyStep } from './copy-rules.ts';
import type { LoanRule, RuleNames } from './rule-name.ts';

const loadDialogs = () => import('./copy-dialog.tsx');
const CopyRuleDialog = lazy(async () => ({ default: (await loadDialogs()).CopyRuleDialog }));
const CopyCategoryDialog = lazy(async () => ({
  default: (await loadDialogs()).CopyCategoryDialog,
}));

/** Rules to be copied: one, or all of a category. */
export type CopySource = { readonly rule: LoanRule } | { readonly category: number | null };

interface RuleCopyProps {
  readonly rules: readonly LoanRule[];
  readonly names: RuleNames;
  readonly copied: CopySource | null;
  readonly onChange: (rules: LoanRule[]) => void;
  readonly onClose: () => void;
}

/** Dialog for the target of a copy, while there are rules to copy. */
export function RuleCopy({ rules, names, copied, onChange, onClose }: RuleCopyProps) {
  const { t } = useTranslation();
  const onCopy = (steps: readonly CopyStep[]) => {
    onClose();
    onChange(carryOut(rules, steps));
    announce(t('circulationEdit.copy.done', { count: steps.length }));
  };
  const shared = { rules, names, onClose, onCopy };
  return (
    <Suspense fallback={null}>
      {copied &&
        ('rule' in copied ? (
          <CopyRuleDialog {...shared} rule={copied.rule} />
        ) : (
          <CopyCategoryDialog {...shared} from={copied.category} />
        ))}
    </Suspense>
  );
}
