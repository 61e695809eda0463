import { useTranslation } from '../../../languages/use-translation.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { columnName } from './rule-columns.ts';
import { FieldCell } from './field-cell.tsx';
import type { LoanRule } from './rule-name.ts';

export interface RuleCellsProps {
  readonly rule: LoanRule;
  /** Name of the rule, which tells its fields apart from those of others. */
  readonly name: string;
  readonly onChange: (rule: LoanRule) => void;
}

/** Fields on the cost of a late return: for each day, and at most. */
export function FineCells({ rule, name, onChange }: RuleCellsProps) {
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
