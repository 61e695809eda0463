import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState, type SubmitEvent } from 'react';
import { failureOf, type ApiFailure, type Output } from '../../../api/api.ts';
import { failureWords } from '../../../api/failure-toast.ts';
import { ApiContext, endpointQuery, queryKey } from '../../../api/query.ts';
import { PasswordField } from '../../../features/sign-in/password-field.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster, Stack } from '../../../ui/flow.tsx';
import { Message } from '../../../ui/message.tsx';
import { clearToasts, showToast } from '../../../ui/toasts.tsx';
import { bodyOf, fieldChanges, untouched, type PersonalData } from './personal-draft.ts';
import { PersonalFields } from './personal-fields.tsx';

const query = endpointQuery('getPersonalData', {});

export function PersonalDataForm({ data }: { readonly data: PersonalData }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(untouched);
  const [password, setPassword] = useState('');
  const { save, failure, isBusy, forget } = useSave();
  const changed = fieldChanges(data, draft);
  const asked = changed.filter((field) => !data.campos_editaveis.includes(field));
  const isChanged = changed.length > 0 || draft.receivesMail !== null;
  const start = () => {
    setDraft(untouched);
    setPassword('');
    forget();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChanged || !(await save(bodyOf(data, draft, password)))) return;
    start();
    const words = asked.length > 0 ? 'personalData.asked' : 'personalData.saved';
    showToast({ tone: 'success', words: t(words) });
  };
  const errorOf = (field: string) => failure?.campos.find(({ campo }) => campo === field)?.mensagem;
  const passwordError =
    failure?.codigo === 'SenhaAtualIncorreta' ? failureWords(failure, t) : errorOf('senha');
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <PersonalFields data={data} draft={draft} onChange={setDraft} errorOf={errorOf} />
        {changed.includes('email') && (
          <PasswordField
            label={t('personalData.password')}
            description={t('personalData.passwordHint')}
            name="senha"
            autoComplete="current-password"
            onWrite={setPassword}
            error={passwordError}
          />
        )}
        {asked.length > 0 && <Message>{t('personalData.willAsk')}</Message>}
        {failure && (
          <Message tone="warning" isLive title={t('personalData.failed')}>
            {failureWords(failure, t)}
          </Message>
        )}
        <Cluster>
          <Button
            type="submit"
            look="primary"
            // Whoever has just saved is still on it.
            aria-disabled={!isChanged || undefined}
            isPending={isBusy}
          >
            {t('edit.save')}
          </Button>
          {isChanged && (
            <Button look="quiet" onClick={start}>
              {t('edit.discard')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

/** Sends what was changed; the answer is what the page shows from then on. */
function useSave() {
  const call = useContext(ApiContext);
  const client = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (body: ReturnType<typeof bodyOf>): Promise<boolean> => {
    if (!call || isBusy) return false;
    clearToasts();
    setBusy(true);
    setFailure(null);
    try {
      const answer: Output<'changePersonalData'> = await call('changePersonalData', { body });
      client.setQueryData(queryKey(query), answer);
      return true;
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { save, failure, isBusy, forget: () => setFailure(null) };
}
