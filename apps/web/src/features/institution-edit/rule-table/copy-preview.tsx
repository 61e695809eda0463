import { useTranslation } from '../../../languages/use-translation.ts';
import type { CopyStep } from './copy-rules.ts';
import { ruleName, ruleSum, type RuleNames } from './rule-name.ts';
import styles from './rule-table.module.css';
import { ruleChanges } from './rule-values.ts';

interface CopyPreviewProps {
  readonly steps: readonly CopyStep[];
  readonly names: RuleNames;
}

/** Preview of a copy of rules: those it adds, and those it overwrites, with their changes. */
export function CopyPreview({ steps, names }: CopyPreviewProps) {
  const { t, i18n } = useTranslation();
  if (steps.length === 0) return <p>{t('circulationEdit.copy.nothing')}</p>;
  return (
    <section aria-label={t('circulationEdit.copy.preview')}>
      <h3>{t('circulationEdit.copy.preview')}</h3>
      <ul className={styles.preview}>
        {steps.map(({ rule, before }) => {
          const name = ruleName(rule, names, t);
          return (
            <li key={name}>
              <strong>
                {t(before ? 'circulationEdit.copy.replaces' : 'circulationEdit.copy.adds', {
                  rule: name,
                })}
              </strong>
              {before ? (
                ruleChanges(before, rule, t, i18n.language).map((change) => (
                  <span key={change}>{change}</span>
                ))
              ) : (
                <span>{ruleSum(rule, t)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
