/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label --
    the roles stand because browsers drop a table's meaning where its rows
   are laid out as cards; a month without issues is an empty cell. */
import { useTranslation } from '../../languages/use-translation.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/drawings/icon.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { columnsOf, issuesIn, shortName, type Column, type Issue, type Part } from './calendar.ts';
import { stateIcons } from './issue-states.ts';
import styles from './serial-issues.module.css';
import { useIssueName } from './use-issue-name.ts';

interface IssueCalendarProps {
  /** Caption of the table. */
  readonly caption: string;
  readonly part: Part;
  readonly onOpen: (issue: Issue) => void;
}

/**
 * Calendar of issues: a row for each year, a column for each month; on a narrow page each year is a card of
 * its months.
 */
export function IssueCalendar({ caption, part, onOpen }: IssueCalendarProps) {
  const { t } = useTranslation();
  const columns = columnsOf(part);
  const nameOf = (column: Column, length: 'months' | 'shortMonths') =>
    column === 0 ? t('serialIssues.wholeYear') : t(`serialIssues.${length}.m${column}`);
  return (
    <div className={styles.container}>
      <table role="table" className={classes(styles.calendar, columns.length > 1 && styles.months)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('serialIssues.year')}
            </th>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                <span aria-hidden="true">{nameOf(column, 'shortMonths')}</span>
                <VisuallyHidden>{nameOf(column, 'months')}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {part.anos.map((year) => (
            <tr key={year.ano} role="row">
              <th role="rowheader" scope="row">
                {year.ano}
              </th>
              {columns.map((column) => (
                <Cell
                  key={column}
                  column={column}
                  name={nameOf(column, 'shortMonths')}
                  issues={issuesIn(year, column)}
                  onOpen={onOpen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly column: Column;
  /** Name of the cell's column. */
  readonly name: string;
  readonly issues: readonly Issue[];
  readonly onOpen: (issue: Issue) => void;
}

function Cell({ column, name, issues, onOpen }: CellProps) {
  const issueName = useIssueName();
  if (issues.length === 0) return <td role="cell" className={styles.empty} />;
  return (
    <td role="cell" className={classes(column === 0 && styles.noMonth)}>
      <span className={styles.cellName} aria-hidden="true">
        {name}
      </span>
      <ul className={styles.issues}>
        {issues.map((issue) => (
          <li key={`${issue.seq_par} ${issue.seq_sec}`}>
            <button
              type="button"
              className={classes(styles.issue, styles[issue.situacao])}
              aria-label={issueName(issue)}
              aria-haspopup="dialog"
              onClick={() => onOpen(issue)}
            >
              <Icon name={stateIcons[issue.situacao]} />
              <span>{shortName(issue)}</span>
            </button>
          </li>
        ))}
      </ul>
    </td>
  );
}
