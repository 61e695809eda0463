import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSubmission } from '../../../api/use-act.ts';
import { personLengths, personalLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { LinkFields } from './link-fields.tsx';
import { KnownPerson } from './known-person.tsx';
import { peopleHref } from './people-address.ts';
import type { Registration, RegistrationProps } from './registration.ts';

/** Form that makes a self-registered person a patron, with the data of their document. */
export function RegistrationConfirmation({ registration }: RegistrationProps) {
  const { confirm, draft, change, isBusy, problem, errorAt } = useConfirming(registration);
  const fields = { draft, errorAt, onChange: change };
  return (
    <form noValidate onSubmit={(event) => void confirm(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem}>
          <KnownPerson values={problem?.values} />
        </ProblemSummary>
        <DocumentFields {...fields} hasError={problem !== null} />
        <LinkFields {...fields} />
        <ConfirmButton isBusy={isBusy} />
      </Stack>
    </form>
  );
}

type ConfirmationDraft = ReturnType<typeof draftOf>;

const draftOf = ({ nome, cpf, identidade }: Registration) => ({
  nome,
  cpf,
  identidade,
  usuario: '',
  categoria: '',
  validade: '',
});

/** Keeps the draft of the self-registered person, sends it, and goes to their page. */
function useConfirming(registration: Registration) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { send, tellUnread, ...submission } = useSubmission('confirmRegistration');
  const [draft, setDraft] = useState(() => draftOf(registration));
  const change = (part: Partial<ConfirmationDraft>) => setDraft({ ...draft, ...part });
  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const made = await send({ params: { id: String(registration.protocolo) }, body: draft });
    if (!made) return;
    const words = t('selfRegistration.confirmed', { name: made.nome_pessoa });
    showToast({ tone: 'success', words });
    void navigate(peopleHref({ person: made.cod_pessoa }));
  };
  return { ...submission, draft, change, confirm };
}

interface DocumentFieldsProps {
  readonly draft: ConfirmationDraft;
  readonly hasError: boolean;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<ConfirmationDraft>) => void;
}

/** Fields for the name and the numbers on the document. */
function DocumentFields({ hasError, ...fields }: DocumentFieldsProps) {
  const line = useLines(fields);
  return (
    <FieldGrid hasError={hasError}>
      <TextField {...line('nome', personLengths.name)} required />
      <TextField {...line('cpf', personalLengths.line)} />
      <TextField {...line('identidade', personalLengths.line)} />
    </FieldGrid>
  );
}

function useLines({ draft, errorAt, onChange }: Omit<DocumentFieldsProps, 'hasError'>) {
  const { t } = useTranslation();
  return (field: 'nome' | 'cpf' | 'identidade', length: number) => ({
    label: t(`people.fields.${field}`),
    name: field,
    autoComplete: 'off',
    maxLength: length,
    error: errorAt(field),
    value: draft[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      onChange({ [field]: target.value }),
  });
}

function ConfirmButton({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" isPending={isBusy}>
        {t('selfRegistration.confirm')}
      </Button>
    </div>
  );
}
