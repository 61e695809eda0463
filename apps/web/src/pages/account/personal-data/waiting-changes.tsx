import { useQueryClient } from '@tanstack/react-query';
import { endpointQuery, queryKey } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { PersonalChanges } from '../../../parts/patrons/personal-changes.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import type { PersonalData } from './personal-draft.ts';

/** Changes that wait for the reader or the library, and the library's last answer. */
export function WaitingChanges({ data }: { readonly data: PersonalData }) {
  const { pedido, resposta, emails_a_confirmar: unconfirmed } = data;
  return (
    <Stack gap={3}>
      {unconfirmed.map((one) => (
        <UnconfirmedAddress key={one.email} {...one} />
      ))}
      {unconfirmed.length > 0 && <GiveUp email={data.email} />}
      {pedido ? <OpenRequest request={pedido} /> : resposta && <LastAnswer answer={resposta} />}
    </Stack>
  );
}

function UnconfirmedAddress({ email, expira_em }: PersonalData['emails_a_confirmar'][number]) {
  const { t } = useTranslation();
  return (
    <Message tone="warning" title={t('personalData.unconfirmed', { email })}>
      {t('personalData.unconfirmedHint', { until: expira_em })}
    </Message>
  );
}

/** Button that drops mistyped addresses awaiting confirmation: the present ones are sent unchanged. */
function GiveUp({ email }: Pick<PersonalData, 'email'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('changePersonalData');
  const giveUp = async () => {
    const answer = await act({ body: { email } });
    if (!answer) return;
    client.setQueryData(queryKey(endpointQuery('getPersonalData', {})), answer);
    showToast({ tone: 'success', words: t('personalData.emailsGivenUp') });
  };
  return (
    <div>
      <Button isPending={isBusy} onClick={() => void giveUp()}>
        {t('personalData.giveUpEmails')}
      </Button>
    </div>
  );
}

type Request = NonNullable<PersonalData['pedido']>;

function OpenRequest({ request }: { readonly request: Request }) {
  const { t } = useTranslation();
  const { withdraw, isBusy } = useWithdrawal();
  return (
    <Message
      title={t('personalData.waits', { at: request.enviado_em })}
      actions={
        <Button isPending={isBusy} onClick={() => void withdraw()}>
          {t('personalData.withdraw')}
        </Button>
      }
    >
      <PersonalChanges changes={request.campos} />
    </Message>
  );
}

function useWithdrawal() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('withdrawPersonalDataRequest');
  const withdraw = async () => {
    const answer = await act({});
    if (!answer) return;
    client.setQueryData(queryKey(endpointQuery('getPersonalData', {})), answer);
    showToast({ tone: 'success', words: t('personalData.withdrawn') });
  };
  return { withdraw, isBusy };
}

type Answer = NonNullable<PersonalData['resposta']>;

function LastAnswer({ answer: { situacao, em, texto } }: { readonly answer: Answer }) {
  const { t } = useTranslation();
  return (
    <Message
      tone={situacao === 'aceito' ? 'success' : 'warning'}
      title={t(`personalData.answers.${situacao}`, { at: em })}
    >
      {texto}
    </Message>
  );
}
