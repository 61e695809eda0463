import { useTranslation } from '../../../languages/use-translation.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { columnName, ruleColumns } from './rule-columns.ts';
import { ColumnHeader, HeadGroup, Row } from './table-parts.tsx';

export function TableHead() {
  const { t } = useTranslation();
  return (
    <HeadGroup>
      <Row>
        {ruleColumns.map((column) => (
          <ColumnHeader key={column}>
            {column === 'acts' ? (
              <VisuallyHidden>{columnName(column, t)}</VisuallyHidden>
            ) : (
              columnName(column, t)
            )}
          </ColumnHeader>
        ))}
      </Row>
    </HeadGroup>
  );
}
