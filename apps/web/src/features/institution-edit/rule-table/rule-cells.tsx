import type { ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { NumberField } from '../number-field.tsx';
import { columnName } from './rule-columns.ts';
import type { LoanRule } from './rule-name.ts';
import styles from './rule-table.module.css';
import { Cell } from './table-parts.tsx';

interface RuleCellsProps {
  readonly rule: LoanRule;
  /** Name of the rule, which tells its fields apart from those of others. */
  readonly name: string;
  readonly onChange: (rule: LoanRule) => void;
}

/** The fields of a rule that each row shows. Their labels are seen where the row is a card. */
export function RuleCells({ rule, name, onChange }: RuleCellsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FieldCell>
        <NumberField
          label={columnName('limit', t)}
          labelOf={name}
          name="limite"
          most={999}
          value={rule.limite}
          onChange={(limite) => onChange({ ...rule, limite })}
        />
      </FieldCell>
      <PeriodCell rule={rule} name={name} onChange={onChange} />
      <FieldCell>
        <NumberField
          label={columnName('renewals', t)}
          labelOf={name}
          name="renovacoes"
          most={99}
          value={rule.renovacoes}
          onChange={(renovacoes) => onChange({ ...rule, renovacoes })}
        />
      </FieldCell>
      <HoldCells rule={rule} name={name} onChange={onChange} />
      <FineCells rule={rule} name={name} onChange={onChange} />
    </>
  );
}

function PeriodCell({ rule, name, onChange }: RuleCellsProps) {
  const { t } = useTranslation();
  return (
    <FieldCell isPair>
      <NumberField
        label={columnName('period', t)}
        labelOf={name}
        name="prazo"
        least={1}
        most={1000}
        value={rule.prazo}
        onChange={(prazo) => onChange({ ...rule, prazo })}
      />
      <Select
        label={t('circulationEdit.rule.unit')}
        labelOf={name}
        name="unidade_prazo"
        value={rule.unidade_prazo}
        options={[
          { value: 'dias', label: t('circulationEdit.rule.inDays') },
          { value: 'horas', label: t('circulationEdit.rule.inHours') },
        ]}
        onChange={({ target }) =>
          onChange({ ...rule, unidade_prazo: target.value === 'horas' ? 'horas' : 'dias' })
        }
      />
    </FieldCell>
  );
}

function HoldCells({ rule, name, onChange }: RuleCellsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Cell className={styles.tick}>
        <Checkbox
          name="permite_reserva"
          checked={rule.permite_reserva}
          onChange={(permite_reserva) => onChange({ ...rule, permite_reserva })}
        >
          <span className={styles.tickLabel}>{columnName('holds', t)}</span>
          <VisuallyHidden> ({name})</VisuallyHidden>
        </Checkbox>
      </Cell>
      <FieldCell>
        <NumberField
          label={columnName('pickup', t)}
          labelOf={name}
          name="dias_retirada"
          most={60}
          value={rule.dias_retirada}
          onChange={(dias_retirada) => onChange({ ...rule, dias_retirada })}
        />
      </FieldCell>
    </>
  );
}

function FineCells({ rule, name, onChange }: RuleCellsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FieldCell>
        <MoneyField
          label={columnName('fine', t)}
          labelOf={name}
          name="multa_dia_centavos"
          most={1_000_000}
          value={rule.multa_dia_centavos}
          onChange={(multa_dia_centavos) => onChange({ ...rule, multa_dia_centavos })}
        />
      </FieldCell>
      <FieldCell>
        <MoneyField
          label={columnName('cap', t)}
          labelOf={name}
          name="multa_maxima_centavos"
          most={10_000_000}
          value={rule.multa_maxima_centavos}
          onChange={(multa_maxima_centavos) => onChange({ ...rule, multa_maxima_centavos })}
        />
      </FieldCell>
    </>
  );
}

interface FieldCellProps {
  readonly isPair?: boolean;
  readonly children: ReactNode;
}

function FieldCell({ isPair, children }: FieldCellProps) {
  return (
    <Cell className={classes(styles.control, isPair && styles.pair)}>
      <div>{children}</div>
    </Cell>
  );
}
