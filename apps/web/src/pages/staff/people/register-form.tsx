import { personLengths, personalLengths, type ReaderRole } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { LinkFields } from './link-form.tsx';
import { KnownPerson } from './known-person.tsx';
import { peopleHref } from './people-address.ts';
import { addressLines, onlyOne, type Choices } from './person.ts';
import { PlaceFields } from './place-fields.tsx';
import { useFirstFocus } from './use-first-focus.ts';

/** Somebody new, with their first link. */
export function RegisterForm() {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('getPeopleChoices', {}));
  return (
    <Stack gap={4}>
      <p>
        <Link href={peopleHref({})}>{t('people.back')}</Link>
      </p>
      <h2>{t('people.register')}</h2>
      <QueryBoundary asked={asked} failed={t('people.failed')}>
        {(choices) => <Form choices={choices} />}
      </QueryBoundary>
    </Stack>
  );
}

const newDraft = (choices: Choices) => ({
  nome: '',
  emails: '',
  telefone: '',
  cpf: '',
  identidade: '',
  data_nascimento: '',
  logradouro: '',
  complemento: '',
  bairro: '',
  cidade: '',
  cep: '',
  observacao: '',
  usuario: '',
  unidade: onlyOne(choices.bibliotecas),
  categoria: '',
  validade: '',
  papel: 'leitor' as ReaderRole,
});

const identityLines = ['nome', 'emails', 'telefone', 'cpf', 'identidade'] as const;
type IdentityLine = (typeof identityLines)[number];
type Line = IdentityLine | 'data_nascimento' | (typeof addressLines)[number];
const isIdentity = (field: Line): field is IdentityLine =>
  identityLines.some((one) => one === field);

function Form({ choices }: { readonly choices: Choices }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const first = useFirstFocus<HTMLInputElement>();
  const { send, tellUnread, isBusy, problem, errorAt } = useSubmission('registerPerson');
  const [draft, setDraft] = useState(() => newDraft(choices));
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const register = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const made = await send({
      body: { ...draft, data_nascimento: draft.data_nascimento || null },
    });
    if (!made) return;
    showToast({ tone: 'success', words: t('people.registered', { name: made.nome_pessoa }) });
    void navigate(peopleHref({ person: made.cod_pessoa }));
  };
  const line = (field: Line, length: number = personalLengths.line) => ({
    label: isIdentity(field) ? t(`people.fields.${field}`) : t(`personalData.fields.${field}`),
    name: field,
    autoComplete: 'off',
    maxLength: length,
    error: errorAt(field),
    value: draft[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      change({ [field]: target.value }),
  });
  return (
    <form noValidate onSubmit={(event) => void register(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem}>
          <KnownPerson values={problem?.values} />
        </ProblemSummary>
        <FieldGrid hasError={problem !== null}>
          <TextField {...line('nome', personLengths.name)} ref={first} required />
          <TextField {...line('cpf')} inputMode="numeric" />
          <TextField {...line('identidade')} />
          <TextField {...line('data_nascimento')} type="date" />
          <TextField
            {...line('emails', personalLengths.emails)}
            description={t('people.emailsHint')}
          />
          <TextField {...line('telefone', personLengths.phone)} type="tel" />
          {addressLines.map((field) => (
            <TextField key={field} {...line(field)} />
          ))}
        </FieldGrid>
        <PlaceFields
          libraries={choices.bibliotecas}
          draft={draft}
          errorAt={errorAt}
          onChange={change}
        />
        <LinkFields draft={draft} errorAt={errorAt} onChange={change} />
        <TextArea
          label={t('people.fields.observacao')}
          description={t('people.noteHint')}
          name="observacao"
          rows={2}
          maxLength={personLengths.note}
          value={draft.observacao}
          onChange={({ target }) => change({ observacao: target.value })}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('people.register')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
