import type { ReaderRole } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { LinkFields } from './link-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { onlyOne, type Choices, type OnDone, type Person } from './person.ts';

interface AddLinkFormProps {
  readonly person: Person;
  readonly onDone: OnDone;
}

const blank = {
  usuario: '',
  unidade: '',
  categoria: '',
  validade: '',
  papel: 'leitor' as ReaderRole,
};

/** Form for another link of a person to a library. */
export function AddLinkForm(props: AddLinkFormProps) {
  const asked = useEndpoint(endpointQuery('getPeopleChoices', {}));
  return (
    <QueryBoundary asked={asked}>
      {({ bibliotecas }) => <Form {...props} libraries={bibliotecas} />}
    </QueryBoundary>
  );
}

interface FormProps extends AddLinkFormProps {
  readonly libraries: Choices['bibliotecas'];
}

function Form(props: FormProps) {
  const { t } = useTranslation();
  const { draft, change, add, isBusy, problem, errorAt } = useNewLink(props);
  const fields = { draft, errorAt, onChange: change };
  return (
    <form noValidate onSubmit={(event) => void add(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <PlaceFields {...fields} libraries={props.libraries} />
        <LinkFields {...fields} />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('people.addLink')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Keeps the draft of another link, and sends it; blank again once it was added. */
function useNewLink({ person, libraries, onDone }: FormProps) {
  const { t } = useTranslation();
  const { send, tellUnread, ...submission } = useSubmission('addLink');
  const [written, setWritten] = useState(blank);
  const draft = { ...written, unidade: written.unidade || onlyOne(libraries) };
  const change = (part: Partial<typeof blank>) => setWritten({ ...draft, ...part });
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const made = await send({ params: { id: String(person.cod_pessoa) }, body: draft });
    if (!made) return;
    setWritten(blank);
    onDone(t('people.linkAdded', { user: draft.usuario }));
  };
  return { ...submission, draft, change, add };
}
