import { Answered } from '../../../api/answered.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useState } from 'react';
import type { Done } from '../use-done.ts';
import { AddIssueForm } from './add-issue-form.tsx';

/** An issue that nobody foresaw, of a library of the asker. A new form once one was added. */
export function AddIssue({ onDone }: { readonly onDone: Done }) {
  const choices = useEndpoint(endpointQuery('getCopyChoices', {}));
  const [added, setAdded] = useState(0);
  return (
    <Answered asked={choices}>
      {({ bibliotecas, proprias }) => (
        <AddIssueForm
          key={added}
          libraries={bibliotecas.filter(({ codigo }) => proprias.includes(codigo))}
          onDone={(words) => {
            setAdded(added + 1);
            onDone(words);
          }}
        />
      )}
    </Answered>
  );
}
