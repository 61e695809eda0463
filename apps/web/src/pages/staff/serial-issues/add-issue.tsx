import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useState } from 'react';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { AddIssueForm } from './add-issue-form.tsx';
import type { Serial } from './serial-field.tsx';

interface AddIssueProps {
  /** Serial of the page; null for any. */
  readonly serial: Serial | null;
  readonly onDone: DoneHandler;
}

/**
 * Form for an issue that no record predicted, of a library of the member of staff; blank again after each.
 */
export function AddIssue({ serial, onDone }: AddIssueProps) {
  const choices = useEndpoint(endpointQuery('getCopyChoices', {}));
  const [added, setAdded] = useState(0);
  return (
    <QueryBoundary asked={choices}>
      {({ bibliotecas, proprias }) => (
        <AddIssueForm
          key={`${serial?.cod_acervo} ${added}`}
          serial={serial}
          libraries={bibliotecas.filter(({ codigo }) => proprias.includes(codigo))}
          onDone={(words) => {
            setAdded(added + 1);
            onDone(words);
          }}
        />
      )}
    </QueryBoundary>
  );
}
