import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { NumberField } from '../number-field.tsx';
import { columnName } from './rule-columns.ts';
import styles from './rule-table.module.css';
import { Cell } from './table-parts.tsx';
import { FieldCell } from './field-cell.tsx';
import { FineCells, type RuleCellsProps } from './fine-cells.tsx';

/** Fields of a rule that each row shows. Their labels are visible where the row is a card. */
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
