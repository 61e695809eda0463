import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { DecimalField } from '../../parts/money/decimal-field.tsx';
import { MoneyField } from '../../parts/money/money-field.tsx';
import { writeDecimal } from '../../parts/money/read-decimal.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './institution-edit.module.css';
import { NumberField } from './number-field.tsx';
import { ruleName, ruleSum, type LoanRule, type RuleNames } from './rule-name.ts';
import { RuleScopeFields } from './rule-scope.tsx';

interface RuleFieldsProps {
  readonly rule: LoanRule;
  readonly names: RuleNames;
  readonly isNew: boolean;
  /** Where its fields stand in the call: 'regras.3'. */
  readonly part: string;
  readonly onChange: (rule: LoanRule) => void;
  readonly onRemove: () => void;
}

export function RuleFields(props: RuleFieldsProps) {
  const { rule, names, isNew, part, onChange, onRemove } = props;
  const { t } = useTranslation();
  const name = ruleName(rule, names, t);
  // Open while it is written, and not closed by what becomes of the others.
  const [isOpenAtFirst] = useState(isNew);
  const any = {
    library: t('circulationEdit.any.library'),
    category: t('circulationEdit.any.category'),
    loanType: t('circulationEdit.any.loanType'),
  };
  return (
    <Disclosure title={name} note={ruleSum(rule, t)} isOpenAtFirst={isOpenAtFirst}>
      <div className={styles.group} data-part={part}>
        <RuleScopeFields
          scope={rule}
          names={names}
          none={any}
          onChange={(scope) => onChange({ ...rule, ...scope })}
        />
        <LoanFields rule={rule} onChange={onChange} />
        <FixedDueFields rule={rule} onChange={onChange} />
        <LateFields rule={rule} onChange={onChange} />
        <div>
          <Button look="quiet" icon="trash" onClick={onRemove}>
            {t('edit.remove', { name })}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}

type PartProps = Pick<RuleFieldsProps, 'rule' | 'onChange'>;

function LoanFields({ rule, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <NumberField
        label={t('circulationEdit.rule.limit')}
        name="limite"
        description={t('circulationEdit.rule.limitHint')}
        most={999}
        value={rule.limite}
        onChange={(limite) => onChange({ ...rule, limite })}
      />
      <NumberField
        label={t('circulationEdit.rule.period')}
        name="prazo"
        least={1}
        most={1000}
        value={rule.prazo}
        onChange={(prazo) => onChange({ ...rule, prazo })}
      />
      <Select
        label={t('circulationEdit.rule.unit')}
        value={rule.unidade_prazo}
        options={[
          { value: 'dias', label: t('circulationEdit.rule.inDays') },
          { value: 'horas', label: t('circulationEdit.rule.inHours') },
        ]}
        onChange={({ target }) =>
          onChange({ ...rule, unidade_prazo: target.value === 'horas' ? 'horas' : 'dias' })
        }
      />
      <NumberField
        label={t('circulationEdit.rule.renewals')}
        name="renovacoes"
        most={99}
        value={rule.renovacoes}
        onChange={(renovacoes) => onChange({ ...rule, renovacoes })}
      />
      <NumberField
        label={t('circulationEdit.rule.pickup')}
        name="dias_retirada"
        most={60}
        value={rule.dias_retirada}
        onChange={(dias_retirada) => onChange({ ...rule, dias_retirada })}
      />
      <Checkbox
        checked={rule.permite_reserva}
        onChange={(permite_reserva) => onChange({ ...rule, permite_reserva })}
      >
        {t('circulationEdit.rule.holds')}
      </Checkbox>
    </div>
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

function LateFields({ rule, onChange }: PartProps) {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className={styles.group}>
      <legend>{t('circulationEdit.rule.groupLate')}</legend>
      <div className={styles.pair}>
        <MoneyField
          label={t('circulationEdit.rule.fine')}
          name="multa_dia_centavos"
          most={1_000_000}
          value={rule.multa_dia_centavos}
          onChange={(multa_dia_centavos) => onChange({ ...rule, multa_dia_centavos })}
        />
        <MoneyField
          label={t('circulationEdit.rule.cap')}
          name="multa_maxima_centavos"
          most={10_000_000}
          value={rule.multa_maxima_centavos}
          onChange={(multa_maxima_centavos) => onChange({ ...rule, multa_maxima_centavos })}
        />
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
