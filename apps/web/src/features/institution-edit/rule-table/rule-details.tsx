import { useTranslation } from '../../../languages/use-translation.ts';
import { DecimalField } from '../../../parts/money/decimal-field.tsx';
import { writeDecimal } from '../../../parts/money/read-decimal.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../institution-edit.module.css';
import { NumberField } from '../number-field.tsx';
import type { LoanRule, RuleNames } from './rule-name.ts';
import { RuleScopeFields } from './rule-scope.tsx';

interface RuleDetailsProps {
  readonly rule: LoanRule;
  readonly names: RuleNames;
  readonly onChange: (rule: LoanRule) => void;
}

/** Fields for a rule's scope, and for what is seldom set: lateness and fixed due days. */
export function RuleDetails({ rule, names, onChange }: RuleDetailsProps) {
  const { t } = useTranslation();
  const any = {
    library: t('circulationEdit.any.library'),
    category: t('circulationEdit.any.category'),
    loanType: t('circulationEdit.any.loanType'),
  };
  return (
    <div className={styles.group}>
      <RuleScopeFields
        scope={rule}
        names={names}
        none={any}
        onChange={(scope) => onChange({ ...rule, ...scope })}
      />
      <LateFields rule={rule} onChange={onChange} />
      <FixedDueFields rule={rule} onChange={onChange} />
    </div>
  );
}

type PartProps = Pick<RuleDetailsProps, 'rule' | 'onChange'>;

function LateFields({ rule, onChange }: PartProps) {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className={styles.group}>
      <legend>{t('circulationEdit.rule.groupLate')}</legend>
      <div className={styles.pair}>
        <NumberField
          label={t('circulationEdit.rule.grace')}
          name="carencia_dias"
          most={365}
          value={rule.carencia_dias}
          onChange={(carencia_dias) => onChange({ ...rule, carencia_dias })}
        />
        <DecimalField
          label={t('circulationEdit.rule.factor')}
          name="fator_suspensao"
          most={9900}
          decimals={0}
          wrong={t('money.wrongNumber')}
          say={(hundredths) => writeDecimal(hundredths, i18n.language, 0)}
          value={Math.round(rule.fator_suspensao * 100)}
          onChange={(hundredths) => onChange({ ...rule, fator_suspensao: hundredths / 100 })}
        />
        <NumberField
          label={t('circulationEdit.rule.suspensionCap')}
          name="suspensao_maxima_dias"
          most={3650}
          value={rule.suspensao_maxima_dias}
          onChange={(suspensao_maxima_dias) => onChange({ ...rule, suspensao_maxima_dias })}
        />
      </div>
    </fieldset>
  );
}

function FixedDueFields({ rule, onChange }: PartProps) {
  const { t } = useTranslation();
  const { prazo_fixo: fixed } = rule;
  const put = (next: NonNullable<typeof fixed>) => onChange({ ...rule, prazo_fixo: next });
  return (
    <fieldset className={styles.group}>
      <Checkbox
        checked={fixed !== null}
        onChange={(is) =>
          onChange({ ...rule, prazo_fixo: is ? { de: '', ate: '', vence_em: '' } : null })
        }
      >
        {t('circulationEdit.rule.fixed')}
      </Checkbox>
      <p>{t('circulationEdit.rule.fixedHint')}</p>
      {fixed && (
        <div className={styles.pair}>
          <TextField
            label={t('circulationEdit.rule.from')}
            name="prazo_fixo.de"
            type="date"
            required
            value={fixed.de}
            onChange={({ target }) => put({ ...fixed, de: target.value })}
          />
          <TextField
            label={t('circulationEdit.rule.until')}
            name="prazo_fixo.ate"
            type="date"
            required
            min={fixed.de}
            value={fixed.ate}
            onChange={({ target }) => put({ ...fixed, ate: target.value })}
          />
          <TextField
            label={t('circulationEdit.rule.dueOn')}
            name="prazo_fixo.vence_em"
            type="date"
            required
            min={fixed.ate}
            value={fixed.vence_em}
            onChange={({ target }) => put({ ...fixed, vence_em: target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
