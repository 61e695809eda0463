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
import { LinkFields } from './link-form.tsx';
import { KnownPerson } from './known-person.tsx';
import { peopleHref } from './people-address.ts';
import type { RegistrationProps } from './registration.ts';

/** Form that makes a patron of whoever registered, as their document has them. */
export function RegistrationConfirmation({ registration }: RegistrationProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { send, tellUnread, isBusy, problem, errorAt } = useSubmission('confirmRegistration');
  const { nome, cpf, identidade } = registration;
  const [draft, setDraft] = useState({
    nome,
    cpf,
    identidade,
    usuario: '',
    categoria: '',
    validade: '',
  });
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const made = await send({ params: { id: String(registration.protocolo) }, body: draft });
    if (!made) return;
    const words = t('selfRegistration.confirmed', { name: made.nome_pessoa });
    showToast({ tone: 'success', words });
    void navigate(peopleHref({ person: made.cod_pessoa }));
  };
  const line = (field: 'nome' | 'cpf' | 'identidade', length: number) => ({
    label: t(`people.fields.${field}`),
    name: field,
    autoComplete: 'off',
    maxLength: length,
    error: errorAt(field),
    value: draft[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      change({ [field]: target.value }),
  });
  return (
    <form noValidate onSubmit={(event) => void confirm(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem}>
          <KnownPerson values={problem?.values} />
        </ProblemSummary>
        <FieldGrid hasError={problem !== null}>
          <TextField {...line('nome', personLengths.name)} required />
          <TextField {...line('cpf', personalLengths.line)} />
          <TextField {...line('identidade', personalLengths.line)} />
        </FieldGrid>
        <LinkFields draft={draft} errorAt={errorAt} onChange={change} />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('selfRegistration.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
