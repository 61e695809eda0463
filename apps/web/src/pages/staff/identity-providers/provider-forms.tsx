import { identityProviderLengths as lengths, identityProtocols } from '@estante/contract/plain';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useSubmission, type Submission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import {
  draftOf,
  newDraft,
  sentOf,
  type Draft,
  type Provider,
  type Providers,
} from './provider.ts';

interface FormProps {
  readonly places: Providers;
  readonly onDone: DoneHandler;
}

export function AddForm({ places, onDone }: FormProps) {
  const { t } = useTranslation();
  const submission = useSubmission('addIdentityProvider');
  const [draft, setDraft] = useState(() => newDraft('oidc'));
  const add = async () => {
    const made = await submission.send({ body: sentOf(draft) });
    if (!made) return;
    setDraft(newDraft(draft.protocolo));
    onDone(t('identityProviders.added', { name: made.nome }));
  };
  return (
    <ProviderForm
      draft={draft}
      places={places}
      isSecretKnown={false}
      submission={submission}
      onChange={setDraft}
      onSend={() => void add()}
    >
      <RadioGroup
        label={t('identityProviders.protocol')}
        options={identityProtocols.map((value) => ({
          value,
          label: t(`identityProviders.protocols.${value}`),
        }))}
        value={draft.protocolo}
        onChange={(protocolo) => setDraft({ ...newDraft(protocolo), nome: draft.nome })}
      />
    </ProviderForm>
  );
}

export function ChangeForm({
  provider,
  places,
  onDone,
}: FormProps & { readonly provider: Provider }) {
  const { t } = useTranslation();
  const submission = useSubmission('changeIdentityProvider');
  const [draft, setDraft] = useState(() => draftOf(provider));
  const change = async () => {
    const params = { id: String(provider.codigo) };
    const made = await submission.send({ params, body: sentOf(draft) });
    if (!made) return;
    setDraft(draftOf(made));
    onDone(t('identityProviders.changed', { name: made.nome }));
  };
  return (
    <ProviderForm
      draft={draft}
      places={places}
      isSecretKnown={provider.segredo_definido}
      submission={submission}
      onChange={setDraft}
      onSend={() => void change()}
    />
  );
}

interface ProviderFormProps {
  readonly draft: Draft;
  readonly places: Providers;
  readonly isSecretKnown: boolean;
  readonly submission: Pick<Submission<'addIdentityProvider'>, 'isBusy' | 'problem' | 'errorAt'>;
  readonly children?: ReactNode;
  readonly onChange: (draft: Draft) => void;
  readonly onSend: () => void;
}

function ProviderForm({ draft, places, isSecretKnown, submission, ...rest }: ProviderFormProps) {
  const { t } = useTranslation();
  const { isBusy, problem, errorAt } = submission;
  const change = (part: Partial<Draft>) => rest.onChange({ ...draft, ...part });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    rest.onSend();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        {rest.children}
        <TextField
          label={t('identityProviders.name')}
          name="nome"
          maxLength={lengths.name}
          error={errorAt('nome')}
          value={draft.nome}
          onChange={({ target }) => change({ nome: target.value })}
        />
        <ConnectionFields
          draft={draft}
          isSecretKnown={isSecretKnown}
          errorAt={errorAt}
          change={change}
        />
        <PersonFields draft={draft} places={places} errorAt={errorAt} change={change} />
        <Checkbox name="ativo" checked={draft.ativo} onChange={(ativo) => change({ ativo })}>
          {t('identityProviders.active')}
        </Checkbox>
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('identityProviders.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
