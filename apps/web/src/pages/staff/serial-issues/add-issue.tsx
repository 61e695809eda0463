import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useState } from 'react';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { AddIssueForm } from './add-issue-form.tsx';
import type { Serial } from './serial-field.tsx';

interface AddIssueProps {
  /** The serial the page is about; null: any. */
  readonly serial: Serial | null;
  readonly onDone: DoneHandler;
}

/** Form for an issue that no record foresaw, of a library of the asker; it is blank again once one was added. */
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
