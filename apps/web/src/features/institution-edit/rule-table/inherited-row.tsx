import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { columnName, ruleColumns } from './rule-columns.ts';
import { otherScope, ruleName, scopeNames, type RuleNames } from './rule-name.ts';
import styles from './rule-table.module.css';
import { Cell, Row, RowHeader } from './table-parts.tsx';
import { ruleExtras, ruleValues } from './rule-values.ts';
import type { InheritedRule } from './shown-rules.ts';

interface InheritedRowProps {
  readonly inherited: InheritedRule;
  readonly names: RuleNames;
  /** Gives the case a rule of its own, like the one in force now. */
  readonly onOwn: () => void;
}

/** Read-only row of a case without a rule of its own: the rule in force for it. */
export function InheritedRow({ inherited, names, onOwn }: InheritedRowProps) {
  const { scope, rule } = inherited;
  const { t, i18n } = useTranslation();
  const { library, category, loanType } = scopeNames(scope, names, t);
  return (
    <Row className={styles.inherited}>
      <RowHeader className={styles.head}>
        {category}
        <span className={styles.scope}>
          {library} · {loanType}
        </span>
        {rule && (
          <>
            <span className={styles.extra}>
              {t('circulationEdit.table.from', { rule: otherScope(scope, rule, names, t) })}
            </span>
            {ruleExtras(rule, t, i18n.language).map((extra) => (
              <span key={extra} className={styles.extra}>
                {extra}
              </span>
            ))}
          </>
        )}
      </RowHeader>
      {rule ? (
        <Values values={ruleValues(rule, t, i18n.language)} />
      ) : (
        <Cell className={styles.whole} colSpan={ruleColumns.length - 2}>
          {t('circulationEdit.table.nothing')}
        </Cell>
      )}
      <Cell className={styles.acts}>
        <Button
          size="small"
          aria-label={t('circulationEdit.table.ownOf', { rule: ruleName(scope, names, t) })}
          onClick={onOwn}
        >
          {t('circulationEdit.table.own')}
        </Button>
      </Cell>
    </Row>
  );
}

/** Values of a rule, in the order of the columns. */
function Values({ values }: { readonly values: RuleValues }) {
  const { t } = useTranslation();
  return inColumns(values).map(([column, value]) => (
    <Cell key={column} className={styles.value}>
      <span className={styles.valueLabel} aria-hidden="true">
        {columnName(column, t)}
      </span>
      <span>{value}</span>
    </Cell>
  ));
}

type RuleValues = ReturnType<typeof ruleValues>;

const inColumns = (values: RuleValues) =>
  [
    ['limit', values.limite],
    ['period', values.prazo],
    ['renewals', values.renovacoes],
    ['holds', values.permite_reserva],
    ['pickup', values.dias_retirada],
    ['fine', values.multa_dia_centavos],
    ['cap', values.multa_maxima_centavos],
  ] as const;
