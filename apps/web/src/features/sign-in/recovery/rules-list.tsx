import {
  specialCharacters,
  typedRules,
  type PasswordRules,
  type TypedRule,
} from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Icon } from '../../../ui/drawings/icon.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import styles from './recovery.module.css';

interface RulesListProps {
  readonly rules: PasswordRules;
  /** Rules that the written password breaks; null while nothing is written. */
  readonly broken: readonly TypedRule[] | null;
}

/** Gives the values that the sentences of the rules name: the lengths, and the special characters. */
export function ruleValues(rules: PasswordRules) {
  return { ...rules.length, signs: Array.from(specialCharacters).join(' ') };
}

/** Rules that a password has to meet, each with whether it is met. */
export function RulesList({ rules, broken }: RulesListProps) {
  const { t } = useTranslation();
  const values = ruleValues(rules);
  const asked = typedRules.filter((rule) => rule === 'length' || rules[rule]);
  const left = broken?.length ?? asked.length;
  return (
    <>
      <ul className={styles.rules}>
        {asked.map((rule) => {
          const isMet = broken !== null && !broken.includes(rule);
          return (
            <li key={rule} data-met={isMet}>
              <Icon name={isMet ? 'success' : 'minus'} />
              <span>
                {t(`passwordRules.${rule}`, values)}
                {isMet && <VisuallyHidden> {t('recovery.met')}</VisuallyHidden>}
              </span>
            </li>
          );
        })}
        {rules.last_pw > 0 && (
          <li>
            <Icon name="info" />
            <span>{t('passwordRules.last_pw', { count: rules.last_pw })}</span>
          </li>
        )}
      </ul>
      <VisuallyHidden>
        <LiveRegion>
          {broken === null
            ? ''
            : left === 0
              ? t('recovery.allMet')
              : t('recovery.notMet', { left, of: asked.length })}
        </LiveRegion>
      </VisuallyHidden>
    </>
  );
}
