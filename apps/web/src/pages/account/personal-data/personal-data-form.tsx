import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { endpointQuery, queryKey } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { UnsavedDialog } from '../../../parts/page/unsaved-dialog.tsx';
import { useConfirmation } from '../../../parts/patrons/use-confirmation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { HeldFields } from '../../../ui/fields/held-fields.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { clearToasts, showToast } from '../../../ui/feedback/toasts.tsx';
import { bodyOf, fieldChanges, receiptOf, untouched, type PersonalData } from './personal-draft.ts';
import { PersonalFields } from './personal-fields.tsx';
import { AddressProof } from './address-proof.tsx';

const query = endpointQuery('getPersonalData', {});

export function PersonalDataForm({ data }: { readonly data: PersonalData }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(untouched);
  const [password, setPassword] = useState('');
  const confirmation = useConfirmation();
  const client = useQueryClient();
  const { send, isBusy, problem, tell, tellUnread, errorAt } = useSubmission('changePersonalData');
  const changed = fieldChanges(data, draft);
  const asked = changed.filter((field) => !data.campos_editaveis.includes(field));
  const isChanged = changed.length > 0 || draft.receivesMail !== null;
  const start = () => {
    setDraft(untouched);
    setPassword('');
    tell(null);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    if (!isChanged) return;
    clearToasts();
    const typed = confirmation.provider === null ? password : null;
    const saved = await send({ body: bodyOf(data, draft, typed) });
    if (changed.includes('email')) confirmation.renew();
    if (!saved) return;
    client.setQueryData(queryKey(query), saved);
    start();
    const said = receiptOf(data, draft, saved).map((one) => t(`personalData.${one}`));
    showToast({ tone: 'success', words: said.join(' ') });
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <ProblemSummary problem={problem} />
        <HeldFields isHeld={isBusy}>
          <Stack gap={5}>
            <PersonalFields data={data} draft={draft} onChange={setDraft} errorOf={errorAt} />
            {changed.includes('email') && (
              <AddressProof
                confirmation={confirmation}
                onWrite={setPassword}
                error={errorAt('senha')}
              />
            )}
          </Stack>
        </HeldFields>
        {asked.length > 0 && <Message>{t('personalData.willAsk')}</Message>}
        <FormActs isChanged={isChanged} isBusy={isBusy} onDiscard={start} />
      </Stack>
      <UnsavedDialog isChanged={isChanged} />
    </form>
  );
}

interface FormActsProps {
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly onDiscard: () => void;
}

function FormActs({ isChanged, isBusy, onDiscard }: FormActsProps) {
  const { t } = useTranslation();
  return (
    <Cluster>
      <Button
        type="submit"
        variant="primary"
        // A reader who has just saved still has the keyboard on it.
        aria-disabled={!isChanged || undefined}
        isPending={isBusy}
      >
        {t('edit.save')}
      </Button>
      {isChanged && (
        <Button variant="quiet" onClick={onDiscard}>
          {t('edit.discard')}
        </Button>
      )}
    </Cluster>
  );
}
