import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { RuleCells } from './rule-cells.tsx';
import { RuleDetails } from './rule-details.tsx';
import { ruleName, scopeNames, type LoanRule, type RuleNames } from './rule-name.ts';
import styles from './rule-table.module.css';
import { Cell, Row, RowHeader } from './table-parts.tsx';
import { ruleExtras } from './rule-values.ts';
import { ruleColumns } from './rule-columns.ts';

interface RuleRowProps {
  readonly rule: LoanRule;
  readonly names: RuleNames;
  readonly at: number;
  /** Whether the rule differs from the saved one. */
  readonly isChanged: boolean;
  /** Whether the rule has just been added: its scope is then set first. */
  readonly isAdded: boolean;
  /** Acts, one object across renderings: rows that are not written in are not rendered again. */
  readonly acts: RuleActs;
}

export interface RuleActs {
  readonly change: (at: number, rule: LoanRule) => void;
  readonly copy: (rule: LoanRule) => void;
  readonly remove: (at: number) => void;
}

/** Rule: the fields that every row shows and, below it when opened, the rest. */
export const RuleRow = memo(function RuleRow(props: RuleRowProps) {
  const { rule, names, at, isChanged, isAdded, acts } = props;
  const { t } = useTranslation();
  // Path of its fields in the call.
  const part = `regras.${at}`;
  const onChange = (next: LoanRule) => acts.change(at, next);
  const name = ruleName(rule, names, t);
  const [isOpen, setOpen] = useState(isAdded);
  // Fields that were opened stay mounted, and are checked when the form is sent.
  const [wasOpened, setOpened] = useState(isAdded);
  const rest = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isAdded) rest.current?.querySelector('select')?.focus();
  }, [isAdded]);
  return (
    <>
      <Row className={classes(styles.rule, isChanged && styles.changed)} data-part={part}>
        <RuleHead rule={rule} names={names} isChanged={isChanged} />
        <RuleCells rule={rule} name={name} onChange={onChange} />
        <Cell className={styles.acts}>
          <Button
            variant="quiet"
            icon={isOpen ? 'chevronUp' : 'chevronDown'}
            iconOnly
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
              setOpened(true);
            }}
          >
            {t('circulationEdit.table.more', { rule: name })}
          </Button>
          <Button variant="quiet" icon="copy" iconOnly onClick={() => acts.copy(rule)}>
            {t('circulationEdit.table.copy', { rule: name })}
          </Button>
          <Button variant="quiet" icon="trash" iconOnly onClick={() => acts.remove(at)}>
            {t('edit.remove', { name })}
          </Button>
        </Cell>
      </Row>
      {wasOpened && (
        <Row
          ref={rest}
          className={styles.rest}
          data-part={part}
          hidden={!isOpen}
          // A field at fault is unfolded, so that the keyboard can be led to it.
          onInvalidCapture={({ currentTarget }) => {
            currentTarget.hidden = false;
            setOpen(true);
          }}
        >
          <Cell colSpan={ruleColumns.length}>
            <RuleDetails rule={rule} names={names} onChange={onChange} />
          </Cell>
        </Row>
      )}
    </>
  );
});

type HeadProps = Pick<RuleRowProps, 'rule' | 'names' | 'isChanged'>;

function RuleHead({ rule, names, isChanged }: HeadProps) {
  const { t, i18n } = useTranslation();
  const { library, category, loanType } = scopeNames(rule, names, t);
  return (
    <RowHeader className={styles.head}>
      {category}
      <span className={styles.scope}>
        {library} · {loanType}
      </span>
      {ruleExtras(rule, t, i18n.language).map((extra) => (
        <span key={extra} className={styles.extra}>
          {extra}
        </span>
      ))}
      {isChanged && <span className={styles.unsaved}>{t('circulationEdit.table.unsaved')}</span>}
    </RowHeader>
  );
}
