import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import styles from '../institution-edit.module.css';
import { CopyPreview } from './copy-preview.tsx';
import { planCopy, type CopyStep } from './copy-rules.ts';
import { ruleName, type LoanRule, type RuleNames, type RuleScope } from './rule-name.ts';
import { RuleScopeFields } from './rule-scope.tsx';
import { categoryOptions, numberIn } from './scope-options.ts';

interface CopyDialogProps {
  readonly rules: readonly LoanRule[];
  readonly names: RuleNames;
  readonly onCopy: (steps: readonly CopyStep[]) => void;
  readonly onClose: () => void;
}

/** Dialog that copies one rule to another case. */
export function CopyRuleDialog(props: CopyDialogProps & { readonly rule: LoanRule }) {
  const { rule, rules, names } = props;
  const { t } = useTranslation();
  const [to, setTo] = useState<RuleScope>(rule);
  const { cod_biblioteca, cod_categoria, cod_tipo_emprestimo } = to;
  const scope = { cod_biblioteca, cod_categoria, cod_tipo_emprestimo };
  return (
    <CopyFrame
      {...props}
      title={t('circulationEdit.copy.rule', { rule: ruleName(rule, names, t) })}
      steps={planCopy(rules, [rule], scope)}
    >
      <RuleScopeFields
        scope={to}
        names={names}
        none={{
          library: t('circulationEdit.any.library'),
          category: t('circulationEdit.any.category'),
          loanType: t('circulationEdit.any.loanType'),
        }}
        onChange={setTo}
      />
    </CopyFrame>
  );
}

/** Dialog that copies all rules of a category to another one. */
export function CopyCategoryDialog(props: CopyDialogProps & { readonly from: number | null }) {
  const { rules, names } = props;
  const { t } = useTranslation();
  const [from, setFrom] = useState(props.from);
  const [to, setTo] = useState(props.from);
  const sources = rules.filter(({ cod_categoria }) => cod_categoria === from);
  const options = [
    { value: '', label: t('circulationEdit.any.category') },
    ...categoryOptions(names),
  ];
  return (
    <CopyFrame
      {...props}
      title={t('circulationEdit.copy.category')}
      steps={planCopy(rules, sources, { cod_categoria: to })}
    >
      <div className={styles.pair}>
        <Select
          label={t('circulationEdit.copy.from')}
          value={from ?? ''}
          options={options}
          onChange={({ target }) => setFrom(numberIn(target.value))}
        />
        <Select
          label={t('circulationEdit.copy.to')}
          value={to ?? ''}
          options={options}
          onChange={({ target }) => setTo(numberIn(target.value))}
        />
      </div>
    </CopyFrame>
  );
}

interface CopyFrameProps extends CopyDialogProps {
  readonly title: string;
  readonly steps: readonly CopyStep[];
  readonly children: ReactNode;
}

function CopyFrame({ title, steps, names, onCopy, onClose, children }: CopyFrameProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button
            variant="primary"
            aria-disabled={steps.length === 0 || undefined}
            onClick={() => {
              if (steps.length > 0) onCopy(steps);
            }}
          >
            {t('circulationEdit.copy.act')}
          </Button>
          <Button onClick={onClose}>{t('circulationEdit.copy.back')}</Button>
        </>
      }
    >
      <Stack>
        <p>{t('circulationEdit.copy.lead')}</p>
        {children}
        <div aria-live="polite">
          <CopyPreview steps={steps} names={names} />
        </div>
      </Stack>
    </Dialog>
  );
}
